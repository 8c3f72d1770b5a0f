import type { EventOut } from "../generated";
import { useWords } from "../words/context";

/** What happened last, newest at the bottom. */
export function Log({ events }: { events: readonly EventOut[] }) {
  const words = useWords();
  return (
    <section class="log" aria-label={words.say("web-log")}>
      <h2>{words.say("web-log")}</h2>
      <div role="log" tabIndex={0} aria-label={words.say("web-log")}>
        <ol>
          {events.map((event, i) => (
            <li
              key={`${event.revision} ${i}`}
              data-event={event.key}
              data-rule={event.rule}
              data-undone={event.undone ? "" : undefined}
            >
              {words.say(sentenceOf(event), event.facts)}
              {event.rule !== "" && <span class="rule-id">{event.rule}</span>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What the table tells has a whole key; what a game tells has its end. */
function sentenceOf({ key }: EventOut): string {
  return key.startsWith("event-") ? key : `event-${key}`;
}
