import { describe, expect, it } from "vitest";

import type { DraftOut, PendingView, RulingOut } from "../generated";
import { moveOf, shownMove, Steps, type Choice } from "./choices";

const REFUSED: RulingOut = { allowed: false, rule: "R-1", source: "", key: "no", facts: {} };

function pending(serial: number, options: Choice[]): PendingView {
  const lists = options.map((choice) => [...choice]);
  return { serial, seat: "a", kind: "move", rule: "R-1", facts: {}, options: lists };
}

function draft(choices: Choice[], change: Partial<DraftOut>): DraftOut {
  const lists = choices.map((choice) => [...choice]);
  const open = { options: [], complete: false, ruling: null };
  return { seat: "a", serial: 7, choices: lists, ...open, ...change };
}

const ASKED = pending(7, [["piece", "p"]]);
const CHOSEN: Choice[] = [["piece", "p"]];
const AIMED: Choice[] = [...CHOSEN, ["to", "hall"]];
const PLACES = [["to", "hall"], ["to", "yard"]];

describe("Steps", () => {
  it("begins with the pending's own options", () => {
    expect(new Steps().at(ASKED, null)).toEqual({ base: [], options: [["piece", "p"]] });
  });

  it("goes on with the draft's options", () => {
    const step = new Steps().at(ASKED, draft(CHOSEN, { options: PLACES }));
    expect(step).toEqual({ base: CHOSEN, options: PLACES });
  });

  it("remembers where else a move could end, once it is complete or refused", () => {
    const steps = new Steps();
    steps.at(ASKED, draft(CHOSEN, { options: PLACES }));
    const again = { base: CHOSEN, options: PLACES };
    expect(steps.at(ASKED, draft(AIMED, { complete: true }))).toEqual(again);
    expect(steps.at(ASKED, draft(AIMED, { ruling: REFUSED }))).toEqual(again);
  });

  it("forgets with the next question", () => {
    const steps = new Steps();
    steps.at(ASKED, draft(CHOSEN, { options: PLACES }));
    const step = steps.at(pending(8, ASKED.options ?? []), draft(AIMED, { complete: true }));
    expect(step).toEqual({ base: CHOSEN, options: [] });
  });
});

describe("moveOf", () => {
  it("finds the piece and the place", () => {
    expect(moveOf([])).toEqual({ piece: null, to: null });
    expect(moveOf(CHOSEN)).toEqual({ piece: "p", to: null });
    expect(moveOf(AIMED)).toEqual({ piece: "p", to: "hall" });
  });
});

describe("shownMove", () => {
  const asked = { ...pending(7, []), facts: { pawn: "q" } };

  it("is the draft's own", () => {
    const shown = shownMove(draft(AIMED, { complete: true }), [asked]);
    expect(shown).toEqual({ piece: "p", to: "hall", refused: false });
  });

  it("takes the piece from the question where the draft names only a place", () => {
    const shown = shownMove(draft([["to", "hall"]], { ruling: REFUSED }), [asked]);
    expect(shown).toEqual({ piece: "q", to: "hall", refused: true });
  });

  it("is nothing without a draft", () => {
    expect(shownMove(null, [asked])).toBeNull();
  });
});
