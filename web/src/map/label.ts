import type { Box, Point } from "./geometry";

/** A name broken into lines that fit a room. */
export interface Label {
  lines: readonly string[];
  /** Baseline start of each line is centred on this point's x. */
  middle: Point;
  size: number;
}

interface Frame {
  middle: Point;
  width: number;
  height: number;
  /** The largest letters that are wanted. */
  largest: number;
}

/** How wide letters of size 1 are in a rather wide bold font, the others last. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[ijlI .,'’]/, 0.36],
  [/[frt-]/, 0.47],
  [/[mMwW]/, 1.03],
  [/[A-Z]/, 0.77],
  [/./, 0.68],
];
/** The distance of lines for letters of size 1. */
const LINE = 1.12;

/** Break a name so that its letters are as large as the frame allows. */
export function fitLabel(name: string, frame: Frame): Label {
  let best: Label = { lines: [name], middle: frame.middle, size: 0 };
  for (const count of [1, 2, 3]) {
    const lines = broken(name, count);
    const size = Math.min(
      frame.largest,
      frame.width / longest(lines),
      frame.height / (lines.length * LINE),
    );
    if (size > best.size * 1.05) best = { lines, middle: frame.middle, size };
  }
  return best;
}

/** How wide the longest of some lines is, for letters of size 1. */
function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => [...line].reduce((sum, one) => sum + wide(one), 0)));
}

function wide(letter: string): number {
  return LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? 1;
}

/** What its lines cover. */
export function boxOf(label: Label): Box {
  const width = longest(label.lines) * label.size;
  return { middle: label.middle, width, height: heightOf(label) };
}

/** How high its lines are together. */
export function heightOf(label: Label): number {
  return label.lines.length * LINE * label.size;
}

/** Where each line's baseline is. */
export function baselines(label: Label): number[] {
  const top = label.middle[1] - ((label.lines.length - 1) * LINE * label.size) / 2;
  return label.lines.map((_, i) => top + i * LINE * label.size + label.size * 0.35);
}

/** The words in so many lines, none longer than need be. */
function broken(name: string, count: number): string[] {
  const words = name.split(" ");
  const target = name.length / count;
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    const full = line !== "" && (line.length + longer.length) / 2 > target;
    if (full && lines.length < count - 1) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
