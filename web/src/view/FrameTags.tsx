import { FRAME } from "../camera/finds";
import { useWords } from "../words/context";
import { ASTRAY, type Look } from "./look";

/** The tags round the board, and by how much each is off. */
export function FrameTags({ look }: { look: Look }) {
  const words = useWords();
  return (
    <section class="panel">
      <h2>{words.say("camera-view-frame")}</h2>
      <ul class="frame-tags">
        {FRAME.map((tag, code) => {
          const mark = look.marks.find((each) => each.frame && each.code === code);
          const off = mark?.off ?? null;
          const state = mark === undefined ? "missing" : (off ?? 0) > ASTRAY ? "astray" : "seen";
          return (
            <li key={tag} data-frame={state}>
              <span>{words.name(tag)}</span>
              <b>{state === "missing" ? words.say("camera-view-missing") : offBy(off)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function offBy(pixels: number | null): string {
  return pixels === null ? "–" : `${pixels.toFixed(1)} px`;
}
