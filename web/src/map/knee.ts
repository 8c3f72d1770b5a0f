import { boxDistance, length, type Box, type Point } from "./geometry";

/** How far an arrow may bend aside, as a part of its way; the first is liked best. */
const BENDS = [0.14, -0.14, 0.22, -0.22, 0.3, -0.3, 0.06, -0.06];
/** In so many points along it an arrow is looked at. */
const POINTS = 32;

/** The point that a bent arrow is drawn towards on its way, so that it runs over as little as may
 * be of what should stay clear. */
export function kneeOf(from: Point, to: Point, clear: readonly Box[]): Point {
  const knees = BENDS.map((bend) => aside(from, to, bend));
  const covered = knees.map((knee) => coveredBy(from, knee, to, clear));
  return knees[covered.indexOf(Math.min(...covered))] ?? from;
}

function aside(from: Point, to: Point, bend: number): Point {
  return [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * bend,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend,
  ];
}

/** How much of an arrow's length runs over these boxes. */
function coveredBy(from: Point, knee: Point, to: Point, boxes: readonly Box[]): number {
  const parts = Array.from({ length: POINTS }, (_, i) => (i + 0.5) / POINTS);
  const covers = parts.map((part) => between(between(from, knee, part), between(knee, to, part), part))
    .filter((point) => boxes.some((box) => boxDistance(box, point) <= 0)).length;
  return (covers / POINTS) * length(from, to);
}

function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}
