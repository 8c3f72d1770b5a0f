import { useWords } from "../words/context";
import type { Problem } from "./hub";

interface TroubleProps {
  problem: Problem;
  /** Is it no more than what has not begun yet? */
  early?: boolean;
}

/** What is wrong, and what helps. */
export function Trouble({ problem, early = false }: TroubleProps) {
  const words = useWords();
  const remedy = words.aside(problem.key, "remedy", problem.facts);
  return (
    <div class={early ? "trouble is-early" : "trouble"} role="status" data-trouble={problem.key}>
      <p>{words.say(problem.key, problem.facts)}</p>
      {remedy && <p class="remedy">{remedy}</p>}
    </div>
  );
}
