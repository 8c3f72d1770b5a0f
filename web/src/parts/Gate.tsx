import type { ComponentChildren } from "preact";

import type { Around } from "../generated";
import type { Link, Seen } from "../table/link";
import { useWords } from "../words/context";
import { Message } from "./Message";

interface GateProps {
  link: Link;
  seen: Seen;
  code: string;
  children: (around: Around) => ComponentChildren;
}

/** Lets through to a table once the hub has let us in. */
export function Gate({ link, seen, code, children }: GateProps) {
  const words = useWords();
  if (seen.connection === "refused") {
    const known = seen.refusal !== null && words.has(seen.refusal);
    return (
      <Message text={words.say(known ? String(seen.refusal) : "web-refused", { code })}>
        <button type="button" class="primary" onClick={() => link.retry()}>
          {words.say("web-retry")}
        </button>
      </Message>
    );
  }
  if (seen.around === null) return <Message text={words.say("web-connection-connecting")} />;
  return <>{children(seen.around)}</>;
}
