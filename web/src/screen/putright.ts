import { useState } from "preact/hooks";

import type { PieceView } from "../generated";
import { STANDS } from "../table/choices";
import {
  correctionOf,
  PIECE_FIELD,
  PLACE_FIELD,
  type Correctable,
  type Said,
} from "../table/corrections";

interface PutRight {
  verb: string;
  said: Said;
}

const NOTHING: PutRight = { verb: STANDS, said: {} };

/** A correction in the making, by lists or by taps on the map. */
export function usePutRight(corrections: readonly Correctable[], pieces: readonly PieceView[]) {
  const [{ verb, said }, setRight] = useState(NOTHING);
  const chosen = corrections.find((one) => one.verb === verb) ?? null;
  const say = (field: string, object: string | number | undefined) =>
    setRight({ verb, said: { ...said, [field]: object } });
  const fieldOf = (name: string) => chosen?.fields.find((field) => field.name === name);
  /** A tap chooses a piece, and then where it is. */
  const tap = (place: string) => {
    if (fieldOf(PLACE_FIELD) && said[PIECE_FIELD] !== undefined) say(PLACE_FIELD, place);
    else say(PIECE_FIELD, pieceAt(fieldOf(PIECE_FIELD)?.sayings ?? [], pieces, place));
  };
  return {
    corrections,
    chosen,
    said,
    choice: chosen && correctionOf(chosen, said),
    chooseVerb: (other: string) => setRight({ verb: other, said: {} }),
    say,
    tap: fieldOf(PIECE_FIELD) ? tap : undefined,
    drop: () => setRight({ verb, said: {} }),
  };
}

export type PuttingRight = ReturnType<typeof usePutRight>;

/** The first piece on a place that can be spoken of. */
function pieceAt(
  sayings: readonly { object: string | number }[],
  pieces: readonly PieceView[],
  place: string,
) {
  const here = pieces.filter((piece) => piece.place === place).map(({ piece }) => piece);
  return sayings.find(({ object }) => here.includes(String(object)))?.object;
}

/** The move that a correction shows on the map. */
export function shownRight({ said }: PuttingRight) {
  const [piece, place] = [said[PIECE_FIELD], said[PLACE_FIELD]];
  if (piece === undefined) return null;
  return { piece: String(piece), to: place === undefined ? null : String(place), refused: false };
}
