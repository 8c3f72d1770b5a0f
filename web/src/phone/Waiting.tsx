import type { Around } from "../generated";
import { Refusal } from "../parts/Refusal";
import { SeatPlayer } from "../parts/SeatPlayer";
import { seatsFromReader } from "../parts/seats";
import type { Link, Seen } from "../table/link";
import { useWords } from "../words/context";

interface WaitingProps {
  link: Link;
  seen: Seen;
  around: Around;
  seat: string;
}

/** Seated, the game not begun: who sits where, from the reader on round the table. */
export function Waiting({ link, seen, around, seat }: WaitingProps) {
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
      {seen.refused && <Refusal {...seen.refused} around={around} />}
      <button
        type="button"
        class="quiet"
        disabled={seen.waiting}
        onClick={() => void link.send("stand-up", {})}
      >
        {words.say("web-stand-up")}
      </button>
    </section>
  );
}
