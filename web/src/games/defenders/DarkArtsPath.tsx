import type { BesideProps } from "../../face";
import { useWords } from "../../words/context";
import type { DefendersView, PrintedDefenders } from "./generated";
import { Glyph } from "./Glyph";

type Props = BesideProps<DefendersView, PrintedDefenders>;

/** The Dark Arts Path with its zones and Event Spaces, the Marker on it, and the tokens. */
export function DarkArtsPath({ view, box }: Props) {
  const words = useWords();
  const place = words.say("web-path-marker", {
    space: view.marker + 1,
    spaces: box.path.length,
    zone: box.path[view.marker]?.zone ?? "",
  });
  return (
    <section class="path" aria-label={place}>
      <div class="track-head">
        <h2>{words.say("web-path")}</h2>
        {view.final_hands && <span class="final-hands">{words.say("web-final-hands")}</span>}
        {view.needed > 0 && (
          <span class="path-needed">{words.say("web-path-needed", { needed: view.needed })}</span>
        )}
        <ProgressTokens view={view} box={box} />
      </div>
      <ol aria-hidden="true">
        {box.path.map(({ zone, event }, i) => (
          <li
            key={i}
            class={`path-space path-${zone} ${event ? "path-event" : ""}`}
            data-marker={i === view.marker ? "" : undefined}
            title={event ? words.say("web-path-event", { space: i + 1 }) : undefined}
          >
            {i + 1}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The zones' Progress Tokens: on the Path, or taken. */
function ProgressTokens({ view, box }: Props) {
  const words = useWords();
  const zones = [...new Set(box.path.map(({ zone }) => zone))];
  return (
    <ul class="progress">
      {zones.map((zone) => {
        const taken = view.progress.includes(zone);
        return (
          <li
            key={zone}
            class={`zone zone-${zone}`}
            data-progress={zone}
            data-taken={taken ? "" : undefined}
          >
            <Glyph sign="deployment" />
            {words.say(`web-progress-${zone}`)}
            <small>{words.say(taken ? "web-progress-taken" : "web-progress-open")}</small>
          </li>
        );
      })}
    </ul>
  );
}
