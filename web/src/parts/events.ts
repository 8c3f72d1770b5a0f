import type { Sentence } from "../generated";
import type { Words } from "../words/words";

/** What happened. What the table tells has a whole key; what a game tells has its end. */
export function happened(words: Words, { key, facts }: Sentence): string {
  return words.say(key.startsWith("event-") ? key : `event-${key}`, facts);
}
