import { ANCHORS } from "../camera/finds";
import { useWords } from "../words/context";
import { ASTRAY, type Look } from "./look";

/** The anchors, and by how much each is off. */
export function Anchors({ look }: { look: Look }) {
  const words = useWords();
  return (
    <section class="panel">
      <h2>{words.say("camera-view-anchors")}</h2>
      <ul class="anchors">
        {ANCHORS.map((tag, code) => {
          const mark = look.marks.find((each) => each.anchor && each.code === code);
          const off = mark?.off ?? null;
          const state = mark === undefined ? "missing" : (off ?? 0) > ASTRAY ? "astray" : "seen";
          return (
            <li key={tag} data-anchor={state}>
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
