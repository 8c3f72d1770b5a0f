import type { PendingView, SeatAround } from "../generated";
import { useWords } from "../words/context";
import type { Words } from "../words/words";
import { seatTitle } from "./seats";

interface AwaitedProps {
  pendings: readonly PendingView[];
  seats: readonly SeatAround[];
}

/** Whom everybody waits for, and what for. */
export function Awaited({ pendings, seats }: AwaitedProps) {
  const words = useWords();
  if (pendings.length === 0) return null;
  return (
    <ul class="awaited" role="status">
      {pendings.map((pending) => (
        <li key={`${pending.seat} ${pending.serial}`} data-awaited={pending.seat}>
          {sentence(words, pending, seats)}
        </li>
      ))}
    </ul>
  );
}

function sentence(words: Words, pending: PendingView, seats: readonly SeatAround[]): string {
  const key = `waiting-${pending.kind}`;
  const seat = seatTitle(words, seats, pending.seat);
  return words.say(words.has(key) ? key : "web-awaited", { ...pending.facts, seat });
}
