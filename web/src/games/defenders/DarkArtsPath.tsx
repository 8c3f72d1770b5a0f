import type { BesideProps } from "../../face";
import { useWords } from "../../words/context";
import type { DefendersView, PrintedDefenders } from "./generated";

/** The Dark Arts Path with its zones, and the Marker on it. */
export function DarkArtsPath({ view, box }: BesideProps<DefendersView, PrintedDefenders>) {
  const words = useWords();
  const place = words.say("web-path-marker", {
    space: view.marker + 1,
    spaces: box.path.length,
    zone: box.path[view.marker] ?? "",
  });
  return (
    <section class="path" aria-label={place}>
      <h2>
        {words.say("web-path")}
        {view.final_hands && <span class="final-hands">{words.say("web-final-hands")}</span>}
      </h2>
      <ol aria-hidden="true">
        {box.path.map((zone, i) => (
          <li
            key={i}
            class={`path-space path-${zone}`}
            data-marker={i === view.marker ? "" : undefined}
          >
            {i + 1}
          </li>
        ))}
      </ol>
    </section>
  );
}
