import type { PieceView } from "../generated";
import type { Point } from "./geometry";
import type { Floor } from "./rooms";

/** Where a piece stands and how large it is drawn. */
export interface Spot {
  at: Point;
  tall: number;
}

/** Room that a piece takes from left to right, for one of height 1. */
const WIDTH = 0.82;
const MOST_ROWS = 3;

/** A spot for each piece whose place has a floor. */
export function spotsOf(
  pieces: readonly PieceView[],
  floors: ReadonlyMap<string, Floor>,
  largest: number,
): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const [place, floor] of floors) {
    const here = pieces.filter((piece) => piece.place === place);
    standing(floor, here.length, largest).forEach((spot, i) => {
      const piece = here[i];
      if (piece) spots.set(piece.piece, spot);
    });
  }
  return spots;
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
