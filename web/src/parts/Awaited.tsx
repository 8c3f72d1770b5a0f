import type { Around, PendingView, SeatAround } from "../generated";
import { useWords } from "../words/context";
import type { Words } from "../words/words";
import { seatsFromReader, seatTitle } from "./seats";

interface AwaitedProps {
  pendings: readonly PendingView[];
  around: Around;
}

/** Whom everybody waits for, and what for. */
export function Awaited({ pendings, around }: AwaitedProps) {
  const words = useWords();
  if (pendings.length === 0) return null;
  return (
    <ul class="awaited" role="status">
      {inOrder(pendings, around).map((pending) => (
        <li key={`${pending.seat} ${pending.serial}`} data-awaited={pending.seat}>
          {sentence(words, pending, around.seats)}
        </li>
      ))}
    </ul>
  );
}

/** In the order of the seats: several may be asked at once. */
function inOrder(pendings: readonly PendingView[], around: Around): PendingView[] {
  return seatsFromReader(around).flatMap(({ seat }) =>
    pendings.filter((pending) => pending.seat === seat),
  );
}

function sentence(words: Words, pending: PendingView, seats: readonly SeatAround[]): string {
  const key = `waiting-${pending.kind}`;
  const seat = seatTitle(words, seats, pending.seat);
  return words.say(words.has(key) ? key : "web-awaited", { ...pending.facts, seat });
}
