import { describe, expect, it } from "vitest";

import { CATALOGUES } from "../../words/catalogues";
import { Words } from "../../words/words";
import { conditionsPhrase, perPhrase } from "./counts";
import type { PrintedCondition, PrintedCount } from "./generated";

const words = new Words(CATALOGUES, { library: "Library" });

function counted(of: PrintedCount["of"], what = "", whose = "own"): PrintedCount {
  return { of, what, whose };
}

function asks(count: PrintedCount, least = 1, most = 99): PrintedCondition {
  return { counted: count, least, most };
}

const OUTSIDE = counted("pawns", "outside");

describe("a condition", () => {
  it.each<[PrintedCondition, string]>([
    [asks(OUTSIDE), "at least one of your pawns is outside the castle"],
    [asks(OUTSIDE, 0, 0), "none of your pawns is outside the castle"],
    [asks(OUTSIDE, 0, 1), "at most one of your pawns is outside the castle"],
    [asks(OUTSIDE, 2, 2), "exactly two of your pawns are outside the castle"],
    [asks(OUTSIDE, 1, 3), "one to three of your pawns are outside the castle"],
    [
      asks(counted("pawns", "inside", "dark"), 2),
      "two or more Dark Arts Pawns are inside the castle",
    ],
    [asks(counted("pawns", "stunned", "house"), 0, 0), "no House Pawn is stunned"],
    [asks(counted("pawns", "inside", "moved")), "that pawn is inside the castle"],
    [asks(counted("pawns", "inside", "moved"), 0, 0), "that pawn is not inside the castle"],
    [asks(counted("hand"), 0, 2), "you have at most two cards in your hand"],
    [asks(counted("discard"), 0, 0), "you have no card in your discard pile"],
    [asks(counted("items")), "you hold an item"],
    [asks(counted("items", "detector")), "you hold the Dark Detector"],
    [asks(counted("items", "coin"), 1, 1), "you hold exactly one D.A. Coin"],
    [asks(counted("items", "shield"), 2), "you hold two or more Defence Shields"],
    [asks(counted("house_markers"), 2), "you hold two or more House Markers"],
    [asks(counted("house_players"), 3), "three or more House Players play"],
    [asks(counted("house_players"), 1, 1), "exactly one House Player plays"],
    [asks(counted("loyalty"), 3), "you are on space 3 or higher of the Loyalty Track"],
    [asks(counted("loyalty"), 1, 3), "you are on space 3 or lower of the Loyalty Track"],
    [asks(counted("loyalty"), 4, 4), "you are on space 4 of the Loyalty Track"],
    [asks(counted("loyalty"), 2, 4), "you are on space 2 to 4 of the Loyalty Track"],
    [asks(counted("zone"), 2), "the Dark Arts Marker has reached the orange zone"],
    [asks(counted("zone"), 0, 1), "the Dark Arts Marker has not gone beyond the white zone"],
    [
      asks(counted("zone"), 2, 2),
      "the furthest zone that the Dark Arts Marker has reached is the orange one",
    ],
  ])("%j", (condition, phrase) => {
    expect(conditionsPhrase(words, [condition])).toBe(phrase);
  });
});

describe("what an amount is for", () => {
  it.each<[PrintedCount, string]>([
    [OUTSIDE, "of your pawns that is outside the castle"],
    [counted("pawns", "", "house"), "House Pawn that is on the board"],
    [
      counted("pawns", "protected", "rival"),
      "pawn of another House Player that is in a Protected Area",
    ],
    [counted("pawns", "library", "dark"), "Dark Arts Pawn that is in Library"],
    [counted("pawns", "stunned", "any"), "pawn that is stunned"],
    [counted("hand"), "card in your hand"],
    [counted("discard"), "card in your discard pile"],
    [counted("items"), "item that you hold"],
    [counted("items", "scroll"), "Parchment Scroll that you hold"],
    [counted("loyalty"), "space that you have come to on the Loyalty Track"],
    [counted("zone"), "zone that the Dark Arts Marker has reached"],
    [counted("house_markers"), "House Marker that you hold"],
    [counted("house_players"), "House Player"],
  ])("is each %j", (per, each) => {
    expect(perPhrase(words, per)).toBe(each);
  });
});
