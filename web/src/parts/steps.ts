import type { SeenOut, Sentence, StepOut } from "../generated";
import type { Words } from "../words/words";
import { happened } from "./events";

/** What a step was, to stand in a sentence. */
export function stepText(words: Words, { told }: StepOut): string {
  if (told === null) return words.say("web-step-choice");
  return phrase(words, "step", told) ?? words.say("web-step", { what: happened(words, told) });
}

/** What was seen since, which nobody unsees; null if nothing was. */
export function inTheWay(words: Words, { seen }: StepOut): string | null {
  if (seen.length === 0) return null;
  const texts = [...new Set(seen.map((each) => seenText(words, each)))];
  return words.say("web-in-the-way", { what: texts.join("; ") });
}

function seenText(words: Words, seen: SeenOut): string {
  const what = phrase(words, "seen", seen) ?? happened(words, seen).replace(/\.$/, "");
  if (seen.own.length === 0) return what;
  const own = seen.own.map((name) => words.name(name)).join(", ");
  return words.say("web-seen-own", { what, own });
}

function phrase(words: Words, kind: string, { key, facts }: Sentence): string | null {
  const message = `${kind}-${key}`;
  return words.has(message) ? words.say(message, facts) : null;
}
