import type { Point, Polygon } from "./geometry";

/** A space as the map draws it. */
export interface MapSpace {
  id: string;
  name: string;
  polygon: Polygon;
  /** What is special about it; each is a class and may have a sign. */
  traits: readonly string[];
}

/** The edge between two spaces, and what stands there. */
export interface MapBorder {
  a: string;
  b: string;
  kind: string;
  line: readonly [Point, Point];
}

/** A sign on the map: an SVG path in a square from -5 to 5. */
export type Sign = string;

/** A map ready to be drawn, in millimetres of the real board. */
export interface PlayMap {
  size: Point;
  spaces: readonly MapSpace[];
  borders: readonly MapBorder[];
  /** Kind of border or trait of a space -> its sign. */
  signs: Readonly<Record<string, Sign>>;
}
