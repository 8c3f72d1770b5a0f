import type { Wording } from "../face";
import type { Choice } from "../table/choices";
import { useWords } from "../words/context";
import type { Words } from "../words/words";

interface ChoiceButtonProps {
  choice: Choice;
  wording: Wording;
  /** The kind of question: some choices are worded for one kind alone. */
  kind: string;
  onChoose: (() => void) | undefined;
}

/** A choice that is made by a tap, with what it brings. */
export function ChoiceButton({ choice, wording, kind, onChoose }: ChoiceButtonProps) {
  const words = useWords();
  const { key, facts } = wording;
  const said = wordedFor(words, key, kind);
  const hint = words.aside(said, "hint", facts);
  return (
    <button
      type="button"
      class="choice"
      data-choice={choice.join(" ")}
      disabled={!onChoose}
      onClick={onChoose}
    >
      <span>{words.say(said, facts)}</span>
      {hint && <small>{hint}</small>}
    </button>
  );
}

/** The message of a choice for one kind of question, where the catalogue has one. */
export function wordedFor(words: Words, key: string, kind: string): string {
  const special = `${key}-${kind}`;
  return words.has(special) ? special : key;
}
