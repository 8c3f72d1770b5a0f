/** Plane geometry of a map's spaces. */

export type Point = readonly [number, number];
export type Polygon = readonly Point[];

export interface Box {
  middle: Point;
  width: number;
  height: number;
}

/** How finely a polygon is searched for its roomiest point. */
const GRID = 24;

/** The point farthest from every edge: the middle of the room, even where it has a bend. */
export function roomiest(polygon: Polygon): { at: Point; clearance: number } {
  const [left, top, right, bottom] = bounds(polygon);
  let best = { at: [(left + right) / 2, (top + bottom) / 2] as Point, clearance: 0 };
  for (let i = 1; i < GRID; i++) {
    for (let j = 1; j < GRID; j++) {
      const at: Point = [left + ((right - left) * i) / GRID, top + ((bottom - top) * j) / GRID];
      const clearance = inside(polygon, at) ? edgeDistance(polygon, at) : 0;
      // Middle points first: of two equally roomy ones the later must be clearly better.
      if (clearance > best.clearance * 1.001) best = { at, clearance };
    }
  }
  return centred(polygon, best);
}

/** The widest level line through a point that stays inside: its left and right end. */
export function chord(polygon: Polygon, [x, y]: Point): [number, number] {
  let [left, right] = [-Infinity, Infinity];
  for (const [a, b] of edges(polygon)) {
    if (a[1] > y === b[1] > y) continue;
    const crossing = a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
    if (crossing <= x) left = Math.max(left, crossing);
    else right = Math.min(right, crossing);
  }
  return Number.isFinite(left) && Number.isFinite(right) ? [left, right] : [x, x];
}

/** The same upright: its upper and lower end. */
export function upright(polygon: Polygon, [x, y]: Point): [number, number] {
  const turned = polygon.map(([px, py]): Point => [py, px]);
  return chord(turned, [y, x]);
}

/** The point at a part of the way along a line of several corners. */
export function pointAlong(line: readonly Point[], part: number): Point {
  const steps = line.slice(1).map((to, i) => ({ from: line[i] ?? to, to }));
  let left = wayAlong(line) * part;
  for (const { from, to } of steps) {
    const step = length(from, to);
    if (left <= step && step > 0) {
      const share = left / step;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
    left -= step;
  }
  return line.at(-1) ?? [0, 0];
}

/** How long such a line is. */
export function wayAlong(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, to, i) => sum + length(line[i] ?? to, to), 0);
}

export function inside(polygon: Polygon, [x, y]: Point): boolean {
  let odd = false;
  for (const [a, b] of edges(polygon)) {
    const crosses = a[1] > y !== b[1] > y;
    if (crosses && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) odd = !odd;
  }
  return odd;
}

export function length(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** How far a point is from a box; 0 and less inside of it. */
export function boxDistance({ middle, width, height }: Box, [x, y]: Point): number {
  const [dx, dy] = [Math.abs(x - middle[0]) - width / 2, Math.abs(y - middle[1]) - height / 2];
  return Math.max(dx, dy);
}

/** A long room has many equally roomy points; take the one amid its width. */
function centred(polygon: Polygon, found: { at: Point; clearance: number }) {
  const [left, right] = chord(polygon, found.at);
  const at: Point = [(left + right) / 2, found.at[1]];
  const clearance = edgeDistance(polygon, at);
  return clearance >= found.clearance * 0.98 ? { at, clearance } : found;
}

function bounds(polygon: Polygon): [number, number, number, number] {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function edges(polygon: Polygon): [Point, Point][] {
  return polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length] ?? point]);
}

function edgeDistance(polygon: Polygon, point: Point): number {
  return Math.min(...edges(polygon).map(([a, b]) => segmentDistance(a, b, point)));
}

function segmentDistance(a: Point, b: Point, [x, y]: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}
