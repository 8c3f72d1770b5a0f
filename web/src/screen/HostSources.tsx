import type { Around } from "../generated";
import { useWords } from "../words/context";

/** Where the host sees what the sources see. */
export function HostSources({ sources }: { sources: Around["sources"] }) {
  const words = useWords();
  const views = sources.flatMap(({ facts }) => ("view" in facts ? [String(facts.view)] : []));
  if (views.length === 0) return null;
  return (
    <>
      <h2>{words.say("web-host-sources")}</h2>
      {views.map((view) => (
        <a key={view} class="host-view" href={view} target="_blank" rel="noreferrer">
          {words.say("web-host-view")}
        </a>
      ))}
    </>
  );
}
