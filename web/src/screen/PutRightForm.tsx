import { useState } from "preact/hooks";

import type { Field, Saying } from "../table/corrections";
import type { Link, Seen } from "../table/link";
import { useWords } from "../words/context";
import type { PuttingRight } from "./putright";

const LONGEST_REASON = 120;

interface PutRightProps {
  link: Link;
  seen: Seen;
  right: PuttingRight;
}

/** What is wrong, how it really is, and why it has come to that. */
export function PutRightForm({ link, seen, right }: PutRightProps) {
  const words = useWords();
  const [reason, setReason] = useState("");
  const { choice } = right;
  const submit = async (event: Event) => {
    event.preventDefault();
    if (choice === null) return;
    const answer = await link.send("correct", { choice: [...choice], reason: reason.trim() });
    if (!answer.accepted) return;
    right.drop();
    setReason("");
  };
  return (
    <form class="put-right" onSubmit={(event) => void submit(event)}>
      <p class="put-right-how">{words.say("web-right-how")}</p>
      <VerbField right={right} />
      {right.chosen?.fields.map((field) => (
        <SayingField key={field.name} field={field} right={right} />
      ))}
      <label class="field">
        <span>{words.say("web-right-reason")}</span>
        <input
          name="reason"
          value={reason}
          maxLength={LONGEST_REASON}
          autoComplete="off"
          onInput={(event) => setReason(event.currentTarget.value)}
        />
      </label>
      <button
        type="submit"
        data-host="correct"
        disabled={choice === null || reason.trim() === "" || seen.waiting}
      >
        {words.say("web-right-do")}
      </button>
    </form>
  );
}

/** What the correction is about. */
function VerbField({ right }: { right: PuttingRight }) {
  const words = useWords();
  return (
    <label class="field">
      <span>{words.say("web-right-verb")}</span>
      <select
        name="verb"
        value={right.chosen?.verb ?? ""}
        onChange={(event) => right.chooseVerb(event.currentTarget.value)}
      >
        {right.corrections.map(({ verb }) => (
          <option key={verb} value={verb}>
            {words.say(`web-right-verb-${verb}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function SayingField({ field, right }: { field: Field; right: PuttingRight }) {
  const words = useWords();
  const { name, sayings } = field;
  const chosen = sayings.find(({ object }) => object === right.said[name]);
  const choose = (value: string) =>
    right.say(name, sayings.find(({ object }) => String(object) === value)?.object);
  return (
    <label class="field">
      <span>{words.say(`web-right-${name}`)}</span>
      <select
        name={name}
        value={String(chosen?.object ?? "")}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{words.say("web-right-choose")}</option>
        {sayings.map((saying) => (
          <SayingOption key={saying.object} saying={saying} />
        ))}
      </select>
    </label>
  );
}

/** How it is already is shown, but is no correction. */
function SayingOption({ saying: { object, text, now } }: { saying: Saying }) {
  const words = useWords();
  return (
    <option value={String(object)} disabled={now}>
      {now ? words.say("web-right-now", { text }) : text}
    </option>
  );
}
