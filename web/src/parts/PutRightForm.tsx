import { useState } from "preact/hooks";

import type { Answer, CorrectionIn } from "../generated";
import { useWords } from "../words/context";
import type { PuttingRight } from "./putright";
import { SayingField } from "./SayingField";

const LONGEST_REASON = 120;

interface PutRightProps {
  right: PuttingRight;
  waiting: boolean;
  how: string;
  /** What sends it: the host sets right, a player asks the table. */
  label: string;
  send: (correction: CorrectionIn) => Promise<Answer>;
}

/** What is wrong, how it really is, and why it has come to that. */
export function PutRightForm({ right, waiting, how, label, send }: PutRightProps) {
  const words = useWords();
  const [reason, setReason] = useState("");
  const { choice } = right;
  const submit = async (event: Event) => {
    event.preventDefault();
    if (choice === null) return;
    const answer = await send({ choice: [...choice], reason: reason.trim() });
    if (!answer.accepted) return;
    right.drop();
    setReason("");
  };
  return (
    <form class="put-right" onSubmit={(event) => void submit(event)}>
      <p class="put-right-how">{how}</p>
      <VerbField right={right} />
      {right.chosen?.fields.map(({ name, sayings }) => (
        <SayingField
          key={name}
          {...{ name, sayings }}
          label={words.say(`web-right-${name}`)}
          said={right.said[name]}
          onSay={(object) => right.say(name, object)}
        />
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
        disabled={choice === null || reason.trim() === "" || waiting}
      >
        {label}
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
