import { describe, expect, it } from "vitest";

import { CATALOGUES } from "../../words/catalogues";
import { Words } from "../../words/words";
import { effectAt, effectSentence, effectsSentence, isUnlocked, reactionSentence } from "./effects";
import type {
  DefendersView,
  PrintedCard,
  PrintedDefenders,
  PrintedEffect,
  PrintedReaction,
} from "./generated";

type Do = PrintedEffect["do"];

const words = new Words(CATALOGUES, { library: "Library" });

function effect(does: Do, change: Partial<PrintedEffect> = {}): PrintedEffect {
  const plain = { amount: 1, what: "", whom: "own" as const, must: true, who: "you" as const };
  return { do: does, ...plain, per: null, when: [], choices: [], ...change };
}


const say = (does: Do, change: Partial<PrintedEffect> = {}) =>
  effectSentence(words, effect(does, change));

const OUTSIDE = { of: "pawns" as const, what: "outside", whose: "own" };
const COIN = { of: "items" as const, what: "coin", whose: "own" };
const least = (counted: typeof OUTSIDE | typeof COIN, number: number) => ({
  counted,
  least: number,
  most: 99,
});

describe("every effect has a sentence", () => {
  it.each<[Do, Partial<PrintedEffect>, string]>([
    ["pass", { what: "water" }, "This turn your pawns may pass Water."],
    ["pass", { what: "any" }, "This turn your pawns may pass every obstacle."],
    ["passage", { what: "blue" }, "This turn your pawns may use the blue Secret Passageway."],
    ["passage", { what: "any" }, "This turn your pawns may use any Secret Passageway."],
    ["fly_off", {}, "This turn your pawns may fly from any Fly Off Point to any other."],
    ["directly", { what: "library" }, "Move one of your pawns directly to Library."],
    ["swap", {}, "Swap two of your own pawns."],
    ["swap", { whom: "rival" }, "Swap one of your pawns with a pawn of another House Player."],
    ["stun", { whom: "house" }, "Stun a House Pawn."],
    [
      "stun",
      { whom: "dark", amount: 2, what: "inside" },
      "Stun 2 Dark Arts Pawns inside the castle.",
    ],
    ["stand_up", {}, "Let one of your pawns stand up."],
    ["stand_up", { whom: "any", amount: 2 }, "Let 2 pawns of any players stand up."],
    [
      "send_back",
      { whom: "dark", what: "library" },
      "Send a Dark Arts Pawn in Library back to the pool.",
    ],
    ["send_back", { whom: "house" }, "Send a House Pawn back to the Great Hall."],
    ["send_back", {}, "Send one of your pawns back to where it came from."],
    ["deploy", { amount: 2 }, "Deploy 2 of your pawns."],
    ["draw", {}, "Draw a card."],
    ["discard", { amount: 2 }, "Discard 2 cards."],
    ["discard", { what: "random" }, "Discard a card at random."],
    [
      "look",
      { what: "draws", amount: 3 },
      "Look at the top 3 cards of your draw deck and put them back in any order.",
    ],
    [
      "look",
      { what: "events", amount: 2 },
      "Look at the top 2 cards of the Event deck and put them back in any order.",
    ],
    [
      "look",
      { what: "acquire", amount: 2 },
      "Look at the top 2 cards of the Acquire deck and put them back in any order.",
    ],
    [
      "search",
      {},
      "Search your draw deck for a card, take it into your hand and shuffle the deck.",
    ],
    [
      "search",
      { what: "charms" },
      "Search your draw deck for a Charms card, take it into your hand and shuffle the deck.",
    ],
    ["recover", { amount: 2 }, "Take 2 cards from your discard pile into your hand."],
    ["recover", { what: "potions" }, "Take a Potions card from your discard pile into your hand."],
    ["acquire", {}, "Acquire a card, free of cost."],
    ["acquire", { what: "row" }, "Acquire a card of the Acquire Row, free of cost."],
    ["acquire", { what: "advanced" }, "Acquire a card of the Advanced Row, free of cost."],
    ["acquire", { what: "deck" }, "Acquire the top card of the Acquire deck, free of cost."],
    ["remove", { what: "this" }, "Remove this card from the game."],
    ["remove", { what: "hand" }, "Remove a card in your hand from the game."],
    ["remove", { what: "discard" }, "Remove a card in your discard pile from the game."],
    ["play", { amount: 2 }, "Play 2 more cards after this one."],
    ["loyalty", { amount: 2 }, "Advance 2 spaces on the Loyalty Track."],
    ["loyalty", { amount: -1 }, "Drop 1 space on the Loyalty Track."],
    ["marker", {}, "Advance the Dark Arts Marker 1 space."],
    ["marker", { amount: -2 }, "Move the Dark Arts Marker back 2 spaces."],
    ["gain", { what: "scroll" }, "Gain a Parchment Scroll."],
    ["relinquish", { what: "any" }, "Relinquish an item."],
    ["take", { what: "coin", who: "rival" }, "Take a D.A. Coin from another House Player."],
    ["give", { what: "scroll", who: "rival" }, "Give a Parchment Scroll to another House Player."],
    ["house_marker", {}, "Take your House Marker back."],
    ["house_marker", { who: "house" }, "Take the House Marker of a House Player of your choice."],
    ["again", {}, "Take another turn after this one."],
    ["skip", {}, "Skip your next turn."],
    ["protect", { what: "bump" }, "Until your next turn your pawns cannot be bumped."],
    [
      "protect",
      { what: "effects" },
      "Until your next turn the effects of others do not touch you or your pawns.",
    ],
    [
      "bar",
      { what: "deploy", who: "dark" },
      "Until your next turn the Dark Arts Player may not deploy.",
    ],
    [
      "bar",
      { what: "learn", who: "each_rival" },
      "Until your next turn the other House Players may not learn.",
    ],
    [
      "bar",
      { what: "fly_off", who: "house" },
      "Until your next turn a House Player of your choice may not fly off.",
    ],
    [
      "bar",
      { what: "passage", who: "each_house" },
      "Until your next turn House Players may not use Secret Passageways.",
    ],
    ["text", { what: "Sing a song!" }, "Sing a song!"],
  ])("%s %j", (does, change, sentence) => {
    expect(say(does, change)).toBe(sentence);
  });
});

describe("an effect", () => {
  it("may be left out, unless it must be resolved", () => {
    expect(say("draw", { must: false })).toBe("You may draw a card.");
    expect(say("stun", { must: false, whom: "house", amount: 2 })).toBe(
      "You may stun up to 2 House Pawns.",
    );
    expect(say("pass", { must: false, what: "water" })).toBe(
      "This turn your pawns may pass Water.",
    );
  });

  it.each<[PrintedEffect["who"], string]>([
    ["dark", "The Dark Arts Player draws a card."],
    ["house", "A House Player of your choice draws a card."],
    ["rival", "Another House Player of your choice draws a card."],
    ["each_house", "Every House Player draws a card."],
    ["each_rival", "Each other House Player draws a card."],
    ["everyone", "Every player draws a card."],
  ])("says who undergoes it: %s", (who, sentence) => {
    expect(say("draw", { who })).toBe(sentence);
  });

  it("speaks of others in their form", () => {
    const who = "each_rival";
    expect(say("discard", { who, what: "random" })).toBe(
      "Each other House Player discards a card at random.",
    );
    expect(say("discard", { who, must: false })).toBe(
      "You may have each other House Player discard a card.",
    );
    expect(say("loyalty", { who, amount: -1 })).toBe(
      "Each other House Player drops 1 space on the Loyalty Track.",
    );
    expect(say("loyalty", { who })).toContain("advances 1 space");
    expect(say("skip", { who })).toBe("Each other House Player skips the next turn.");
    expect(say("relinquish", { who, what: "book" })).toContain("relinquishes a Library Book");
  });

  it("has several choices", () => {
    const choices = [
      [effect("draw", { must: false })],
      [effect("gain", { what: "token" }), effect("discard", { amount: 2 })],
    ];
    expect(say("choose", { choices })).toBe(
      "Choose one: draw a card; or gain a Hogwarts Token, then discard 2 cards.",
    );
    expect(say("choose", { choices, must: false })).toContain("You may choose one: draw");
    expect(effectsSentence(words, choices[1] ?? [])).toBe(
      "Gain a Hogwarts Token, then discard 2 cards.",
    );
    expect(effectsSentence(words, [effect("draw"), effect("pass", { what: "water" })])).toBe(
      "Draw a card, and this turn your pawns may pass Water.",
    );
  });

  it("happens as often as is counted", () => {
    expect(say("draw", { per: COIN })).toBe("Draw a card for each D.A. Coin that you hold.");
    expect(say("loyalty", { per: OUTSIDE, who: "rival", must: false })).toBe(
      "You may have another House Player of your choice advance 1 space on the Loyalty Track for " +
        "each of your pawns that is outside the castle.",
    );
  });

  it("waits for its conditions", () => {
    const when = [least(OUTSIDE, 2)];
    expect(say("draw", { amount: 2, when })).toBe(
      "If two or more of your pawns are outside the castle: draw 2 cards.",
    );
    expect(say("draw", { must: false, when: [...when, least(COIN, 1)] })).toBe(
      "If two or more of your pawns are outside the castle and you hold a D.A. Coin: " +
        "you may draw a card.",
    );
  });

  it("is found by its address", () => {
    const drawing = effect("draw");
    const choosing = effect("choose", { choices: [[effect("stun")], [effect("skip"), drawing]] });
    const box = {
      cards: { map: { effects: [choosing], reaction: { effects: [drawing] } } },
      books: { book: { effects: [drawing] } },
      events: { event: { house: [drawing], dark: [choosing] } },
    } as unknown as PrintedDefenders;
    expect(effectAt(box, "map.0")).toBe(choosing);
    expect(effectAt(box, "map.0.1.1")).toBe(drawing);
    expect(effectAt(box, "map.reaction.0")).toBe(drawing);
    expect(effectAt(box, "book.0")).toBe(drawing);
    expect(effectAt(box, "event.house.0")).toBe(drawing);
    expect(effectAt(box, "event.dark.0.1.1")).toBe(drawing);
    expect(effectAt(box, "unheard_of.0")).toBeUndefined();
  });

  it("of the Dark Arts Player waits for its zone", () => {
    const box = { path: [{ zone: "white" }, { zone: "orange" }] } as unknown as PrintedDefenders;
    const at = (reached: number) => ({ reached }) as DefendersView;
    const orange = { colour: "orange" } as PrintedCard;
    expect(isUnlocked(orange, at(0), box)).toBe(false);
    expect(isUnlocked(orange, at(1), box)).toBe(true);
    expect(isUnlocked({ colour: null } as PrintedCard, at(0), box)).toBe(true);
  });
});

describe("a reaction", () => {
  const reaction = (to: PrintedReaction["to"], ...effects: PrintedEffect[]): PrintedReaction => ({
    to,
    effects,
    when: [],
  });
  const negate = effect("negate");

  it.each<[PrintedReaction["to"], string]>([
    ["bump", "When a House Pawn is about to be bumped: negate the bump."],
    ["effect", "When an effect of another player is aimed at somebody: negate the effect."],
    ["targeted", "When an effect of another player is aimed at you: negate the effect."],
    ["token", "When another player is about to use a Hogwarts Token: negate the use of the token."],
  ])("to %s", (to, sentence) => {
    expect(reactionSentence(words, reaction(to, negate))).toBe(sentence);
  });

  it("may do several things, or one of several, under a condition", () => {
    expect(reactionSentence(words, reaction("event", effect("draw"), effect("stand_up")))).toBe(
      "When an Event Card is turned up: draw a card, then let one of your pawns stand up.",
    );
    const choosing = effect("choose", { choices: [[negate], [effect("draw")]] });
    const holding = { ...reaction("token", choosing), when: [least(COIN, 1)] };
    expect(reactionSentence(words, holding)).toBe(
      "When another player is about to use a Hogwarts Token, if you hold a D.A. Coin: choose " +
        "one: negate the use of the token; or draw a card.",
    );
  });
});
