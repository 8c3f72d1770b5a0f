import { initial } from "../words/letters";
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
