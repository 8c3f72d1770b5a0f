import type { Sentence } from "../generated";
import type { Words } from "../words/words";

/** What happened. What the table tells has a whole key; what a game tells has its end. */
export function happened(words: Words, { key, facts }: Sentence): string {
  const { step, ...others } = facts;
  const whole = key.startsWith("event-") ? key : `event-${key}`;
  if (typeof step !== "string") return words.say(whole, facts);
  return words.say(whole, { ...others, step: deed(words, { key: step, facts: others }) });
}

/** What was done, to stand in a sentence. */
export function deed(words: Words, told: Sentence): string {
  const key = `step-${told.key}`;
  if (words.has(key)) return words.say(key, told.facts);
  return words.say("web-step", { what: happened(words, told) });
}
