import { describe, expect, it } from "vitest";

import type { BaseView, CorrectableOut, PieceView } from "../generated";
import type { PlayMap } from "../map/playmap";
import { CATALOGUES } from "../words/catalogues";
import { Words } from "../words/words";
import {
  correctionOf,
  kindsOf,
  leftToSay,
  startOf,
  thingSayings,
  valueSayings,
  type Kind,
} from "./corrections";

const WORDS = new Words(CATALOGUES, { hall: "the hall", yard: "a yard", owl: "An owl" });
const MAP = { spaces: [{ id: "yard" }, { id: "hall" }], beside: [] } as unknown as PlayMap;

function piece(name: string, place: string): PieceView {
  return { piece: name, owner: "a", place, lying: false };
}

const VIEW = {
  reader: "screen",
  pieces: [piece("a1", "hall"), piece("a2", "hall"), piece("a3", "yard")],
} as unknown as BaseView;
const LOOKS = { view: VIEW, map: MAP, words: WORDS };

function thing(begins: (string | number)[], more: Partial<CorrectableOut> = {}): CorrectableOut {
  const one = { choices: [], least: 1, most: 1, now: null, group: "", hidden: false };
  return { begins, ...one, ...more };
}

const stands = (name: string, place: string) =>
  thing(["stands", name], { choices: ["yard", "hall"], now: [place], group: "pawns" });
const HAND = thing(["hands", "dark"], { choices: ["owl", "owl", "rat"], least: 0, most: 3 });
const ROW = thing(["library_row"], { choices: ["x", "y", "z"], least: 2, most: 2, now: ["x", "y"] });

const KINDS = kindsOf([stands("a1", "hall"), stands("a2", "hall"), stands("a3", "yard"), HAND]);
const [PIECES] = KINDS as [Kind, Kind];

const texts = (sayings: readonly { text: string }[]) => sayings.map(({ text }) => text);

describe("things", () => {
  it("are gathered by their kinds, in their order", () => {
    expect(KINDS.map(({ name, things }) => [name, things.length])).toEqual([
      ["stands", 3],
      ["hands", 1],
    ]);
  });

  it("name pieces that look alike once", () => {
    expect(thingSayings(PIECES, LOOKS).map(({ object }) => object)).toEqual(["a1", "a3"]);
  });

  it("say how they are now, where that is one thing to be seen", () => {
    const [marker] = kindsOf([
      thing(["loyalty", "slytherin"], { choices: [1, 2], now: [2] }),
      thing(["loyalty", "gryffindor"], { choices: [1, 2], now: [1] }),
    ]) as [Kind];
    expect(texts(thingSayings(marker, LOOKS))).toEqual(["Slytherin: Space 2", "Gryffindor: Space 1"]);
  });
});

describe("values", () => {
  it("are places by their names, in order", () => {
    const sayings = valueSayings(PIECES, stands("a1", "hall"), LOOKS);
    expect(texts(sayings)).toEqual(["A yard", "The hall"]);
    expect(sayings.map(({ now }) => now)).toEqual([false, true]);
  });

  it("of several words are told by each of them", () => {
    const bar = thing(["lasting", "a"], { choices: ["bar learn dark owl"], least: 0 });
    const [lasting] = kindsOf([bar]) as [Kind];
    expect(texts(valueSayings(lasting, bar, LOOKS))).toEqual([
      "No learning, until the turn of the Dark Arts Player (An owl)",
    ]);
  });

  it("of many are how they are to begin with, and hidden ones nothing", () => {
    expect(startOf(ROW)).toEqual(["x", "y"]);
    expect(startOf(HAND)).toEqual([]);
    expect(startOf(thing(["l"], { least: 2, most: 2 }))).toEqual([undefined, undefined]);
  });

  it("can be added as often as there are", () => {
    expect(leftToSay(HAND, ["owl"])).toEqual(["owl", "rat"]);
    expect(leftToSay(HAND, ["owl", "owl"])).toEqual(["rat"]);
    expect(leftToSay(ROW, ["x", "y"])).toEqual([]);
  });
});

describe("correctionOf", () => {
  const said = (...values: (string | undefined)[]) => ({ thing: undefined, values });

  it("is the thing and all that is said of it", () => {
    expect(correctionOf(stands("a1", "hall"), said("yard"))).toEqual(["stands", "a1", "yard"]);
    expect(correctionOf(HAND, said())).toEqual(["hands", "dark"]);
    expect(correctionOf(ROW, said("y", "x"))).toEqual(["library_row", "y", "x"]);
  });

  it("is nothing while something is missing, is said too often, or is so already", () => {
    expect(correctionOf(stands("a1", "hall"), said())).toBeNull();
    expect(correctionOf(stands("a1", "hall"), said("hall"))).toBeNull();
    expect(correctionOf(ROW, said("x", undefined))).toBeNull();
    expect(correctionOf(ROW, said("y", "y"))).toBeNull();
    expect(correctionOf(HAND, said("rat", "rat"))).toBeNull();
    expect(correctionOf(undefined, said("yard"))).toBeNull();
  });
});
