import { useWords } from "../words/context";
import { MarkSign } from "./Mark";
import type { PlayMap } from "./playmap";

/** What the lines and signs of a map mean: those that this map has. */
export function Legend({ map }: { map: PlayMap }) {
  const words = useWords();
  const kinds = [...new Set(map.borders.map((border) => border.kind))];
  return (
    <ul class="legend" aria-label={words.say("web-legend")}>
      {kinds.map((kind) => (
        <li key={kind}>
          <svg class="legend-line" viewBox="-22 -9 44 18" aria-hidden="true">
            <g class={`border border-${kind}`}>
              <path class="border-line" d="M-19 0 H19" />
              {map.signs[kind] && (
                <>
                  <circle class="border-disc" r="7" />
                  <path class="border-sign" d={map.signs[kind]} />
                </>
              )}
            </g>
          </svg>
          <span>{words.short(kind)}</span>
        </li>
      ))}
      {map.legend.map((mark) => (
        <li key={mark}>
          <MarkSign map={map} kind={mark} />
          <span>{words.say(`web-sign-${mark}`)}</span>
        </li>
      ))}
    </ul>
  );
}
