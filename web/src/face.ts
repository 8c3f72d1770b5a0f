import type { FunctionComponent } from "preact";

import type { BaseView, PendingView } from "./generated";
import type { Marks, PlayMap } from "./map/playmap";
import type { Box } from "./table/box";
import type { Choice } from "./table/choices";
import type { Saying } from "./table/sayings";
import type { Facts, Words } from "./words/words";

/** Where on the phone a choice is offered: on a card in hand, by the game's own part of the
 * question, or as a plain button under it. */
export type Where = "hand" | "question" | "button";

/** A message and what it is about. */
export interface Wording {
  key: string;
  facts: Facts;
}

/** What one game shows beside the parts that serve any game. */
export interface Face<View extends BaseView = BaseView, Printed extends Box = Box> {
  /** The printed map, ready to be drawn. */
  map(box: Printed): PlayMap;
  /** What the spaces of the map show now. */
  marks(view: View, box: Printed): Marks;
  /** The cards that the referee can be asked about, and what each could do. */
  askableCards(view: View, box: Printed, words: Words): readonly AskableCard[];
  offeredIn(choice: Choice): Where;
  /** The heading under which a plain button stands, as the end of a message key; or none. */
  groupOf(choice: Choice, pending: PendingView): string | null;
  wordingOf(choice: Choice, pending: PendingView, view: View, box: Printed): Wording;
  /** The name of the panel that helps with a question, if one does. */
  panelFor(pending: PendingView): string | null;
  /** The game's own part of a question. */
  Question: FunctionComponent<QuestionProps<View, Printed>>;
  /** The reader's own secret things, on the phone. */
  Hand: FunctionComponent<HandProps<View, Printed>>;
  /** What is open and being resolved just now. */
  Now: FunctionComponent<BesideProps<View, Printed>>;
  /** What everybody may know of a seat's things. */
  SeatThings: FunctionComponent<SeatProps<View, Printed>>;
  /** What always stands beside the map, such as tracks. */
  Beside: FunctionComponent<BesideProps<View, Printed>>;
  /** What can be looked up besides; each has a title `web-panel-<name>`. */
  panels: readonly Panel<View, Printed>[];
}

/** A card that the referee can be asked about. */
export interface AskableCard {
  card: string;
  /** The choice that just plays it, or wants with it what is asked now; null if it lies open. */
  just: Choice | null;
  uses: readonly CardUse[];
}

/** One thing that a card could do, as a line of choices: what is still open is an aim. */
export interface CardUse {
  text: string;
  parts: readonly UsePart[];
}

export type UsePart = Choice | Aim;

/** What a card could be aimed at. */
export interface Aim {
  verb: string;
  /** The message that asks for it. */
  label: string;
  sayings: readonly Saying[];
}

export interface Panel<View extends BaseView, Printed extends Box> {
  name: string;
  Panel: FunctionComponent<BesideProps<View, Printed>>;
}

/** Makes a choice; undefined while one is on its way. */
export type Choose = ((pending: PendingView, choice: Choice) => void) | undefined;

export interface BesideProps<View extends BaseView, Printed extends Box> {
  view: View;
  box: Printed;
}

export interface QuestionProps<View extends BaseView, Printed extends Box>
  extends BesideProps<View, Printed> {
  pending: PendingView;
  choose: Choose;
}

export interface HandProps<View extends BaseView, Printed extends Box>
  extends BesideProps<View, Printed> {
  pendings: readonly PendingView[];
  choose: Choose;
}

export interface SeatProps<View extends BaseView, Printed extends Box>
  extends BesideProps<View, Printed> {
  seat: string;
}

const faces = import.meta.glob<Face>("./games/*/face.tsx", { import: "face" });

/** The face of the game that a box holds. */
export async function loadFace(game: string): Promise<Face> {
  const load = faces[`./games/${game}/face.tsx`];
  if (load === undefined) throw new Error(`These pages cannot show the game "${game}".`);
  return load();
}
