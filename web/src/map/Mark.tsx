import { useWords } from "../words/context";
import type { MapMark, PlayMap, Sign } from "./playmap";
import type { Spot } from "./spots";

/** What part of a pawn's place a mark fills. */
const FILLED = 0.78;

interface MarkProps extends MapMark {
  sign: Sign;
  spot: Spot;
  largest: number;
}

/** A sign on a space, with its meaning as a title. */
export function Mark({ kind, gone = false, sign, spot, largest }: MarkProps) {
  const words = useWords();
  const meaning = words.say(`web-sign-${kind}`);
  const size = Math.min(largest, spot.tall * FILLED);
  return (
    <g
      class={`mark mark-${kind} ${gone ? "mark-gone" : ""}`}
      data-mark={kind}
      data-gone={gone ? "" : undefined}
      transform={`translate(${spot.at.join(" ")}) scale(${size / 12})`}
    >
      <title>{gone ? words.say("web-sign-gone", { sign: meaning }) : meaning}</title>
      <MarkShape sign={sign} />
    </g>
  );
}

/** The sign of a mark by itself, in a line of text. */
export function MarkSign({ map, kind }: { map: PlayMap; kind: string }) {
  return (
    <svg class="legend-mark" viewBox="-8 -8 16 16" aria-hidden="true">
      <g class={`mark mark-${kind}`}>
        <MarkShape sign={map.signs[kind] ?? ""} />
      </g>
    </svg>
  );
}

/** The sign on its disc, around the origin. */
function MarkShape({ sign }: { sign: Sign }) {
  return (
    <>
      <circle class="mark-disc" r="7" />
      <path class="mark-sign" d={sign} />
    </>
  );
}
