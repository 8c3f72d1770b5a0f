import { useState } from "preact/hooks";

import type { PieceView } from "../generated";
import { LIES, STANDS, type Choice } from "../table/choices";

/** What the host is putting right: which piece, and what is true of it. */
export interface PutRight {
  piece: string | null;
  choice: Choice | null;
}

const NOTHING: PutRight = { piece: null, choice: null };

/** A correction in the making, by taps on the map or by lists. */
export function usePutRight(pieces: readonly PieceView[]) {
  const [right, setRight] = useState(NOTHING);
  const piece = pieces.find((one) => one.piece === right.piece) ?? null;
  const choosePiece = (name: string | null) => setRight({ piece: name, choice: null });
  const choose = (choice: Choice | null) => setRight({ ...right, choice });
  const tap = (place: string) => {
    if (piece) choose([STANDS, piece.piece, place]);
    else choosePiece(pieces.find((one) => one.place === place)?.piece ?? null);
  };
  return { piece, choice: right.choice, choosePiece, choose, tap, drop: () => setRight(NOTHING) };
}

export type PuttingRight = ReturnType<typeof usePutRight>;

/** The other posture than the piece has. */
export function otherPosture({ piece, lying }: PieceView): Choice {
  return [LIES, piece, lying ? 0 : 1];
}

/** The move that a correction shows on the map. */
export function shownRight({ piece, choice }: PuttingRight) {
  if (piece === null) return null;
  const to = choice?.[0] === STANDS ? String(choice[2]) : null;
  return { piece: piece.piece, to, refused: false };
}
