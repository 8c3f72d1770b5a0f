import type { Around, ResultView } from "../generated";
import { useWords } from "../words/context";
import { RuleFold } from "./RuleFold";
import { seatTitle } from "./seats";

/** How the game ended. */
export function Result({ result, around }: { result: ResultView; around: Around }) {
  const words = useWords();
  const winners = result.seats.map((seat) => seatTitle(words, around.seats, seat));
  const seat = new Intl.ListFormat("en").format(winners);
  return (
    <section class="result" role="status" data-rule={result.rule} data-outcome={result.outcome}>
      <h2>{words.say(`result-${result.outcome}`, { seat })}</h2>
      <RuleFold rule={result.rule} around={around} />
    </section>
  );
}
