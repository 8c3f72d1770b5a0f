import type { Around, RulingOut, Sentence } from "../generated";
import { useWords } from "../words/context";
import { RuleFold } from "./RuleFold";

interface RefusalProps {
  /** Null before the table is seen, when no rule refuses anything. */
  around: Around | null;
  ruling: RulingOut | null;
  problem?: Sentence | null;
  onDismiss?: () => void;
}

/** Why something cannot be done: the sentence, where it is written, and the rule to open. */
export function Refusal({ around, ruling, problem, onDismiss }: RefusalProps) {
  const words = useWords();
  const said = ruling ?? problem;
  if (!said) return null;
  return (
    <div class="refusal" role="alert" data-rule={ruling?.rule}>
      <p class="refusal-sentence">{words.say(said.key, said.facts)}</p>
      {ruling && around && <RuleFold {...{ ...ruling, around }} />}
      {onDismiss && (
        <button type="button" class="quiet" onClick={onDismiss}>
          {words.say("web-dismiss")}
        </button>
      )}
    </div>
  );
}
