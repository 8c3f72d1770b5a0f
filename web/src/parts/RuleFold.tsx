import { useState } from "preact/hooks";

import type { Around } from "../generated";
import { RuleText } from "./RuleText";

interface RuleFoldProps {
  rule: string;
  /** Where it is written, if that is to be seen at once. */
  source?: string;
  around: Around;
}

/** The id of a rule, which opens to the rule itself. */
export function RuleFold({ rule, source, around }: RuleFoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class="rule-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="rule-line">
        <span class="rule-id">{rule}</span> {source && <cite>{source}</cite>}
      </summary>
      {open && <RuleText rule={rule} around={around} />}
    </details>
  );
}
