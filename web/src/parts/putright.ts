import { useMemo, useState } from "preact/hooks";

import type { Face } from "../face";
import type { BaseView, PieceView } from "../generated";
import type { PlayMap } from "../map/playmap";
import type { Box } from "../table/box";
import { STANDS } from "../table/choices";
import {
  correctionOf,
  pieceCorrections,
  PIECE_FIELD,
  PLACE_FIELD,
  type Said,
} from "../table/corrections";
import { useWords } from "../words/context";

interface PutRight {
  verb: string;
  said: Said;
}

interface WhatStands {
  view: BaseView;
  box: Box;
  face: Face;
  map: PlayMap;
}

const NOTHING: PutRight = { verb: STANDS, said: {} };

/** A correction in the making, by lists or by taps on the map. */
export function usePutRight({ view, box, face, map }: WhatStands) {
  const words = useWords();
  const corrections = useMemo(
    () => [...pieceCorrections(view, map, words), ...face.corrections(view, box, words)],
    [face, view, box, map, words],
  );
  const [{ verb, said }, setRight] = useState(NOTHING);
  const chosen = corrections.find((one) => one.verb === verb) ?? null;
  const say = (field: string, object: string | number | undefined) =>
    setRight({ verb, said: { ...said, [field]: object } });
  const fieldOf = (name: string) => chosen?.fields.find((field) => field.name === name);
  /** A tap chooses a piece, and then where it is. */
  const tap = (place: string) => {
    if (fieldOf(PLACE_FIELD) && said[PIECE_FIELD] !== undefined) say(PLACE_FIELD, place);
    else say(PIECE_FIELD, pieceAt(fieldOf(PIECE_FIELD)?.sayings ?? [], view.pieces, place));
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
