import type { FunctionComponent } from "preact";

import type { BaseView, PendingView } from "./generated";
import type { PlayMap } from "./map/playmap";
import type { Box } from "./table/box";
import type { Choice } from "./table/choices";

/** What one game shows beside the parts that serve any game. */
export interface Face<View extends BaseView = BaseView, Printed extends Box = Box> {
  /** The printed map, ready to be drawn. */
  map(box: Printed): PlayMap;
  /** Is this a choice that the hand offers itself? All others are shown as buttons. */
  inHand(choice: Choice): boolean;
  /** The reader's own secret things, on the phone. */
  Hand: FunctionComponent<HandProps<View, Printed>>;
  /** What everybody may know of a seat's things, in one line. */
  SeatThings: FunctionComponent<SeatProps<View>>;
  /** What stands beside the map, such as tracks. */
  Beside: FunctionComponent<BesideProps<View, Printed>>;
}

export interface HandProps<View extends BaseView, Printed extends Box> {
  view: View;
  box: Printed;
  pendings: readonly PendingView[];
  /** Make a choice; undefined while one is on its way. */
  choose: ((pending: PendingView, choice: Choice) => void) | undefined;
}

export interface SeatProps<View extends BaseView> {
  view: View;
  seat: string;
}

export interface BesideProps<View extends BaseView, Printed extends Box> {
  view: View;
  box: Printed;
}

const faces = import.meta.glob<Face>("./games/*/face.tsx", { import: "face" });

/** The face of the game that a box holds. */
export async function loadFace(game: string): Promise<Face> {
  const load = faces[`./games/${game}/face.tsx`];
  if (load === undefined) throw new Error(`These pages cannot show the game "${game}".`);
  return load();
}
