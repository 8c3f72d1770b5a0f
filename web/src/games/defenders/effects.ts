import { capital } from "../../words/letters";
import type { Words } from "../../words/words";
import { conditionsPhrase, keptKey, pawnsPhrase, perPhrase, ZONES } from "./counts";
import type {
  DefendersView,
  PrintedCard,
  PrintedDefenders,
  PrintedEffect,
  PrintedReaction,
} from "./generated";

type Form = "bare" | "they";

/** What holds for a while, and what a card says in words of its own, is a clause whoever undergoes
 * it and whether or not it must be resolved. */
const AS_IT_STANDS = ["pass", "passage", "fly_off", "protect", "bar", "text"];
/** Here the other player is the one from whom or to whom something goes. */
const WITH_ANOTHER = ["take", "give", "house_marker"];

/** What an effect does, as a sentence: the very data that the rules resolve. */
export function effectSentence(words: Words, effect: PrintedEffect): string {
  return sentence(conditional(words, effect, offered(words, effect)));
}

/** Effects that are resolved one after the other. */
export function effectsSentence(words: Words, effects: readonly PrintedEffect[]): string {
  return sentence(inTurn(words, effects));
}

/** When a Reactive Effect may come, and what it does then. */
export function reactionSentence(words: Words, reaction: PrintedReaction): string {
  const trigger = words.say(`reaction-${reaction.to}`);
  const clause = inTurn(words, reaction.effects, reaction.to);
  if (reaction.when.length === 0) return sentence(words.say("reaction", { trigger, clause }));
  const conditions = conditionsPhrase(words, reaction.when);
  return sentence(words.say("reaction-if", { trigger, conditions, clause }));
}

/** The effect of an address such as `old_map.0.1.0`: its card, book or event, and the way to it. */
export function effectAt(box: PrintedDefenders, address: string): PrintedEffect | undefined {
  const [source = "", ...way] = address.split(".");
  const half = Number.isNaN(Number(way[0])) ? way.shift() : undefined;
  let effects = effectsOf(box, source, half);
  while (way.length > 1) {
    const [effect, choice] = way.splice(0, 2).map(Number);
    effects = effects[effect ?? 0]?.choices[choice ?? 0] ?? [];
  }
  return effects[Number(way[0])];
}

/** Do this card's effects work now? Dark Arts cards wait for their zone. */
export function isUnlocked(card: PrintedCard, view: DefendersView, box: PrintedDefenders): boolean {
  const reached = box.path[view.reached]?.zone ?? "white";
  return card.colour === null || ZONES.indexOf(card.colour) <= ZONES.indexOf(reached);
}

function effectsOf(box: PrintedDefenders, source: string, half?: string) {
  const [card, event] = [box.cards[source], box.events[source]];
  if (event) return half === "dark" ? event.dark : event.house;
  if (half === "reaction") return card?.reaction?.effects ?? [];
  return (card ?? box.books[source])?.effects ?? [];
}

/** The clause of an effect that its player may leave out, unless it must be resolved. */
function offered(words: Words, effect: PrintedEffect): string {
  if (effect.must || AS_IT_STANDS.includes(effect.do)) return ordered(words, effect);
  if (!hasSubject(effect)) return words.say("clause-may", { clause: done(words, effect, "bare") });
  const facts = { who: whoPhrase(words, effect), clause: done(words, effect, "bare") };
  return words.say("clause-may-they", facts);
}

/** The clause of an effect that happens. */
function ordered(words: Words, effect: PrintedEffect, answered = ""): string {
  if (!hasSubject(effect)) return done(words, effect, "bare", answered);
  const facts = { who: whoPhrase(words, effect), clause: done(words, effect, "they") };
  return words.say("clause-they", facts);
}

function inTurn(words: Words, effects: readonly PrintedEffect[], answered = ""): string {
  const clauses = effects.map((one) => conditional(words, one, ordered(words, one, answered)));
  return clauses.reduce((one, other, i) => {
    const stands = AS_IT_STANDS.includes(effects[i]?.do ?? "");
    return words.say(stands ? "clause-also" : "clause-then", { one, other });
  });
}

function conditional(words: Words, { when }: PrintedEffect, clause: string): string {
  if (when.length === 0) return clause;
  return words.say("clause-if", { conditions: conditionsPhrase(words, when), clause });
}

/** What is done, as often as is counted. `answered` is what a reaction answers. */
function done(words: Words, effect: PrintedEffect, form: Form, answered = ""): string {
  const { amount, what, must } = effect;
  const facts = {
    form,
    amount: Math.abs(amount),
    upto: must ? 0 : 1,
    what,
    who: whoPhrase(words, effect),
    pawns: pawnsPhrase(words, effect),
    kept: words.aside(keptKey(what), "a") ?? "",
    choices: choicesPhrase(words, effect, answered),
  };
  const clause = words.say(keyOf(words, effect, answered), facts);
  if (effect.per === null) return clause;
  return words.say("clause-per", { clause, counted: perPhrase(words, effect.per) });
}

function keyOf(words: Words, effect: PrintedEffect, answered: string): string {
  const { amount, what, whom, who } = effect;
  const endings = [amount < 0 ? "back" : what || answered, what && "typed", whom, who];
  const keys = endings.map((ending) => `effect-${effect.do}-${ending}`);
  return keys.find((key) => words.has(key)) ?? `effect-${effect.do}`;
}

function choicesPhrase(words: Words, { choices }: PrintedEffect, answered: string): string {
  return choices
    .map((effects) => inTurn(words, effects, answered))
    .reduce((one, other) => (one === "" ? other : words.say("clause-or", { one, other })), "");
}

function hasSubject(effect: PrintedEffect): boolean {
  return effect.who !== "you" && ![...AS_IT_STANDS, ...WITH_ANOTHER].includes(effect.do);
}

function whoPhrase(words: Words, { do: does, who }: PrintedEffect): string {
  if (who === "you") return "";
  const several = does === "bar" ? words.aside(`who-${who}`, "many") : null;
  return several ?? words.say(`who-${who}`);
}

/** A clause with its capital and its full stop; a card's own words may have theirs. */
function sentence(clause: string): string {
  const text = capital(clause);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
