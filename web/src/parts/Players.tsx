import type { Face } from "../face";
import type { Around, BaseView } from "../generated";
import type { Box } from "../table/box";
import { useWords } from "../words/context";
import { SeatPlayer } from "./SeatPlayer";
import { awaited, seatsFromReader } from "./seats";

interface PlayersProps {
  around: Around;
  face: Face;
  view: BaseView;
  box: Box;
}

/** Who plays, what everybody may know of their things, and whom the game waits for. */
export function Players({ around, face, view, box }: PlayersProps) {
  const words = useWords();
  const waited = awaited(view.pendings);
  return (
    <section class="players" aria-label={words.say("web-seats")}>
      <ul class="seat-list">
        {seatsFromReader(around).map((one) => (
          <li
            key={one.seat}
            data-seat={one.seat}
            data-owner={one.seat}
            data-free={one.name === null ? "" : undefined}
            data-awaited={waited.includes(one.seat) ? "" : undefined}
            aria-current={view.turn === one.seat ? "true" : undefined}
          >
            <span class="seat-name">{words.short(one.seat)}</span>
            <SeatPlayer seat={one} />
            <face.SeatThings view={view} box={box} seat={one.seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}
