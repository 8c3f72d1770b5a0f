// Made by `npm run types` from the shapes in Python. Do not edit.

/**
 * The whole view.
 */
export interface DefendersView {
  reader: string;
  turn: string;
  pieces: PieceView[];
  pendings: PendingView[];
  result: ResultView | null;
  number: number;
  dark: SeatView;
  houses: HouseView[];
  hand: string[];
  locations: string[];
  marker: number;
  reached: number;
  progress: string[];
  needed: number;
  dark_location: string | null;
  lasting: LastingView[];
  event: string | null;
  final_hands: boolean;
  room_open: boolean;
  shields: {
    [k: string]: string;
  };
  tokens: {
    [k: string]: string;
  };
  row: string[];
  books: string[];
  decks: {
    [k: string]: number;
  };
}
/**
 * A piece on the real board.
 */
export interface PieceView {
  piece: string;
  owner: string;
  place: string;
  lying: boolean;
}
/**
 * A decision that the game waits for; only the seat asked sees its options.
 */
export interface PendingView {
  serial: number;
  seat: string;
  kind: string;
  rule: string;
  facts: {
    [k: string]: string | number;
  };
  options: (string | number)[][] | null;
}
/**
 * How the game ended.
 */
export interface ResultView {
  outcome: string;
  seats: string[];
  rule: string;
}
/**
 * What everybody may know of a player.
 */
export interface SeatView {
  seat: string;
  hand: number;
  draw: number;
  discard: string[];
  played: string[];
  removed: string[];
}
/**
 * What everybody may know of a House Player.
 */
export interface HouseView {
  seat: string;
  hand: number;
  draw: number;
  discard: string[];
  played: string[];
  removed: string[];
  loyalty: number;
  detector: boolean;
  coin: boolean;
  scrolls: number;
  book: string | null;
  token: string | null;
  shields: string[];
  marker: string;
  locations: number;
}
/**
 * An effect that holds until the next turn of the player who brought it about.
 */
export interface LastingView {
  by: string;
  on: string;
  do: string;
  what: string;
  source: string;
}
/**
 * A Library Book.
 */
export interface PrintedBook {
  name: string;
  effects: PrintedEffect[];
}
/**
 * What a card does; the message `effect-<do>` makes the sentence of it.
 */
export interface PrintedEffect {
  do:
    | "pass"
    | "passage"
    | "fly_off"
    | "directly"
    | "swap"
    | "stun"
    | "stand_up"
    | "send_back"
    | "deploy"
    | "draw"
    | "discard"
    | "look"
    | "search"
    | "recover"
    | "acquire"
    | "remove"
    | "play"
    | "loyalty"
    | "marker"
    | "gain"
    | "relinquish"
    | "take"
    | "give"
    | "house_marker"
    | "again"
    | "skip"
    | "protect"
    | "bar"
    | "negate"
    | "choose"
    | "text";
  amount: number;
  what: string;
  whom: "own" | "house" | "rival" | "dark" | "any";
  must: boolean;
  who: "you" | "dark" | "house" | "rival" | "each_house" | "each_rival" | "everyone";
  per: PrintedCount | null;
  when: PrintedCondition[];
  choices: PrintedEffect[][];
}
/**
 * Something that everybody at the table can count.
 */
export interface PrintedCount {
  of: "pawns" | "hand" | "discard" | "items" | "loyalty" | "zone" | "house_markers" | "house_players";
  what: string;
  whose: string;
}
/**
 * A count that must lie between two bounds.
 */
export interface PrintedCondition {
  counted: PrintedCount;
  least: number;
  most: number;
}
/**
 * A border between two spaces, and the lines along which their polygons touch: nearly
 * always one.
 */
export interface PrintedBorder {
  a: string;
  b: string;
  kind: string;
  lines: [number, number][][];
}
/**
 * A card's face. House cards have a type, Dark Arts cards a colour.
 */
export interface PrintedCard {
  name: string;
  type: ("creatures" | "transfiguration" | "artefacts" | "defence" | "charms" | "potions" | "herbology") | null;
  colour: ("white" | "orange" | "red") | null;
  value: PrintedValue;
  effects: PrintedEffect[];
  reaction: PrintedReaction | null;
}
/**
 * A movement value: one or two numbers, or where it leads.
 */
export interface PrintedValue {
  points: number[];
  to: string;
  per: PrintedCount | null;
  extra: PrintedExtra | null;
}
/**
 * Further movement of the pawn that moved.
 */
export interface PrintedExtra {
  points: number;
  when: PrintedCondition[];
}
/**
 * A Reactive Effect.
 */
export interface PrintedReaction {
  to: "bump" | "effect" | "targeted" | "token" | "event";
  effects: PrintedEffect[];
  when: PrintedCondition[];
}
/**
 * An edition of Defenders of Hogwarts.
 */
export interface PrintedDefenders {
  game: string;
  title: string;
  training: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  size: [number, number];
  spaces: PrintedSpace[];
  borders: PrintedBorder[];
  cards: {
    [k: string]: PrintedCard;
  };
  books: {
    [k: string]: PrintedBook;
  };
  events: {
    [k: string]: PrintedEvent;
  };
  decks: {
    [k: string]: string[];
  };
  path: PrintedPathSpace[];
  names: {
    [k: string]: string;
  };
}
/**
 * A space of the map.
 */
export interface PrintedSpace {
  id: string;
  name: string;
  polygon: [number, number][];
  coordinates: string;
  inside: boolean;
  protected: boolean;
  deployment: boolean;
  fly_off: boolean;
  passage: ("blue" | "green" | "red") | null;
  bonus: ("acquire" | "draw" | "play_again") | null;
  token: ("creatures" | "transfiguration" | "artefacts" | "defence" | "charms" | "potions" | "herbology") | null;
  detector: boolean;
  shield: boolean;
}
/**
 * An Event Card: each House Player's half, and the Dark Arts Player's.
 */
export interface PrintedEvent {
  name: string;
  zone: "white" | "orange" | "red";
  house: PrintedEffect[];
  dark: PrintedEffect[];
}
/**
 * A space of the Dark Arts Path.
 */
export interface PrintedPathSpace {
  zone: "white" | "orange" | "red";
  event: boolean;
}
