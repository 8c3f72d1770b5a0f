import type { ComponentChildren } from "preact";

import type { StepOut } from "../generated";
import { useWords } from "../words/context";

interface FurtherBackProps {
  steps: readonly StepOut[];
  /** The way back before one of them. */
  wayBack: (step: StepOut) => ComponentChildren;
}

/** Steps further back, folded away. */
export function FurtherBack({ steps, wayBack }: FurtherBackProps) {
  const words = useWords();
  if (steps.length === 0) return null;
  return (
    <details class="take-back-further">
      <summary>{words.say("web-take-back-further")}</summary>
      <ul>
        {steps.map((step) => (
          <li key={step.since}>{wayBack(step)}</li>
        ))}
      </ul>
    </details>
  );
}
