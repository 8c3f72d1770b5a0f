import { useWords } from "../../words/context";
import type { DefendersView } from "./generated";

/** What protects or bars somebody for a while. */
export function Lasting({ view: { lasting } }: { view: DefendersView }) {
  const words = useWords();
  if (lasting.length === 0) return null;
  return (
    <ul class="lasting" aria-label={words.say("web-lasting")}>
      {lasting.map(({ on, by, ...facts }, i) => (
        <li key={i} data-lasting={facts.source}>
          {words.say("lasting", { ...facts, seat: words.short(on), by: words.short(by) })}
        </li>
      ))}
    </ul>
  );
}
