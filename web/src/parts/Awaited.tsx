import type { Around, PendingView } from "../generated";
import { useWords } from "../words/context";
import type { Words } from "../words/words";
import { isBot, seatsFromReader, seatTitle } from "./seats";

interface AwaitedProps {
  pendings: readonly PendingView[];
  around: Around;
}

/** Whom everybody waits for, and what for. In the last moment of a reaction window it is nobody:
 * the table itself lets some time pass. */
export function Awaited({ pendings, around }: AwaitedProps) {
  const words = useWords();
  return (
    <ul class="awaited" role="status">
      {pendings.length === 0 && <li data-moment="">{words.say("web-awaited-moment")}</li>}
      {inOrder(pendings, around).map((pending) => (
        <li key={`${pending.seat} ${pending.serial}`} data-awaited={pending.seat}>
          {sentence(words, pending, around)}
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

/** A bot does not go on before hands have done what there is to do. */
function sentence(words: Words, pending: PendingView, { seats, tasks }: Around): string {
  const key = `waiting-${pending.kind}`;
  const seat = seatTitle(words, seats, pending.seat);
  if (tasks.length > 0 && isBot(seats, pending.seat)) return words.say("web-bot-waits", { seat });
  return words.say(words.has(key) ? key : "web-awaited", { ...pending.facts, seat });
}
