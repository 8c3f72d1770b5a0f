import { describe, expect, it } from "vitest";

import type { PendingView } from "../../generated";
import { CATALOGUES } from "../../words/catalogues";
import { Words } from "../../words/words";
import { wordedFor } from "../../parts/ChoiceButton";
import type { DefendersView, PrintedDefenders } from "./generated";
import { marksOf, playMap } from "./map";
import { LEGEND, SIGNS } from "./signs";
import { groupOf, offeredIn, wordingOf } from "./wording";

const words = new Words(CATALOGUES, { library: "Library" });

const SPACE = {
  id: "library",
  name: "Library",
  polygon: [[0, 0], [9, 0], [9, 9]] as [number, number][],
  coordinates: "A1",
  inside: true,
  protected: false,
  deployment: false,
  fly_off: true,
  passage: "blue" as const,
  bonus: "draw" as const,
  token: "charms" as const,
  detector: true,
  shield: true,
};

const BOX = {
  size: [10, 10] as [number, number],
  spaces: [SPACE],
  borders: [],
  path: [{ zone: "white", event: false }, { zone: "orange", event: true }],
} as unknown as PrintedDefenders;

function view(change: Partial<DefendersView> = {}): DefendersView {
  const seats = { reader: "gryffindor", dark: { seat: "dark" } };
  const lying = { ...seats, tokens: { charms: "" }, shields: { library: "coin" } };
  return { reached: 0, room_open: false, ...lying, ...change } as unknown as DefendersView;
}

function asked(kind: string, facts: PendingView["facts"] = {}): PendingView {
  return { serial: 1, seat: "gryffindor", kind, rule: "R-1", facts, options: [] };
}

function said(choice: (string | number)[], pending: PendingView): string {
  const { key, facts } = wordingOf(choice, pending, view(), BOX);
  return words.say(wordedFor(words, key, pending.kind), facts);
}

describe("choices", () => {
  it("divide a double value", () => {
    const value = asked("move-value", { a: 3, b: 2 });
    expect(said(["value", 3], value)).toBe("First a pawn up to 3, then another one up to 2");
    expect(said(["value", 2], value)).toBe("First a pawn up to 2, then another one up to 3");
    expect(said(["value", 5], value)).toBe("One pawn, up to 5 spaces");
  });

  it("say what a card costs", () => {
    expect(said(["acquire", 0], asked("acquire", { base: 1 }))).toBe("Take it for 2 cards");
    expect(said(["acquire", 3], asked("acquire", { base: 0 }))).toBe("Take it, free");
    expect(said(["acquire", "deck"], asked("acquire", { base: 1 }))).toContain("unseen");
    expect(said(["acquire", "deck"], asked("acquire", { base: -1 }))).toContain("free");
  });

  it("are worded for the kind of question where that matters", () => {
    expect(said(["enough"], asked("discard"))).toBe("Draw now");
    expect(said(["enough"], asked("benefit"))).toBe("Take nothing more here");
    expect(said(["enough"], asked("unheard-of"))).toBe("No more");
    expect(said(["progress-token"], asked("event", { zone: "red" }))).toContain("Dementor");
    expect(said(["token"], asked("main-action"))).toBe("Use the Hogwarts Token");
  });

  it.each(["acquire", "draw", "play_again", "token", "detector", "book", "coin", "shield"])(
    "have words for the benefit %s",
    (benefit) => {
      const landed = asked("benefit", { place: "library" });
      expect(said(["take", benefit], landed)).not.toContain("choice-");
    },
  );

  it("are offered on cards, in the question, or as buttons in groups", () => {
    expect(offeredIn(["explore", "alohomora"])).toBe("hand");
    expect(offeredIn(["react", "alohomora"])).toBe("question");
    expect(offeredIn(["token"])).toBe("button");
    expect(offeredIn(["learn"])).toBe("button");
    expect(groupOf(["learn"], asked("main-action"))).toBe("main");
    expect(groupOf(["scroll", "a", "b"], asked("free-action"))).toBe("free");
    expect(groupOf(["token"], asked("main-action"))).toBe("free");
    expect(groupOf(["scroll", "a", "b"], asked("move-pawn"))).toBe("free");
    expect(groupOf(["stay"], asked("move-pawn"))).toBeNull();
  });
});

describe("the legend", () => {
  it("has the signs of this map alone", () => {
    expect(playMap(BOX).legend).toEqual([
      "fly_off",
      "passage_blue",
      "library",
      "bonus_draw",
      "detector",
      "shield_detector",
      "shield_coin",
      "token_charms",
    ]);
  });
});

describe("marks", () => {
  const kinds = (change: Partial<DefendersView>) => marksOf(view(change), BOX).get("library") ?? [];

  it("show what is printed on a space and what lies there", () => {
    expect(kinds({}).map(({ kind }) => kind)).toEqual([
      "fly_off",
      "passage_blue",
      "bonus_draw",
      "detector",
      "library",
      "token_charms",
      "shield_coin",
    ]);
  });

  it("remember where a token and a shield belong", () => {
    const gone = kinds({ tokens: { charms: "slytherin" }, shields: {} }).filter((one) => one.gone);
    expect(gone.map(({ kind }) => kind)).toEqual(["token_charms", "shield"]);
  });

  it("tell a House Player what a pawn can get there", () => {
    const gifts = kinds({}).filter(({ gives }) => gives).map(({ kind }) => kind);
    expect(gifts).toEqual(["bonus_draw", "detector", "library", "token_charms", "shield_coin"]);
    expect(kinds({ reader: "dark" }).some(({ gives }) => gives)).toBe(false);
  });

  it("have signs and words", () => {
    for (const kind of [...LEGEND, "shield"]) {
      expect(SIGNS[kind], kind).toBeDefined();
      expect(words.has(`web-sign-${kind}`), kind).toBe(true);
    }
  });
});

describe("what holds for a while", () => {
  it.each([
    ["bar", "fly_off", "no flying off"],
    ["bar", "learn", "no learning"],
    ["bar", "passage", "no Secret Passageways"],
    ["bar", "deploy", "no deploying"],
    ["protect", "bump", "no bumps"],
    ["protect", "effects", "no effects of others"],
  ])("%s %s", (does, what, said) => {
    const facts = { do: does, what, seat: "Ravenclaw", by: "Gryffindor", source: "library" };
    expect(words.say("lasting", facts)).toBe(
      `Ravenclaw: ${said}, until the turn of Gryffindor (Library)`,
    );
  });
});
