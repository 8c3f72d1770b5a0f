import type { AskableCard, CardUse, UsePart } from "../../face";
import { PIECE, TO, type Choice } from "../../table/choices";
import type { Words } from "../../words/words";
import { aimsOf, ownPawn, placeAim, question, type Asked } from "./aims";
import { effectSentence } from "./effects";
import type { DefendersView, PrintedCard, PrintedDefenders, PrintedEffect } from "./generated";
import { valueSentence } from "./values";
import { ownChoices } from "./wording";

const EXPLORE = "explore";
const EFFECTS: Choice = ["effects"];
const MOVE: Choice = ["move"];

/** The cards that can be asked about, with all that they can be aimed at: the reader's own, and
 * the one that is being played. */
export function askableCards(
  view: DefendersView,
  box: PrintedDefenders,
  words: Words,
): AskableCard[] {
  const own = ownChoices(view).map((choice) => {
    const [verb, card] = [choice[0], String(choice[1])];
    const asked = { seat: view.reader, card, view, box, words };
    const uses = verb === EXPLORE ? usesOf(asked, [choice], [choice]) : [];
    return { card, just: choice, uses };
  });
  const played = view.pendings
    .filter(({ kind }) => kind === "card")
    .map(({ seat, facts }) => {
      const card = String(facts["card"]);
      return { card, just: null, uses: usesOf({ seat, card, view, box, words }, [MOVE], [EFFECTS]) };
    })
    .filter(({ uses, card }) => uses.length > 0 && own.every((each) => each.card !== card));
  return [...played, ...own];
}

/** What a card can do, after what comes before its move and before its effects. */
function usesOf(asked: Asked, move: readonly Choice[], effects: readonly Choice[]): CardUse[] {
  const card = asked.box.cards[asked.card];
  if (card === undefined) return [];
  return [moveUse(asked, card, move), ...usesOfEffects(asked, card.effects, effects, false)];
}

function moveUse(asked: Asked, { value }: PrintedCard, before: readonly Choice[]): CardUse {
  const { box, words } = asked;
  const ends = box.spaces.filter((space) => value.to !== "fly_off" || space.fly_off);
  const anywhere = value.to === "" || value.to === "fly_off";
  const goal = anywhere ? placeAim(asked, ends) : [TO, value.to];
  const kind = value.to === "" ? "move-pawn" : "move-pawn-to";
  const parts = [...before, question(kind), ownPawn(asked, PIECE), goal];
  return { text: valueSentence(words, value), parts };
}

function usesOfEffects(
  asked: Asked,
  effects: readonly PrintedEffect[],
  before: readonly UsePart[],
  chosen: boolean,
): CardUse[] {
  return effects.flatMap((effect) => {
    if (effect.do === "choose") {
      return effect.choices.flatMap((some, number) => {
        const choosing = [...before, question("choose"), ["choose", number]];
        return usesOfEffects(asked, some, choosing, true);
      });
    }
    const parts = aimsOf(asked, effect);
    if (parts.length === 0 && !chosen) return [];
    return [{ text: effectSentence(asked.words, effect), parts: [...before, ...parts] }];
  });
}
