import type { PieceView } from "../generated";
import type { Point } from "./geometry";
import type { Marks } from "./playmap";
import type { Floor } from "./rooms";

/** Where something stands and how large it is drawn. */
export interface Spot {
  at: Point;
  tall: number;
}

/** Piece -> its spot; place -> the spots of its marks. */
export interface Spots {
  pieces: ReadonlyMap<string, Spot>;
  marks: ReadonlyMap<string, readonly Spot[]>;
}

/** A move to be shown on the map: which piece, and where to if that is known. */
export interface ShownMove {
  piece: string | null;
  to: string | null;
  refused: boolean;
}

/** Room that a piece takes from left to right, for one of height 1. */
const WIDTH = 0.82;
const MOST_ROWS = 3;
/** Behind the name of a piece it makes one that no real piece has. */
const GHOST = " ghost";

/** Spots for the marks of every place, then for the pieces that are there. */
export function spotsOf(
  pieces: readonly PieceView[],
  floors: ReadonlyMap<string, Floor>,
  marks: Marks,
  largest: number,
): Spots {
  const ofPieces = new Map<string, Spot>();
  const ofMarks = new Map<string, readonly Spot[]>();
  for (const [place, floor] of floors) {
    const here = pieces.filter((piece) => piece.place === place);
    const count = marks.get(place)?.length ?? 0;
    const spots = standing(floor, count + here.length, largest);
    ofMarks.set(place, spots.slice(0, count));
    spots.slice(count).forEach((spot, i) => {
      const piece = here[i];
      if (piece) ofPieces.set(piece.piece, spot);
    });
  }
  return { pieces: ofPieces, marks: ofMarks };
}

/** The moving piece where it would stand. */
export function ghostOf(pieces: readonly PieceView[], move: ShownMove | null): PieceView | null {
  const piece = pieces.find((one) => one.piece === move?.piece);
  if (!piece || !move || move.to === null) return null;
  return { ...piece, piece: `${piece.piece}${GHOST}`, place: move.to };
}

export function isGhost({ piece }: PieceView): boolean {
  return piece.endsWith(GHOST);
}

/** Side by side, in as many rows as let the pieces be largest. */
export function standing(floor: Floor, count: number, largest: number): Spot[] {
  const sizes = Array.from({ length: MOST_ROWS }, (_, i) => sizeIn(floor, count, i + 1));
  const tall = Math.min(largest, Math.max(...sizes));
  const rows = sizes.findIndex((size) => size >= tall) + 1;
  const inRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / inRow);
    const inThis = Math.min(inRow, count - row * inRow);
    const x = (floor.from + floor.to) / 2 + ((i % inRow) - (inThis - 1) / 2) * tall * WIDTH;
    const y = floor.y + (row - (Math.ceil(count / inRow) - 1) / 2) * tall;
    return { at: [x, y], tall };
  });
}

function sizeIn(floor: Floor, count: number, rows: number): number {
  const inRow = Math.ceil(count / rows);
  return Math.min(floor.height / rows, (floor.to - floor.from) / (inRow * WIDTH));
}
