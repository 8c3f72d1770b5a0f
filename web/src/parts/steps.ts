import type { SeenOut, StepOut } from "../generated";
import type { Words } from "../words/words";
import { deed, happened } from "./events";

/** What a step was, to stand in a sentence: as everybody was told, else as only its seat knows. */
export function stepText(words: Words, { told, choice }: StepOut): string {
  if (told !== null) return deed(words, told);
  const [verb, object = ""] = choice ?? [];
  const key = `step-choice-${verb}`;
  return words.has(key) ? words.say(key, { object }) : words.say("step-choice");
}

/** What was seen since, which nobody unsees; null if nothing was. */
export function inTheWay(words: Words, { seen }: StepOut): string | null {
  if (seen.length === 0) return null;
  const texts = [...new Set(seen.map((each) => seenText(words, each)))];
  return words.say("web-in-the-way", { what: texts.join("; ") });
}

function seenText(words: Words, seen: SeenOut): string {
  const what = seenPhrase(words, seen) ?? happened(words, seen).replace(/\.$/, "");
  if (seen.own.length === 0) return what;
  const own = seen.own.map((name) => words.name(name)).join(", ");
  return words.say("web-seen-own", { what, own });
}

function seenPhrase(words: Words, { key, facts }: SeenOut): string | null {
  const message = `seen-${key}`;
  return words.has(message) ? words.say(message, facts) : null;
}
