import { useWords } from "../words/context";
import type { PlayMap } from "./playmap";

/** What the lines and signs of a map mean: those that this map has. */
export function Legend({ map }: { map: PlayMap }) {
  const words = useWords();
  const kinds = [...new Set(map.borders.map((border) => border.kind))];
  const traits = [...new Set(map.spaces.flatMap((space) => space.traits))].filter(
    (trait) => map.signs[trait] !== undefined,
  );
  return (
    <ul class="legend" aria-label={words.say("web-legend")}>
      {kinds.map((kind) => (
        <li key={kind}>
          <svg viewBox="-22 -9 44 18" aria-hidden="true">
            <g class={`border border-${kind}`}>
              <line class="border-line" x1="-19" y1="0" x2="19" y2="0" />
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
      {traits.map((trait) => (
        <li key={trait}>
          <svg viewBox="-22 -9 44 18" aria-hidden="true">
            <g class={`space space-${trait}`}>
              <polygon points="-19,-9 19,-9 19,9 -19,9" />
              <path class="space-sign" d={map.signs[trait]} />
            </g>
          </svg>
          <span>{words.say(`web-sign-${trait}`)}</span>
        </li>
      ))}
    </ul>
  );
}
