import type { Problem } from "./hub";

/** What the hub found in a picture. */
export interface Finds {
  /** The codes of the anchors that are seen. */
  anchors: readonly number[];
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

/** The anchors, the tags round the board, by their codes: clockwise from the top left corner. */
export const ANCHORS = [
  "anchor-top-left",
  "anchor-top",
  "anchor-top-right",
  "anchor-right",
  "anchor-bottom-right",
  "anchor-bottom",
  "anchor-bottom-left",
  "anchor-left",
] as const;

/** The anchors that a picture does not show. */
export function outOfSight(anchors: readonly number[]): string[] {
  return ANCHORS.filter((_, code) => !anchors.includes(code));
}
