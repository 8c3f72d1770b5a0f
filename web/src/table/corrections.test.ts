import { describe, expect, it } from "vitest";

import type { BaseView, PieceView } from "../generated";
import type { PlayMap } from "../map/playmap";
import { CATALOGUES } from "../words/catalogues";
import { Words } from "../words/words";
import { correctionOf, pieceCorrections, type Correctable } from "./corrections";

const WORDS = new Words(CATALOGUES, { hall: "the hall", yard: "a yard" });
const MAP = { spaces: [{ id: "yard" }, { id: "hall" }], beside: ["pool"] } as unknown as PlayMap;

function piece(name: string, place: string): PieceView {
  return { piece: name, owner: "a", place, lying: false };
}

const VIEW = {
  reader: "screen",
  pieces: [piece("a1", "hall"), piece("a2", "hall"), piece("a3", "pool")],
} as unknown as BaseView;

const [STANDS, LIES] = pieceCorrections(VIEW, MAP, WORDS) as [Correctable, Correctable];

const objects = ({ fields }: Correctable) =>
  fields.map(({ sayings }) => sayings.map(({ object }) => object));

describe("corrections of pieces", () => {
  it("name pieces that look alike once, and the places by their names", () => {
    expect(objects(STANDS)).toEqual([
      ["a1", "a3"],
      ["yard", "pool", "hall"],
    ]);
  });

  it("let only what is on the map lie", () => {
    expect(objects(LIES)).toEqual([["a1"], [1, 0]]);
  });
});

describe("correctionOf", () => {
  it("is the verb and all that is said, in the order of the fields", () => {
    expect(correctionOf(STANDS, { place: "yard", piece: "a1" })).toEqual(["stands", "a1", "yard"]);
    expect(correctionOf(LIES, { piece: "a1", lying: 0 })).toEqual(["lies", "a1", 0]);
  });

  it("is nothing while something is missing, or can be said no more", () => {
    expect(correctionOf(STANDS, { piece: "a1" })).toBeNull();
    expect(correctionOf(STANDS, { piece: "a2", place: "yard" })).toBeNull();
  });
});
