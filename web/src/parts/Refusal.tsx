import type { RulingOut, Sentence } from "../generated";
import { useWords } from "../words/context";

interface RefusalProps {
  ruling: RulingOut | null;
  problem?: Sentence | null;
  onDismiss?: () => void;
}

/** Why something cannot be done: the sentence, the rule and where it is written. */
export function Refusal({ ruling, problem, onDismiss }: RefusalProps) {
  const words = useWords();
  const said = ruling ?? problem;
  if (!said) return null;
  return (
    <div class="refusal" role="alert" data-rule={ruling?.rule}>
      <p class="refusal-sentence">{words.say(said.key, said.facts)}</p>
      {ruling && <RuleLine rule={ruling.rule} source={ruling.source} />}
      {onDismiss && (
        <button type="button" class="quiet" onClick={onDismiss}>
          {words.say("web-dismiss")}
        </button>
      )}
    </div>
  );
}

/** A rule's id and the book and page that it comes from. */
export function RuleLine({ rule, source }: { rule: string; source: string }) {
  return (
    <p class="rule-line">
      <span class="rule-id">{rule}</span> <cite>{source}</cite>
    </p>
  );
}
