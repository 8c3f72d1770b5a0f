import { describe, expect, it } from "vitest";

import type { PieceView } from "../generated";
import { CATALOGUES } from "../words/catalogues";
import { Words } from "../words/words";
import { alike, nameOf, pieceMeant } from "./pieces";

function piece(name: string, owner: string, place: string, lying = false): PieceView {
  return { piece: name, owner, place, lying };
}

const HALL = [
  piece("a1", "a", "hall"),
  piece("a2", "a", "hall"),
  piece("a3", "a", "hall", true),
  piece("b1", "b", "hall"),
  piece("a4", "a", "yard"),
];

describe("alike", () => {
  it("groups by owner, place and posture", () => {
    const groups = alike(HALL).map((group) => group.pieces.map((one) => one.piece));
    expect(groups).toEqual([["a1", "a2"], ["a3"], ["b1"], ["a4"]]);
  });
});

describe("nameOf", () => {
  const words = new Words(CATALOGUES, { hall: "Great Hall", yard: "Yard", b: "Bees" });
  const names = alike(HALL).map((group) => nameOf(words, group, "a"));

  it("names a piece by its place, with a count where there are several", () => {
    expect(names[0]).toBe("A pawn in Great Hall (2)");
    expect(names[3]).toBe("A pawn in Yard");
  });

  it("tells lying pieces and those of others apart", () => {
    expect(names[1]).toBe("A stunned pawn in Great Hall");
    expect(names[2]).toBe("In Great Hall: a pawn of Bees");
  });
});

describe("pieceMeant", () => {
  it("prefers what is offered to what is merely there", () => {
    expect(pieceMeant(HALL, "hall", ["b1"], "a")).toBe("b1");
  });

  it("takes an own piece that is not offered, so that the hub can say why not", () => {
    expect(pieceMeant(HALL, "yard", [], "a")).toBe("a4");
  });

  it("means nothing where neither is", () => {
    expect(pieceMeant(HALL, "yard", [], "b")).toBeNull();
  });
});
