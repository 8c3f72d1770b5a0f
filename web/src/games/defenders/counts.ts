import type { Facts, Words } from "../../words/words";
import type { PrintedCondition, PrintedCount, PrintedEffect } from "./generated";

/** The zones of the Path, in their order; they are counted from 1. */
export const ZONES: readonly string[] = ["white", "orange", "red"];

const SPACES_OF_TRACK = 7;
/** A condition with this has no upper bound. */
const MANY = 99;
const AREAS = ["inside", "outside", "protected", "stunned"];

/** What conditions ask for, joined. */
export function conditionsPhrase(words: Words, conditions: readonly PrintedCondition[]): string {
  return conditions
    .map((condition) => conditionPhrase(words, condition))
    .reduce((one, other) => words.say("clause-and", { one, other }));
}

/** Each of what an amount is for, such as "Parchment Scroll that you hold". */
export function perPhrase(words: Words, counted: PrintedCount): string {
  const where = wherePhrase(words, counted.what);
  return words.say(`per-${counted.of}`, { one: words.say(nounOf(words, counted)), where });
}

/** The pawns that an effect is aimed at. */
export function pawnsPhrase(words: Words, effect: PrintedEffect): string {
  const { amount, whom, what, must } = effect;
  const pawns = words.say(`pawns-${whom}`, { amount, upto: must ? 0 : 1 });
  return what === "" ? pawns : words.say("pawns-where", { pawns, where: wherePhrase(words, what) });
}

function wherePhrase(words: Words, what: string): string {
  if (what === "") return words.say("where");
  return AREAS.includes(what) ? words.say(`where-${what}`) : words.say("where-space", { what });
}

function conditionPhrase(words: Words, condition: PrintedCondition): string {
  const { of, what, whose } = condition.counted;
  const where = wherePhrase(words, what);
  if (whose === "moved") {
    return words.say(condition.most === 0 ? "condition-moved-none" : "condition-moved", { where });
  }
  if (of === "loyalty") return rangePhrase(words, condition, SPACES_OF_TRACK, String);
  if (of === "zone") {
    return rangePhrase(words, condition, ZONES.length, (zone) => ZONES[zone - 1] ?? "");
  }
  const { things, number } = bounded(words, condition);
  return words.say(`condition-${of}`, { things, number, where });
}

/** Where something has come to, between the first place and the last. */
function rangePhrase(
  words: Words,
  { counted, least, most }: PrintedCondition,
  last: number,
  named: (place: number) => string,
): string {
  const kind = kindOf(least > 1 ? least : 0, most < last ? most : MANY);
  const facts = { least: named(Math.max(least, 1)), most: named(Math.min(most, last)) };
  return words.say(`condition-${counted.of}-${kind}`, facts);
}

/** So many of something, and the number whose grammar it has. */
function bounded(words: Words, { counted, least, most }: PrintedCondition) {
  const noun = nounOf(words, counted);
  if (most === 0) return { things: words.aside(noun, "none") ?? "", number: 1 };
  const kind = kindOf(least, most);
  const any = kind === "least" && least === 1 ? words.aside(noun, "a") : null;
  if (any) return { things: any, number: 1 };
  const facts: Facts = {
    one: words.say(noun),
    many: words.aside(noun, "many") ?? "",
    least,
    most,
  };
  return { things: words.say(`bounds-${kind}`, facts), number: kind === "least" ? least : most };
}

function kindOf(least: number, most: number): "least" | "most" | "exactly" | "between" {
  if (most >= MANY) return "least";
  if (least === 0) return "most";
  return least === most ? "exactly" : "between";
}

/** The message of what is counted. */
function nounOf(words: Words, { of, what, whose }: PrintedCount): string {
  if (of === "pawns") return `counted-${whose}`;
  if (of === "items") return keptKey(what);
  return words.has(`counted-${of}`) ? `counted-${of}` : "counted-card";
}

/** The message of an item; of any item without a kind. */
export function keptKey(what: string): string {
  return what === "" || what === "any" ? "kept" : `kept-${what}`;
}
