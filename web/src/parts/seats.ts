import type { PendingView, SeatAround } from "../generated";
import type { Words } from "../words/words";

/** A seat's name, with the name of who sits there. */
export function seatTitle(words: Words, seats: readonly SeatAround[], seat: string): string {
  const player = seats.find((one) => one.seat === seat)?.name ?? null;
  const short = words.short(seat);
  return player === null ? short : words.say("web-seat-player", { short, player });
}

/** Whom the game waits for, each seat once. */
export function awaited(pendings: readonly PendingView[]): string[] {
  return [...new Set(pendings.map((pending) => pending.seat))];
}
