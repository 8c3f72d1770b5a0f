import type { SeatProps } from "../../face";
import { useWords } from "../../words/context";
import type { DefendersView, PrintedDefenders } from "./generated";
import { darkItemsOf, itemsOf } from "./items";
import { Items } from "./Items";

/** A seat's cards, as counts, and the items it holds. */
export function SeatThings({ view, seat }: SeatProps<DefendersView, PrintedDefenders>) {
  const words = useWords();
  const house = view.houses.find((one) => one.seat === seat);
  const things = house ?? (seat === view.dark.seat ? view.dark : null);
  if (!things) return null;
  const counts = { hand: things.hand, draw: things.draw, discard: things.discard.length };
  return (
    <span class="seat-things">
      <Items items={house ? itemsOf(house) : darkItemsOf(view)} short />
      <span class="piles">
        {Object.entries(counts).map(([pile, count]) => (
          <span key={pile} class={`pile pile-${pile}`} data-pile={pile} data-count={count}>
            <span class="pile-count">{count}</span> {words.say(`web-pile-${pile}`)}
          </span>
        ))}
      </span>
    </span>
  );
}
