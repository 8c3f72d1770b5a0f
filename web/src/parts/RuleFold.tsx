import { useState } from "preact/hooks";

import type { Around } from "../generated";
import { RuleText } from "./RuleText";

/** The id of a rule, which opens to the rule itself. */
export function RuleFold({ rule, around }: { rule: string; around: Around }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="rule-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span class="rule-id">{rule}</span>
      </summary>
      {open && <RuleText rule={rule} around={around} />}
    </details>
  );
}
