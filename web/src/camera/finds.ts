import type { Problem } from "./hub";

/** What the hub found in a picture. */
export interface Finds {
  /** The codes of the tags round the board. */
  frame: readonly number[];
  pieces: number;
  width: number;
  height: number;
  trouble: Problem | null;
}

/** What the hub says to a picture: how long to wait with the next one, and what it showed. */
export interface Answer {
  pause: number;
  /** null: it was not looked at in time. */
  look: Finds | null;
}

/** The tags round the board by their codes: clockwise from the top left corner. */
export const FRAME = [
  "frame-top-left",
  "frame-top",
  "frame-top-right",
  "frame-right",
  "frame-bottom-right",
  "frame-bottom",
  "frame-bottom-left",
  "frame-left",
] as const;

/** The tags round the board that a picture does not show. */
export function outOfSight(frame: readonly number[]): string[] {
  return FRAME.filter((_, code) => !frame.includes(code));
}
