import { capital, initial } from "../words/letters";
import type { Words } from "../words/words";
import { ownerOf } from "./look";

/** The name of a piece, as it stands on its tag's sheet. */
export function pieceName(words: Words, piece: string): string {
  const { owner, number } = ownerOf(piece);
  return `${words.short(owner)} ${number}`;
}

/** The same where there is hardly any room. */
export function pieceSign(words: Words, piece: string): string {
  const { owner, number } = ownerOf(piece);
  return `${initial(words, owner)}${number}`;
}

/** The camera knows no box and so no printed names: places are called by their ids. */
export function placeName(words: Words, place: string): string {
  return capital(words.name(place).replaceAll("_", " "));
}
