import type { Problem } from "../camera/hub";
import type { Facts } from "../words/words";

type Pixel = readonly [number, number];

/** A tag that was found in the picture. */
export interface Mark {
  code: number;
  /** Pixels, clockwise from the tag's own top left. */
  corners: readonly Pixel[];
  side: number;
  piece: string | null;
  /** Is it one of those round the board? */
  anchor: boolean;
  /** Pixels by which it is away from where the camera's pose has it. */
  off: number | null;
}

export interface Piece {
  code: number | null;
  /** Where its tag is in the picture, or should be. */
  pixel: Pixel | null;
  /** Millimetres on the board. */
  point: Pixel | null;
  places: readonly string[];
  /** null: it cannot be said. */
  lying: boolean | null;
  doubt: string | null;
}

/** What the newest frame showed. */
export interface Look {
  number: number;
  size: Pixel;
  marks: readonly Mark[];
  pieces: Readonly<Record<string, Piece>>;
  settled: Readonly<Record<string, Pick<Piece, "places" | "lying">>>;
  /** Left, top, width and height of each. */
  fingers: readonly (readonly [number, number, number, number])[];
  foreign: readonly number[];
  trouble: Problem | null;
  /** `error`: pixels by which the anchors are missed. */
  camera: { error: number; calibrated: boolean } | null;
  /** CPU time that the look took. */
  seconds: number;
}

/** A recording that the maker asked for. */
export interface Tape {
  wanted: boolean;
  recording: { folder: string; frames: number } | null;
  /** Why the last one ended by itself. */
  problem: Problem | null;
}

export interface Report {
  look: Look | null;
  /** Frames a second. */
  rate: number;
  /** Seconds from a picture to what it showed. */
  delay: number;
  status: { state: string; key: string; facts: Facts } | null;
  tape: Tape;
}

/** How sure it is where a piece is. */
type Sureness = "sure" | "unsure" | "hidden";

/** Why something is unsure, as the end of a message key; null if nothing is. */
export function doubtOf(piece: Piece): string | null {
  if (piece.doubt !== null) return piece.doubt;
  if (piece.places.length > 1) return "border";
  return piece.lying === null ? "lying" : null;
}

export function surenessOf(piece: Piece): Sureness {
  if (piece.code === null) return "hidden";
  return doubtOf(piece) === null ? "sure" : "unsure";
}

/** Is it still on its way: elsewhere than where it came to rest? */
export function isMoving(look: Look, name: string, piece: Piece): boolean {
  const rest = look.settled[name];
  return rest === undefined || String(rest.places) !== String(piece.places);
}

/** Pixels by which an anchor is away at most, if it was not moved. */
export const ASTRAY = 6;

/** A piece is one of its owner's, with a number. */
export function ownerOf(piece: string): { owner: string; number: string } {
  const at = piece.lastIndexOf("-");
  return { owner: piece.slice(0, at), number: piece.slice(at + 1) };
}
