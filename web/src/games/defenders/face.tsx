import "./defenders.css";
import "./cards.css";
import "./map.css";
import "./tracks.css";
import "./screen.css";
import type { Face } from "../../face";
import { Beside } from "./Beside";
import type { DefendersView, PrintedDefenders } from "./generated";
import { Hand } from "./Hand";
import { marksOf, playMap } from "./map";
import { Now } from "./Now";
import { Question } from "./Question";
import { SeatThings } from "./SeatThings";
import { Supply } from "./Supply";
import { askableCards } from "./uses";
import { groupOf, offeredIn, wordingOf } from "./wording";

/** The questions for which the rows and the books should be seen. */
const SUPPLY_HELPS = ["acquire", "pay", "book"];

/** What Defenders of Hogwarts shows. */
export const face: Face<DefendersView, PrintedDefenders> = {
  map: playMap,
  marks: marksOf,
  askableCards,
  offeredIn,
  groupOf,
  wordingOf,
  panelFor: ({ kind }) => (SUPPLY_HELPS.includes(kind) ? "supply" : null),
  Question,
  Hand,
  Now,
  SeatThings,
  Beside,
  panels: [{ name: "supply", Panel: Supply }],
};
