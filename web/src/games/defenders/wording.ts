import type { Where, Wording } from "../../face";
import type { PendingView } from "../../generated";
import type { Choice } from "../../table/choices";
import type { DefendersView, PrintedDefenders } from "./generated";

/** The verbs whose object is a card in the own hand. */
const IN_HAND = ["explore", "discard"];
/** The verbs whose object is shown with the question: it lies open on the table, or is for the own
 * eyes alone. */
const IN_QUESTION = [
  "acquire",
  "book",
  "keep",
  "half",
  "progress-token",
  "whom",
  "choose",
  "next",
  "fetch",
  "remove",
  "item",
  "react",
];

/** A real card: nobody here knows which one it is. */
export const UNIDENTIFIED = "unidentified";

const MAIN_ACTIONS = ["learn", "replenish"];
const FREE_ACTIONS = ["scroll", "token"];

/** Where on the phone a choice is offered. */
export function offeredIn([verb]: Choice): Where {
  const named = String(verb);
  if (IN_HAND.includes(named)) return "hand";
  return IN_QUESTION.includes(named) ? "question" : "button";
}

/** The reader's known cards, each with what a question now wants with it; else to explore. */
export function ownChoices({ hand, pendings }: DefendersView): Choice[] {
  const offered = pendings.flatMap(({ options }) => options ?? []);
  const verb = offered.find((choice) => offeredIn(choice) === "hand")?.[0] ?? "explore";
  return [...new Set(hand)].filter((card) => card !== UNIDENTIFIED).map((card) => [verb, card]);
}

/** The heading under which a choice of an action stands. */
export function groupOf([verb]: Choice, { kind }: PendingView): string | null {
  if (FREE_ACTIONS.includes(String(verb))) return "free";
  return kind === "main-action" && MAIN_ACTIONS.includes(String(verb)) ? "main" : null;
}

/** The message of a choice, and what it is about. */
export function wordingOf(
  choice: Choice,
  pending: PendingView,
  view: DefendersView,
  box: PrintedDefenders,
): Wording {
  const [verb, object = "", other = ""] = choice;
  const { facts } = pending;
  switch (verb) {
    case "value":
      return {
        key: "choice-value",
        facts: { points: object, rest: restOf(Number(object), facts) },
      };
    case "scroll":
      return { key: "choice-scroll", facts: { one: object, other } };
    case "replenish":
      return { key: "choice-replenish", facts: { house: pending.seat === "dark" ? 0 : 1 } };
    case "acquire":
      return {
        key: object === "deck" ? "choice-acquire-deck" : "choice-acquire",
        facts: { cost: costOf(object, Number(facts["base"])) },
      };
    case "take":
      return {
        key: `choice-take-${String(object).replaceAll("_", "-")}`,
        facts: thereAt(pending, view, box),
      };
    case "progress-token":
      return { key: "choice-progress-token", facts: { zone: String(facts["zone"]) } };
    default:
      return { key: `choice-${verb}`, facts: object === "" ? {} : { object } };
  }
}

/** What is left for another pawn when a value is used for the first one. */
function restOf(points: number, { a, b }: PendingView["facts"]): number {
  const [one, other] = [Number(a), Number(b)];
  if (points === one) return other;
  return points === other ? one : 0;
}

/** Cards that a slot costs: one more in the Advanced Row, the slots next to the deck. Where an
 * effect acquires, nothing does. */
function costOf(slot: string | number, base: number): number {
  return Math.max(base + (slot === 0 || slot === 1 ? 1 : 0), 0);
}

/** What the space where a pawn landed holds. */
function thereAt({ facts }: PendingView, view: DefendersView, box: PrintedDefenders) {
  const place = String(facts["place"]);
  const token = box.spaces.find((space) => space.id === place)?.token ?? "";
  return { place, token, item: view.shields[place] ?? "" };
}
