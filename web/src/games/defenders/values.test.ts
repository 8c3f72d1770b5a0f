import { describe, expect, it } from "vitest";

import { CATALOGUES } from "../../words/catalogues";
import { Words } from "../../words/words";
import type { PrintedCount, PrintedValue } from "./generated";
import { needsSentence, valueSentence } from "./values";

const words = new Words(CATALOGUES, { library: "Library" });

function counted(of: PrintedCount["of"], what = "", whose = "own"): PrintedCount {
  return { of, what, whose };
}

const OUTSIDE = { counted: counted("pawns", "outside", "moved"), least: 1, most: 99 };

describe("a movement value", () => {
  const value = (change: Partial<PrintedValue>): PrintedValue => ({
    points: [],
    to: "",
    per: null,
    extra: null,
    ...change,
  });

  it.each<[Partial<PrintedValue>, string]>([
    [{ points: [1] }, "Move one pawn up to 1 space."],
    [{ points: [3, 2] }, "Move one pawn up to 3 spaces and another up to 2, or one pawn up to 5."],
    [{ to: "fly_off" }, "Move one pawn to a Fly Off Point."],
    [{ to: "library" }, "Move one pawn to Library."],
    [
      { points: [2], per: counted("items", "book") },
      "Move one pawn up to 2 spaces, and 1 more for each Library Book that you hold.",
    ],
    [
      { points: [2], extra: { points: 1, when: [] } },
      "Move one pawn up to 2 spaces. Then move that pawn up to 1 more space.",
    ],
    [
      { points: [2], extra: { points: 2, when: [OUTSIDE] } },
      "Move one pawn up to 2 spaces. Then, if that pawn is outside the castle, move that pawn up " +
        "to 2 more spaces.",
    ],
  ])("%j", (change, sentence) => {
    expect(valueSentence(words, value(change))).toBe(sentence);
  });

  it("is read from its numbers, where these say all", () => {
    expect(needsSentence(value({ points: [3, 2] }))).toBe(false);
    expect(needsSentence(value({ to: "library" }))).toBe(true);
    expect(needsSentence(value({ points: [2], per: counted("items") }))).toBe(true);
    expect(needsSentence(value({ points: [2], extra: { points: 2, when: [] } }))).toBe(true);
  });
});
