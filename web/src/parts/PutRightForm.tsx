import { useState } from "preact/hooks";

import type { Answer, CorrectionIn } from "../generated";
import { groupsOf, keyOf, thingSayings } from "../table/corrections";
import { useWords } from "../words/context";
import type { PuttingRight } from "./putright";
import { SayingField } from "./SayingField";
import { ValuesField } from "./ValuesField";

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
  if (right.kinds.length === 0) return <p class="remedy">{words.say("web-right-loading")}</p>;
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
      <KindField right={right} />
      <ThingField right={right} />
      <ValuesField right={right} />
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
function KindField({ right }: { right: PuttingRight }) {
  const words = useWords();
  return (
    <label class="field">
      <span>{words.say("web-right-kind")}</span>
      <select
        name="right-kind"
        value={right.kind?.name ?? ""}
        onChange={(event) => right.choose(event.currentTarget.value)}
      >
        {[...groupsOf(right.kinds)].map(([group, kinds]) => (
          <optgroup key={group} label={words.say(`web-right-group-${group}`)}>
            {kinds.map(({ name }) => (
              <option key={name} value={name}>
                {words.say(keyOf(name))}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** Which of several things of a kind. */
function ThingField({ right: { kind, said, looks, mean } }: { right: PuttingRight }) {
  const words = useWords();
  if (kind === undefined || kind.things.length === 1) return null;
  return (
    <SayingField
      name="right-thing"
      label={words.aside(keyOf(kind.name), "which") ?? ""}
      sayings={thingSayings(kind, looks)}
      said={said.thing}
      onSay={mean}
    />
  );
}
