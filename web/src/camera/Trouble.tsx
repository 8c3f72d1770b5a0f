import { useWords } from "../words/context";
import type { Problem } from "./hub";

/** What is wrong, and what helps. */
export function Trouble({ problem }: { problem: Problem }) {
  const words = useWords();
  const remedy = words.aside(problem.key, "remedy", problem.facts);
  return (
    <div class="trouble" role="status" data-trouble={problem.key}>
      <p>{words.say(problem.key, problem.facts)}</p>
      {remedy && <p class="remedy">{remedy}</p>}
    </div>
  );
}
