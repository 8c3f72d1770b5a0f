import "./defenders.css";
import type { Face } from "../../face";
import type { DefendersView, PrintedDefenders } from "./generated";
import { DarkArtsPath } from "./DarkArtsPath";
import { Hand, inHand } from "./Hand";
import { playMap } from "./map";
import { SeatThings } from "./SeatThings";

/** What Defenders of Hogwarts shows. */
export const face: Face<DefendersView, PrintedDefenders> = {
  map: playMap,
  inHand,
  Hand,
  SeatThings,
  Beside: DarkArtsPath,
};
