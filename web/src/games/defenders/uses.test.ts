import { describe, expect, it } from "vitest";

import type { CardUse } from "../../face";
import { CATALOGUES } from "../../words/catalogues";
import { Words } from "../../words/words";
import type { DefendersView, PrintedDefenders, PrintedEffect } from "./generated";
import { askableCards } from "./uses";

const WORDS = new Words(CATALOGUES, { card: "Long Stride", other: "Grey Owl" });
const PLAIN: PrintedEffect = {
  do: "draw",
  amount: 1,
  what: "",
  whom: "own",
  must: false,
  who: "you",
  per: null,
  when: [],
  choices: [],
};
const STUN: PrintedEffect = { ...PLAIN, do: "stun", whom: "dark" };

function box(...effects: PrintedEffect[]): PrintedDefenders {
  const value = { points: [2], to: "", per: null, extra: null };
  const card = { name: "Long Stride", type: null, colour: null, value, effects, reaction: null };
  const spaces = ["hall", "gate"].map((id) => ({ id, coordinates: "A1", deployment: id === "gate" }));
  return { cards: { card }, spaces, borders: [], size: [1, 1] } as unknown as PrintedDefenders;
}

function view(more: Partial<DefendersView> = {}): DefendersView {
  const seat = { seat: "gryffindor", discard: ["other"] };
  return {
    reader: "gryffindor",
    hand: ["card", "other"],
    pendings: [],
    pieces: [
      { piece: "gryffindor-1", owner: "gryffindor", place: "hall", lying: false },
      { piece: "slytherin-1", owner: "slytherin", place: "hall", lying: false },
      { piece: "dark-1", owner: "dark", place: "gate", lying: false },
    ],
    dark: { seat: "dark", discard: [] },
    houses: [seat, { ...seat, seat: "slytherin" }],
    tokens: { charms: "" },
    ...more,
  } as unknown as DefendersView;
}

/** What is said of a use: choices as they are, and of an aim its verb and all that it offers. */
function said({ parts }: CardUse) {
  return parts.map((part) =>
    "verb" in part ? [part.verb, ...part.sayings.map(({ object }) => object)] : part,
  );
}

function uses(...effects: PrintedEffect[]) {
  const [card] = askableCards(view(), box(...effects), WORDS);
  return (card?.uses ?? []).map(said);
}

const EXPLORE = ["explore", "card"];

describe("askableCards", () => {
  it("has the cards in hand, and what each could do besides being played", () => {
    const cards = askableCards(view(), box(), WORDS);
    expect(cards.map(({ just }) => just)).toEqual([EXPLORE, ["explore", "other"]]);
    expect(cards[0]?.uses.map(({ text }) => text)).toEqual(["Move one pawn up to 2 spaces."]);
    expect(uses()).toEqual([
      [EXPLORE, ["asked", "move-pawn"], ["piece", "gryffindor-1"], ["to", "gate", "hall"]],
    ]);
  });

  it("aims effects at whom they can mean", () => {
    const swap: PrintedEffect = { ...PLAIN, do: "swap", whom: "rival" };
    const skip: PrintedEffect = { ...PLAIN, do: "skip", who: "rival" };
    const [, ...effects] = uses(PLAIN, STUN, swap, skip);
    expect(effects).toEqual([
      [EXPLORE, ["asked", "stun"], ["target", "dark-1"]],
      [EXPLORE, ["asked", "swap"], ["target", "gryffindor-1"], ["target", "slytherin-1"]],
      [EXPLORE, ["asked", "whom"], ["whom", "slytherin"]],
    ]);
  });

  it("aims effects at spaces, cards and items", () => {
    const [, ...effects] = uses(
      { ...PLAIN, do: "deploy" },
      { ...PLAIN, do: "directly", what: "hall" },
      { ...PLAIN, do: "remove", what: "hand" },
      { ...PLAIN, do: "recover" },
      { ...PLAIN, do: "gain", what: "token" },
      { ...PLAIN, do: "relinquish", what: "any" },
    );
    expect(effects).toEqual([
      [EXPLORE, ["asked", "deploy"], ["to", "gate"]],
      [EXPLORE, ["asked", "move-pawn-to"], ["piece", "gryffindor-1"], ["to", "hall"]],
      [EXPLORE, ["asked", "remove"], ["remove", "other"]],
      [EXPLORE, ["asked", "recover"], ["fetch", "other"]],
      [EXPLORE, ["asked", "which-token"], ["item", "charms"]],
      [EXPLORE, ["asked", "relinquish"], ["item", "book", "scroll", "token", "coin", "detector"]],
    ]);
  });

  it("names one of several things by its number", () => {
    const [, ...effects] = uses({ ...PLAIN, do: "choose", choices: [[PLAIN], [STUN]] });
    const chosen = (number: number) => [EXPLORE, ["asked", "choose"], ["choose", number]];
    expect(effects).toEqual([
      chosen(0),
      [...chosen(1), ["asked", "stun"], ["target", "dark-1"]],
    ]);
  });

  it("lets everybody ask about the card that is being played, and nobody about its player's cards", () => {
    const pending = { kind: "card", seat: "gryffindor", facts: { card: "card" } };
    const open = view({ reader: "screen", hand: [], pendings: [pending as never] });
    const remove: PrintedEffect = { ...PLAIN, do: "remove", what: "discard" };
    const [card, ...others] = askableCards(open, box(STUN, remove), WORDS);
    expect(others).toEqual([]);
    expect(card?.just).toBeNull();
    expect(card?.uses.map((use) => said(use).map(([first]) => first))).toEqual([
      ["move", "asked", "piece", "to"],
      ["effects", "asked", "target"],
    ]);
  });

  it("asks of a card that is to be discarded nothing more", () => {
    const pending = { kind: "loss", seat: "gryffindor", facts: {}, options: [["discard", "card"]] };
    const [card] = askableCards(view({ pendings: [pending as never] }), box(STUN), WORDS);
    expect(card).toEqual({ card: "card", just: ["discard", "card"], uses: [] });
  });
});
