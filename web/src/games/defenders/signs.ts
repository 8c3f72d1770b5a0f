import type { PlayMap } from "../../map/playmap";

const SHIELD = "M0 -5.6 L4.8 -3.8 V0 Q4.6 3.8 0 5.6 Q-4.6 3.8 -4.8 0 V-3.8 Z";
const CARD = "M-3 -4.4 H3 V4.4 H-3 Z";
const ARCH =
  "M-3.4 4.4 V-.8 A3.4 3.6 0 0 1 3.4 -.8 V4.4 Z M-1.2 4.4 V.4 A1.2 1.2 0 0 1 1.2 .4 V4.4";
const DOOR = "M-3 4.6 V-4.6 H3 V4.6 M-4.6 4.6 H4.6";

/** A round of this radius about a point. */
function round(x: number, y: number, r: number): string {
  return `M${x - r} ${y} A${r} ${r} 0 1 1 ${x + r} ${y} A${r} ${r} 0 1 1 ${x - r} ${y} Z`;
}

/** Our own signs: borders, what a space is, what lies on it, what players hold. */
export const SIGNS: PlayMap["signs"] = {
  locked_doors: "M-3 -.5 H3 V4 H-3 Z M-2 -.5 V-2 A2 2 0 0 1 2 -2 V-.5",
  protective_spells: "M0 -4.5 L1.2 -1.2 L4.5 0 L1.2 1.2 L0 4.5 L-1.2 1.2 L-4.5 0 L-1.2 -1.2 Z",
  physical_objects: "M-4.5 3.5 L-2 -1 L0 1.5 L1.5 -3.5 L4.5 3.5 Z",
  water: "M-4.5 -1.5 Q-3 -3.5 -1.5 -1.5 T1.5 -1.5 T4.5 -1.5 M-4.5 2 Q-3 0 -1.5 2 T1.5 2 T4.5 2",

  protected: SHIELD,
  deployment:
    "M-3.8 -3.8 Q0 -5.6 3.8 -3.8 Q4.6 1.8 0 5 Q-4.6 1.8 -3.8 -3.8 Z " +
    "M-2.6 -1.4 L-.8 -.5 M2.6 -1.4 L.8 -.5 M-1.1 2 H1.1",
  fly_off: "M4.6 -4.6 L-.4 .4 M-1.8 -.8 Q-4.2 .8 -4.8 4.8 Q-.8 4.2 .8 1.8 Z M-2 1.2 L-3.6 3.4",
  passage_blue: ARCH,
  passage_green: ARCH,
  passage_red: ARCH,
  library:
    "M0 -2.8 Q-2.4 -4.2 -4.8 -3.2 V3.2 Q-2.4 2.2 0 3.6 Q2.4 2.2 4.8 3.2 V-3.2 Q2.4 " +
    "-4.2 0 -2.8 V3.6",
  room_open: `${DOOR} M-3 -4.6 L.8 -3 V4.6`,
  room_closed: `${DOOR} M-2.4 -1.4 L2.4 2.6 M2.4 -1.4 L-2.4 2.6`,

  bonus_acquire: `${CARD} M0 -2.2 V2.2 M-2.2 0 H2.2`,
  bonus_draw: `${CARD} M0 -2.6 V2 M-1.8 .4 L0 2.4 L1.8 .4`,
  bonus_play_again: "M3.4 -2.2 A4.1 4.1 0 1 0 4 1 M4.6 -4.6 L3.7 -1.7 L.8 -2.4",
  detector: `M-5.2 0 Q0 -5.4 5.2 0 Q0 5.4 -5.2 0 Z ${round(0, 0, 1.4)}`,
  shield_detector: `${SHIELD} M-3.4 -.4 Q0 -3.8 3.4 -.4 Q0 3 -3.4 -.4 Z ${round(0, -0.4, 0.8)}`,
  shield_coin: `${SHIELD} ${round(0, -0.4, 2.6)} M-.7 -1.8 V1 Q1.6 .9 1.3 -.6 Q1 -1.8 -.7 -1.8`,
  shield: SHIELD,

  token_creatures:
    "M0 -.4 C2.6 -.4 3.6 4 1.6 4.2 Q.8 4.2 0 3.6 Q-.8 4.2 -1.6 4.2 C-3.6 4 -2.6 -.4 0 -.4 Z " +
    `${round(-3.6, 0, 0.9)} ${round(-1.5, -3, 1)} ${round(1.5, -3, 1)} ${round(3.6, 0, 0.9)}`,
  token_transfiguration:
    "M-4.2 -2.2 H3.6 M1.2 -4.6 L3.8 -2.2 L1.2 .2 M4.2 2.4 H-3.6 M-1.2 0 L-3.8 2.4 L-1.2 4.8",
  token_artefacts: "M-3 -4.4 H3 V-1.6 A3 3 0 0 1 -3 -1.6 Z M0 1.4 V4 M-2.4 4.4 H2.4",
  token_defence:
    "M-4.2 -4.2 L4.2 4.2 M4.2 -4.2 L-4.2 4.2 M-4.4 1.4 L-1.4 4.4 M4.4 1.4 L1.4 4.4",
  token_charms:
    "M0 -5 L1.4 -1.6 L5 -1.4 L2.2 .9 L3.1 4.4 L0 2.5 L-3.1 4.4 L-2.2 .9 L-5 -1.4 L-1.4 -1.6 Z",
  token_potions:
    "M-1.8 -4.8 H1.8 M-1.1 -4.8 V-1.2 L-4 3.6 Q-4.2 4.6 -3.2 4.6 H3.2 Q4.2 4.6 4 3.6 L1.1 -1.2 " +
    "V-4.8 M-2.6 1.4 H2.6",
  token_herbology: "M-4 4.2 Q-4.8 -3.6 4.2 -4.4 Q4.6 4.4 -4 4.2 Z M-4 4.2 L1.8 -1.8",

  coin: `${round(0, 0, 4.6)} M-1.2 -2.6 V2.6 Q3 2.4 2.4 -.4 Q1.8 -2.6 -1.2 -2.6`,
  scroll:
    "M-3 -4.4 H2.6 Q4.4 -4.4 4 -2.6 H1 M2.6 -2.6 V4.4 H-3.4 Q-5 3.6 -3.4 2.6 H1 " +
    "M-2.4 2.6 V-4.4 M-1 -1.4 H1.4 M-1 .6 H1.4",
  book:
    "M-3.6 -4.6 H3.6 V4.6 H-2.6 Q-3.6 4.6 -3.6 3.6 Z M-3.6 3.4 Q-3.4 2.4 -2.4 2.4 " +
    "H3.6 M-1.2 -2 H1.6",
  reaction: "M1.4 -5.6 L-3.6 .8 H-.2 L-1.4 5.6 L3.6 -1.4 H.2 Z",
  marker: "M-3 5 V-4.6 M-3 -4.6 H4.4 L2.4 -2.2 L4.4 .4 H-3",
};

/** The signs that a map may have, in the order of the legend. */
export const LEGEND: readonly string[] = [
  "protected",
  "deployment",
  "fly_off",
  "passage_blue",
  "passage_green",
  "passage_red",
  "library",
  "room_open",
  "room_closed",
  "bonus_acquire",
  "bonus_draw",
  "bonus_play_again",
  "detector",
  "shield_detector",
  "shield_coin",
  "token_creatures",
  "token_transfiguration",
  "token_artefacts",
  "token_defence",
  "token_charms",
  "token_potions",
  "token_herbology",
];
