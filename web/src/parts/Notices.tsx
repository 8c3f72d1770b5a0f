import type { Around } from "../generated";
import type { Connection } from "../table/link";
import { useWords } from "../words/context";
import { QrCode } from "./QrCode";

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

interface SourceNoticesProps {
  sources: Around["sources"];
  /** Whoever cannot help is not told what would. */
  brief?: boolean;
}

/** Says that the board cannot be seen, and what helps. */
export function SourceNotices({ sources, brief = false }: SourceNoticesProps) {
  return sources.map((source) => <SourceNotice key={source.key} {...{ source, brief }} />);
}

function SourceNotice({ source, brief }: { source: Around["sources"][number]; brief: boolean }) {
  const words = useWords();
  if (source.state === "seeing") return null;
  const remedy = brief ? null : words.aside(source.key, "remedy", source.facts);
  return (
    <div class="notice" role="status" data-source={source.state}>
      <div>
        <p>{words.say(source.key, source.facts)}</p>
        {remedy && <p class="remedy">{remedy}</p>}
      </div>
      {source.qr && <QrCode rows={source.qr} label={words.say("web-source-qr")} />}
    </div>
  );
}
