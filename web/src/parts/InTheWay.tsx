import type { StepOut } from "../generated";
import { useWords } from "../words/context";
import { inTheWay } from "./steps";

/** What stands in the way back before a step, if anything does. */
export function InTheWay({ step }: { step: StepOut }) {
  const words = useWords();
  const what = inTheWay(words, step);
  return what === null ? null : <p class="in-the-way">{what}</p>;
}
