import type { Around, PendingView, SeatAround } from "../generated";
import type { Words } from "../words/words";

/** A seat's name, with the name of who sits there. */
export function seatTitle(words: Words, seats: readonly SeatAround[], seat: string): string {
  const player = seats.find((one) => one.seat === seat)?.name ?? null;
  const short = words.short(seat);
  return player === null ? short : words.say("web-seat-player", { short, player });
}

/** Does a bot play this seat? */
export function isBot(seats: readonly SeatAround[], seat: string): boolean {
  return seats.some((one) => one.seat === seat && one.bot);
}

/** Whom the game waits for, each seat once. */
export function awaited(pendings: readonly PendingView[]): string[] {
  return [...new Set(pendings.map((pending) => pending.seat))];
}

/** The seats that play, or have been taken in the lobby, clockwise round the table. */
export function seatsInOrder({ order, seats }: Around): SeatAround[] {
  return order.flatMap((seat) => seats.find((one) => one.seat === seat) ?? []);
}

/** The same, from the reader on: as the players sit for whoever holds the phone. */
export function seatsFromReader(around: Around): SeatAround[] {
  const seats = seatsInOrder(around);
  const own = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === around.seat),
  );
  return [...seats.slice(own), ...seats.slice(0, own)];
}

/** The seats that nobody has, though they play. */
export function freeInPlay(around: Around): SeatAround[] {
  if (around.phase !== "playing") return [];
  return seatsInOrder(around).filter(({ name }) => name === null);
}
