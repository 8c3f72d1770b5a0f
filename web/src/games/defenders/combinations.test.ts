import { describe, expect, it } from "vitest";

import { CATALOGUES } from "../../words/catalogues";
import { Words } from "../../words/words";
import { effectSentence, effectsSentence, reactionSentence } from "./effects";
import type { PrintedCondition, PrintedEffect } from "./generated";

const words = new Words(CATALOGUES, { library: "Library" });

const PLAIN = {
  amount: 1,
  what: "",
  whom: "own",
  must: true,
  who: "you",
  per: null,
  when: [],
  choices: [],
} as const;

/** One of each, so that none is forgotten. */
const WHAT: Record<PrintedEffect["do"], string> = {
  pass: "water",
  passage: "any",
  fly_off: "",
  directly: "library",
  swap: "",
  stun: "outside",
  stand_up: "inside",
  send_back: "library",
  deploy: "",
  draw: "",
  discard: "random",
  look: "events",
  search: "charms",
  recover: "potions",
  acquire: "row",
  remove: "hand",
  play: "",
  loyalty: "",
  marker: "",
  gain: "scroll",
  relinquish: "any",
  take: "coin",
  give: "book",
  house_marker: "",
  again: "",
  skip: "",
  protect: "effects",
  bar: "learn",
  negate: "",
  choose: "",
  text: "Sing.",
};
const DOS = Object.keys(WHAT) as PrintedEffect["do"][];
const WHO = ["you", "dark", "house", "rival", "each_house", "each_rival", "everyone"] as const;
const WHOM = ["own", "house", "rival", "dark", "any"] as const;
const AIMED = ["swap", "stun", "stand_up", "send_back"];
const OF_OTHERS = ["take", "give", "bar"];
const EITHER_WAY = ["loyalty", "marker"];
const HELD = { of: "items" as const, what: "scroll", whose: "own" };
const HOLDING: PrintedCondition = { counted: HELD, least: 1, most: 99 };

const drawing: PrintedEffect = { ...PLAIN, do: "draw", when: [], choices: [] };

function effectsWith(does: PrintedEffect["do"]): PrintedEffect[] {
  const choices = does === "choose" ? [[drawing], [drawing, drawing]] : [];
  const one: PrintedEffect = { ...PLAIN, do: does, what: WHAT[does], when: [], choices };
  const able = WHO.filter((who) => who !== "you" || !OF_OTHERS.includes(does));
  const aims = WHOM.filter((whom) => whom === "own" || AIMED.includes(does));
  return (EITHER_WAY.includes(does) ? [1, 2, -1] : [1, 2]).flatMap((amount) =>
    [true, false].flatMap((must) =>
      able.flatMap((who) => aims.map((whom) => ({ ...one, amount, must, who, whom }))),
    ),
  );
}

/** A sentence with a beginning and an end, and nothing that is no word. */
const SENTENCE = /^[A-Z][^{}_]*[^ ,;:{}_]\.$/;
/** Two words that meet where two parts do not fit. */
const CLUMSY = /\b(\w+) \1\b| {2}|\.\.| [.,;:]|(?:may|have) (?:may|this|until)\b/;

describe.each(DOS)("every way to spell %s", (does) => {
  it("is a sentence", () => {
    for (const effect of effectsWith(does)) {
      if (does === "negate") continue;
      for (const change of [{}, { per: HELD }, { when: [HOLDING] }, { when: [HOLDING, HOLDING] }]) {
        const sentence = effectSentence(words, { ...effect, ...change });
        expect(sentence).toMatch(SENTENCE);
        expect(sentence).not.toMatch(CLUMSY);
      }
    }
  });

  it("is part of a choice and of a reaction", () => {
    for (const effect of effectsWith(does)) {
      if (does !== "negate") {
        const both = effectsSentence(words, [effect, drawing]);
        expect(both).toMatch(/^[A-Z].*, then draw a card\.$/s);
        const choices = [[effect], [drawing]];
        const choosing = effectSentence(words, { ...PLAIN, do: "choose", when: [], choices });
        expect(choosing).toMatch(/^Choose one: .*; or draw a card\.$/);
      }
      for (const to of ["bump", "effect", "targeted", "token"] as const) {
        const sentence = reactionSentence(words, { to, effects: [effect], when: [HOLDING] });
        expect(sentence).toMatch(SENTENCE);
        expect(sentence).toContain("When ");
      }
    }
  });
});
