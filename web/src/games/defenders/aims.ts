import type { Aim, UsePart } from "../../face";
import { PIECE, TO, type Choice } from "../../table/choices";
import { byText, pieceSayings, placeName, type Saying } from "../../table/sayings";
import type { Words } from "../../words/words";
import type { DefendersView, PrintedDefenders, PrintedEffect } from "./generated";
import { playMap } from "./map";
import { UNIDENTIFIED } from "./wording";

/** Who would use a card, and what is known to whoever asks. */
export interface Asked {
  seat: string;
  card: string;
  view: DefendersView;
  box: PrintedDefenders;
  words: Words;
}

const ITEMS = ["book", "scroll", "token", "coin", "detector"];

/** What is still to be said of an effect: nothing where it has one meaning alone. */
export function aimsOf(asked: Asked, effect: PrintedEffect): UsePart[] {
  const { who } = effect;
  if (who === "house" || who === "rival") return [question("whom"), player(asked, who)];
  if (who !== "you") return [];
  const { seat, view } = asked;
  switch (effect.do) {
    case "swap":
      return [question("swap"), ownPawn(asked), pawn(asked, effect, "web-referee-swap-with")];
    case "stun":
    case "stand_up":
    case "send_back":
      return [question(effect.do.replaceAll("_", "-")), pawn(asked, effect)];
    case "directly":
      return [question("move-pawn-to"), ownPawn(asked, PIECE), [TO, effect.what]];
    case "deploy":
      return [question("deploy"), deploymentSpace(asked)];
    case "gain":
      return effect.what === "token" ? [question("which-token"), token(asked)] : [];
    case "relinquish":
      return [question("relinquish"), item(asked, effect.what)];
    case "discard":
      if (effect.what !== "" || seat !== view.reader) return [];
      return [question("loss"), cardOf(asked, "discard", inHand(asked))];
    case "remove":
      if (effect.what === "this" || seat !== view.reader) return [];
      return [question("remove"), cardOf(asked, "remove", removable(asked, effect.what))];
    case "recover":
      if (seat !== view.reader) return [];
      return [question("recover"), cardOf(asked, "fetch", discarded(asked))];
    default:
      return [];
  }
}

/** Which kind of question the next choice answers. */
export function question(kind: string): Choice {
  return ["asked", kind];
}

export function ownPawn(asked: Asked, verb = "target"): Aim {
  const { seat } = asked;
  return { verb, label: "web-choose-piece", sayings: pawns(asked, (owner) => owner === seat) };
}

function pawn(asked: Asked, { whom }: PrintedEffect, label = "web-choose-piece"): Aim {
  const { seat } = asked;
  const { seat: dark } = asked.view.dark;
  const means = {
    own: (owner: string) => owner === seat,
    house: (owner: string) => owner !== dark,
    rival: (owner: string) => owner !== dark && owner !== seat,
    dark: (owner: string) => owner === dark,
    any: () => true,
  };
  return { verb: "target", label, sayings: pawns(asked, means[whom]) };
}

function pawns({ view, box, words }: Asked, means: (owner: string) => boolean): Saying[] {
  const pieces = view.pieces.filter(({ owner }) => means(owner));
  return pieceSayings({ pieces, reader: view.reader }, playMap(box), words);
}

export function placeAim({ box, words }: Asked, spaces: readonly { id: string }[]): Aim {
  const map = playMap(box);
  const sayings = spaces.map(({ id }) => ({ object: id, text: placeName(words, map, id) }));
  return { verb: TO, label: "web-choose-place", sayings: byText(sayings) };
}

function deploymentSpace(asked: Asked): Aim {
  return placeAim(asked, asked.box.spaces.filter(({ deployment }) => deployment));
}

function player({ seat, view, words }: Asked, who: string): Aim {
  const houses = view.houses.map((house) => house.seat);
  const meant = houses.filter((house) => who === "house" || house !== seat);
  return { verb: "whom", label: "web-referee-whom", sayings: named(words, meant) };
}

function token({ view, words }: Asked): Aim {
  const types = Object.keys(view.tokens);
  return { verb: "item", label: "web-referee-token", sayings: named(words, types) };
}

function item({ words }: Asked, what: string): Aim {
  const kinds = ITEMS.filter((kind) => what === "any" || what === kind);
  const sayings = kinds.map((kind) => ({ object: kind, text: words.name(kind) }));
  return { verb: "item", label: "web-referee-item", sayings };
}

function cardOf({ words }: Asked, verb: string, cards: readonly string[]): Aim {
  const known = [...new Set(cards)].filter((card) => card !== UNIDENTIFIED);
  return { verb, label: "web-referee-which-card", sayings: named(words, known) };
}

function named(words: Words, ids: readonly string[]): Saying[] {
  return ids.map((object) => ({ object, text: words.short(object) }));
}

/** The other cards of the hand. */
function inHand({ card, view }: Asked): string[] {
  const at = view.hand.indexOf(card);
  return view.hand.filter((_, i) => i !== at);
}

function removable(asked: Asked, pile: string): readonly string[] {
  return pile === "hand" ? inHand(asked) : discarded(asked);
}

function discarded({ seat, view }: Asked): readonly string[] {
  return [view.dark, ...view.houses].find((each) => each.seat === seat)?.discard ?? [];
}
