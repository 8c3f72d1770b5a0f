import type { KitOut } from "../generated";

/** The part that every box has: what moves on the map. */
const PIECES = "pieces";

/** Do the pieces stand on a real board? Otherwise they move by themselves, on the screen. */
export function arePiecesReal({ real }: KitOut): boolean {
  return real.includes(PIECES);
}
