import type { Around } from "../generated";
import { useRule } from "../table/rules";
import { useWords } from "../words/context";

interface RuleTextProps {
  rule: string;
  around: Around;
}

/** A rule in the hub's words, where it is written, and whether it is a ruling of ours. */
export function RuleText({ rule, around: { code, kit } }: RuleTextProps) {
  const words = useWords();
  const found = useRule(code, rule);
  if (found === null) return null;
  return (
    <div class="rule-text" data-rule-text={rule} data-own={found.own ? "" : undefined}>
      <p>{found.text}</p>
      <p class="rule-line">
        <span class="rule-id">{rule}</span> <cite>{found.source}</cite>
      </p>
      {found.own && <p class="rule-own">{words.say("web-rule-own")}</p>}
      {kit.rulings.includes(rule) && <p class="rule-own">{words.say("web-rule-switched")}</p>}
    </div>
  );
}
