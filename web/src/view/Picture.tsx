import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { useWords } from "../words/context";
import type { Look } from "./look";
import { Marks } from "./Marks";
import { PieceSigns } from "./PieceSigns";

interface PictureProps {
  look: Look;
  /** The address of the picture. */
  picture: string;
  chosen: string | null;
  choose: (piece: string | null) => void;
}

/** The camera's picture, and over it what was recognised. */
export function Picture({ look, picture, chosen, choose }: PictureProps) {
  const words = useWords();
  const [large, setLarge] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = pane;
    current?.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    );
  }, [large]);
  const [width, height] = look.size;
  return (
    <div class="picture">
      <div ref={pane} class="picture-pane" data-large={large ? "yes" : "no"}>
        <div class="picture-sheet" style={{ "--ratio": width / height }}>
          <img src={picture} alt={words.say("camera-picture")} />
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {look.fingers.map(([left, top, wide, high], i) => (
              <g key={i} class="is-fingers">
                <rect class="shape" x={left} y={top} width={wide} height={high} />
              </g>
            ))}
            <Marks look={look} />
            <PieceSigns {...{ look, chosen, choose }} />
          </svg>
        </div>
      </div>
      <button
        type="button"
        class="picture-size"
        aria-pressed={large}
        onClick={() => setLarge(!large)}
      >
        {words.say(`camera-view-${large ? "smaller" : "larger"}`)}
      </button>
    </div>
  );
}
