import { useState } from "preact/hooks";

import type { Around, EventOut } from "../generated";
import { useWords } from "../words/context";
import { happened } from "./events";
import { RuleText } from "./RuleText";

interface LogProps {
  events: readonly EventOut[];
  around: Around;
}

/** What happened last, newest first; each can be opened to read the rule behind it. */
export function Log({ events, around }: LogProps) {
  const words = useWords();
  return (
    <section class="log" aria-label={words.say("web-log")}>
      <h2>{words.say("web-log")}</h2>
      <div role="log" tabIndex={0} aria-label={words.say("web-log")}>
        <ol>
          {events
            .map((event, i) => (
              <li
                key={`${event.revision} ${i - firstOf(events, event)}`}
                data-event={event.key}
                data-rule={event.rule}
                data-undone={event.undone ? "" : undefined}
              >
                <Entry {...{ event, around }} />
              </li>
            ))
            .reverse()}
        </ol>
      </div>
    </section>
  );
}

function Entry({ event, around }: { event: EventOut; around: Around }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const sentence = happened(words, event);
  if (event.rule === "") return <p>{sentence}</p>;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {sentence}
        <span class="rule-id">{event.rule}</span>
      </summary>
      {open && <RuleText rule={event.rule} around={around} />}
    </details>
  );
}

/** The place of the first event that came with the same row. */
function firstOf(events: readonly EventOut[], { revision }: EventOut): number {
  return events.findIndex((event) => event.revision === revision);
}
