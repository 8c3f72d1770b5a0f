import type { Words } from "../../words/words";
import type {
  DefendersView,
  PrintedCard,
  PrintedDefenders,
  PrintedEffect,
  PrintedValue,
} from "./generated";

const ZONES: readonly string[] = ["white", "orange", "red"];

/** What a movement value lets a player do, as a sentence. */
export function valueSentence(words: Words, { points, to }: PrintedValue): string {
  const [first = 0, second] = points;
  if (to === "fly_off") return words.say("value-fly_off");
  if (to !== "") return words.say("value-to", { to });
  if (second === undefined) return words.say("value-single", { points: first });
  return words.say("value-double", { first, second, sum: first + second });
}

/** What an effect does, as a sentence: the very data that the rules resolve. */
export function effectSentence(words: Words, effect: PrintedEffect): string {
  const { amount, what, whom, must } = effect;
  const [key, facts] = [`effect-${effect.do}`, { amount, what, whom }];
  return (must ? null : words.aside(key, "may", facts)) ?? words.say(key, facts);
}

/** Do this card's effects work now? Dark Arts cards wait for their zone. */
export function isUnlocked(card: PrintedCard, view: DefendersView, box: PrintedDefenders): boolean {
  const reached = box.path[view.reached]?.zone ?? "white";
  return card.colour === null || ZONES.indexOf(card.colour) <= ZONES.indexOf(reached);
}
