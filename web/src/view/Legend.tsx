import { useWords } from "../words/context";

const SHOWN = ["anchor", "sure", "unsure", "hidden", "foreign", "fingers"] as const;

/** What the colours in the picture mean. */
export function Legend() {
  const words = useWords();
  return (
    <ul class="view-legend">
      {SHOWN.map((kind) => (
        <li key={kind} class={`is-${kind}`}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <rect class="shape" x="3" y="3" width="14" height="14" rx="2" />
          </svg>
          {words.say(`camera-legend-${kind}`)}
        </li>
      ))}
    </ul>
  );
}
