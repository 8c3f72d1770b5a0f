import type { Around } from "../generated";
import type { Connection } from "../table/link";
import { useWords } from "../words/context";

/** Says that the hub is out of reach, while it is. */
export function ConnectionBanner({ connection }: { connection: Connection }) {
  const words = useWords();
  if (connection === "connected" || connection === "refused") return null;
  return (
    <p class="banner" role="status" data-connection={connection}>
      {words.say(`web-connection-${connection}`)}
    </p>
  );
}

/** Says that the board cannot be seen, and what helps. */
export function SourceNotice({ source }: { source: Around["source"] }) {
  const words = useWords();
  if (source.state === "none" || source.state === "seeing") return null;
  const remedy = words.aside(source.key, "remedy", source.facts);
  return (
    <div class="notice" role="status" data-source={source.state}>
      <p>{words.say(source.key, source.facts)}</p>
      {remedy && <p class="remedy">{remedy}</p>}
    </div>
  );
}
