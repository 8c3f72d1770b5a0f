import { describe, expect, it } from "vitest";

import type { SeenOut, StepOut } from "../generated";
import { CATALOGUES } from "../words/catalogues";
import { Words } from "../words/words";
import { happened } from "./events";
import { inTheWay, stepText } from "./steps";

const WORDS = new Words(CATALOGUES, { stride: "Long Stride", owl: "Grey Owl", rat: "Old Rat" });

function step(
  told: StepOut["told"],
  seen: SeenOut[] = [],
  choice: StepOut["choice"] = null,
): StepOut {
  return { since: 1, seat: "gryffindor", told, choice, seen };
}

const drew = (own: string[]): SeenOut => ({
  key: "drew",
  facts: { seat: "gryffindor", cards: 2 },
  own,
});

describe("stepText", () => {
  it("says what a step was", () => {
    const told = { key: "explored", facts: { seat: "gryffindor", card: "stride" } };
    expect(stepText(WORDS, step(told))).toBe("exploring with Long Stride");
  });

  it("quotes what happened where a step has no words, and tells of nothing that nobody was told", () => {
    expect(stepText(WORDS, step({ key: "tie", facts: {} }))).toBe("“The game ends in a tie.”");
    expect(stepText(WORDS, step(null))).toBe("a choice");
  });

  it("names the own choice of which nobody else was told", () => {
    expect(stepText(WORDS, step(null, [], ["value", 4]))).toBe("the choice of 4 movement points");
    expect(stepText(WORDS, step(null, [], ["unheard-of"]))).toBe("a choice");
  });
});

describe("happened", () => {
  const undone = (facts: Record<string, string>) =>
    happened(WORDS, { key: "event-undo", facts: { seat: "gryffindor", ...facts } });

  it("names what was taken back", () => {
    expect(undone({ step: "explored", card: "stride" })).toBe(
      "Gryffindor took back exploring with Long Stride.",
    );
    expect(undone({ step: "choice" })).toBe("Gryffindor took back a choice.");
  });
});

describe("inTheWay", () => {
  it("names to who drew the cards, to others that some were drawn", () => {
    expect(inTheWay(WORDS, step(null, [drew(["owl", "rat"])]))).toBe(
      "In the way: Gryffindor drew 2 cards (you saw Grey Owl, Old Rat).",
    );
    expect(inTheWay(WORDS, step(null, [drew([])]))).toBe("In the way: Gryffindor drew 2 cards.");
  });

  it("says the same once, and nothing where nothing was seen", () => {
    const shuffled: SeenOut = { key: "shuffled", facts: { seat: "gryffindor" }, own: [] };
    expect(inTheWay(WORDS, step(null, [shuffled, drew([]), shuffled]))).toBe(
      "In the way: the deck of Gryffindor was shuffled; Gryffindor drew 2 cards.",
    );
    expect(inTheWay(WORDS, step(null))).toBeNull();
  });
});
