import type { FunctionComponent } from "preact";

import type { BaseView, PendingView } from "./generated";
import type { Marks, PlayMap } from "./map/playmap";
import type { Box } from "./table/box";
import type { Choice } from "./table/choices";
import type { Facts } from "./words/words";

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
  /** Choices that name secret things of the reader's own: the referee can be asked about them. */
  ownChoices(view: View): readonly Choice[];
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
