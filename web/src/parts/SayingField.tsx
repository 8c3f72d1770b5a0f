import type { Saying } from "../table/sayings";
import { useWords } from "../words/context";

interface SayingFieldProps {
  name: string;
  label: string;
  sayings: readonly Saying[];
  said: Saying["object"] | undefined;
  onSay: (object: Saying["object"] | undefined) => void;
}

/** One of several things to be said, from a list. */
export function SayingField({ name, label, sayings, said, onSay }: SayingFieldProps) {
  const words = useWords();
  const chosen = sayings.find(({ object }) => object === said);
  const choose = (value: string) =>
    onSay(sayings.find(({ object }) => String(object) === value)?.object);
  return (
    <label class="field">
      <span>{label}</span>
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

/** How it is already is shown, but cannot be chosen. */
function SayingOption({ saying: { object, text, now } }: { saying: Saying }) {
  const words = useWords();
  return (
    <option value={String(object)} disabled={now}>
      {now ? words.say("web-right-now", { text }) : text}
    </option>
  );
}
