import type { Around } from "../generated";
import { SeatPlayer } from "../parts/SeatPlayer";
import { seatsFromReader } from "../parts/seats";
import { useWords } from "../words/context";

/** Seated, the game not begun: who sits where, from the reader on round the table. */
export function Waiting({ around, seat }: { around: Around; seat: string }) {
  const words = useWords();
  const own = around.seats.find((one) => one.seat === seat);
  const free = around.seats.filter(({ name }) => name === null);
  return (
    <section class="waiting">
      <h1>{words.say("web-welcome", { player: own?.name ?? "", seat })}</h1>
      <p role="status">{words.say("web-waiting-start")}</p>
      <ul class="seat-list">
        {[...seatsFromReader(around), ...free].map((one) => (
          <li
            key={one.seat}
            data-seat={one.seat}
            data-owner={one.seat}
            data-free={one.name === null ? "" : undefined}
          >
            <span class="seat-name">{words.short(one.seat)}</span>
            <SeatPlayer seat={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}
