import type { ResultView, SeatAround } from "../generated";
import { useWords } from "../words/context";
import { seatTitle } from "./seats";

/** How the game ended. */
export function Result({ result, seats }: { result: ResultView; seats: readonly SeatAround[] }) {
  const words = useWords();
  const winners = result.seats.map((seat) => seatTitle(words, seats, seat));
  const seat = new Intl.ListFormat("en").format(winners);
  return (
    <section class="result" role="status" data-rule={result.rule} data-outcome={result.outcome}>
      <h2>{words.say(`result-${result.outcome}`, { seat })}</h2>
      <p class="rule-line">
        <span class="rule-id">{result.rule}</span>
      </p>
    </section>
  );
}
