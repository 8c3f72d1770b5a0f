import type { Words } from "../../words/words";
import { conditionsPhrase, perPhrase } from "./counts";
import type { PrintedExtra, PrintedValue } from "./generated";

/** What a movement value lets a player do, in one sentence or two. */
export function valueSentence(words: Words, value: PrintedValue): string {
  const move = moveSentence(words, value);
  return value.extra === null ? move : `${move} ${extraSentence(words, value.extra)}`;
}

/** Do the badge's numbers not say all of it? */
export function needsSentence({ to, per, extra }: PrintedValue): boolean {
  return to !== "" || per !== null || extra !== null;
}

function moveSentence(words: Words, { points, to, per }: PrintedValue): string {
  const [first = 0, second] = points;
  if (to === "fly_off") return words.say("value-fly_off");
  if (to !== "") return words.say("value-to", { to });
  if (per !== null) {
    return words.say("value-per", { points: first, counted: perPhrase(words, per) });
  }
  if (second === undefined) return words.say("value-single", { points: first });
  return words.say("value-double", { first, second, sum: first + second });
}

function extraSentence(words: Words, { points, when }: PrintedExtra): string {
  if (when.length === 0) return words.say("value-extra", { points });
  return words.say("value-extra-if", { points, conditions: conditionsPhrase(words, when) });
}
