import type { Face } from "../face";
import type { Around, BaseView } from "../generated";
import type { Box } from "../table/box";
import { useWords } from "../words/context";
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
        {seatsFromReader(around).map(({ seat, name, connected }) => (
          <li
            key={seat}
            data-seat={seat}
            data-owner={seat}
            data-free={name === null ? "" : undefined}
            data-awaited={waited.includes(seat) ? "" : undefined}
            aria-current={view.turn === seat ? "true" : undefined}
          >
            <span class="seat-name">{words.short(seat)}</span>
            <span class="seat-player">{name ?? words.say("web-seat-free")}</span>
            {name !== null && !connected && (
              <span class="seat-away">{words.say("web-away")}</span>
            )}
            <face.SeatThings view={view} box={box} seat={seat} />
          </li>
        ))}
      </ul>
    </section>
  );
}
