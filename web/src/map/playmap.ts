import type { Point, Polygon } from "./geometry";

/** A space as the map draws it. */
export interface MapSpace {
  id: string;
  name: string;
  polygon: Polygon;
  /** What is special about it; each is a class. */
  traits: readonly string[];
  /** Where people look for it: the square of the map's grid, if it has one. */
  square?: string;
}

/** The lines along which two spaces touch, and what stands there. */
export interface MapBorder {
  a: string;
  b: string;
  kind: string;
  lines: readonly (readonly Point[])[];
}

/** A sign on the map: an SVG path in a square from -5 to 5. */
export type Sign = string;

/** A map ready to be drawn, in millimetres of the real board. */
export interface PlayMap {
  size: Point;
  spaces: readonly MapSpace[];
  borders: readonly MapBorder[];
  /** Places beside the map that are always drawn. */
  beside: readonly string[];
  /** Kind of border, or mark of a space -> its sign. */
  signs: Readonly<Record<string, Sign>>;
  /** The marks that the legend explains. */
  legend: readonly string[];
  /** Names of the grid's columns and rows, written along the edges. */
  grid: { columns: readonly string[]; rows: readonly string[] };
}

/** A mark on a space; its kind is a class and has a sign. */
export interface MapMark {
  kind: string;
  /** Has what it stands for been taken away? */
  gone?: boolean;
  /** Can the reader get something by it? */
  gives?: boolean;
}

/** Space -> the marks that it shows now. */
export type Marks = ReadonlyMap<string, readonly MapMark[]>;
