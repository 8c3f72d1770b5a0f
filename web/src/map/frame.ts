import type { Point } from "./geometry";
import type { PlayMap } from "./playmap";

/** The part of the map that is shown. */
export interface Frame {
  corner: Point;
  size: Point;
}

/** Around what is in focus, and the least part of the map that is shown, as parts of its size. */
const AROUND = 0.06;
const LEAST = 0.42;
/** A part so large might as well be the whole. */
const MOST = 0.75;

/** The whole map, or the square part of it around the places in focus. */
export function frameOf(map: PlayMap, focus: ReadonlySet<string> | null): Frame {
  const points = map.spaces
    .filter((space) => focus?.has(space.id))
    .flatMap((space) => space.polygon);
  const [width, height] = map.size;
  if (points.length === 0) return { corner: [0, 0], size: map.size };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const wanted = Math.max(spread(xs) + 2 * AROUND * width, spread(ys) + 2 * AROUND * width);
  const side = Math.max(wanted, LEAST * width);
  if (side > MOST * Math.min(width, height)) return { corner: [0, 0], size: map.size };
  return {
    corner: [placed(middle(xs), side, width), placed(middle(ys), side, height)],
    size: [side, side],
  };
}

export function isWhole({ size }: Frame, map: PlayMap): boolean {
  return size[0] === map.size[0] && size[1] === map.size[1];
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

function middle(values: readonly number[]): number {
  return (Math.max(...values) + Math.min(...values)) / 2;
}

/** The start of a stretch around a middle, kept within the map. */
function placed(at: number, side: number, extent: number): number {
  return Math.min(Math.max(at - side / 2, 0), Math.max(extent - side, 0));
}
