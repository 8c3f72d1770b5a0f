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
  seats: SeatView[];
  hand: string[];
  marker: number;
  final_hands: boolean;
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
}
/**
 * A border between two spaces: the edge that their polygons share.
 */
export interface PrintedBorder {
  a: string;
  b: string;
  kind: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  line: [[number, number], [number, number]];
}
/**
 * A card's face.
 */
export interface PrintedCard {
  name: string;
  points: number;
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
  path: string[];
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
  inside: boolean;
  protected: boolean;
  deployment: boolean;
}
