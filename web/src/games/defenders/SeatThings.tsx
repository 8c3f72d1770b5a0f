import type { SeatProps } from "../../face";
import { useWords } from "../../words/context";
import type { DefendersView } from "./generated";

/** A seat's cards, as counts. */
export function SeatThings({ view, seat }: SeatProps<DefendersView>) {
  const words = useWords();
  const things = view.seats.find((one) => one.seat === seat);
  if (!things) return null;
  const counts = { hand: things.hand, draw: things.draw, discard: things.discard.length };
  const top = things.played.at(-1);
  return (
    <span class="seat-things">
      {Object.entries(counts).map(([pile, count]) => (
        <span key={pile} class={`pile pile-${pile}`} data-pile={pile} data-count={count}>
          <span class="pile-count">{count}</span> {words.say(`web-pile-${pile}`)}
        </span>
      ))}
      {top !== undefined && (
        <span class="pile pile-played">{words.say("web-pile-played", { card: top })}</span>
      )}
    </span>
  );
}
