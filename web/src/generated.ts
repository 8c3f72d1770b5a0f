// Made by `npm run types` from the shapes in Python. Do not edit.

/**
 * `answer`: what came of a message. A refusal holds a ruling or a problem.
 */
export interface Answer {
  nonce: string;
  accepted: boolean;
  ruling: RulingOut | null;
  problem: Sentence | null;
  key: string | null;
}
/**
 * Allowed or refused, with rule and page.
 */
export interface RulingOut {
  allowed: boolean;
  rule: string;
  source: string;
  key: string;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * A message key and what it is about; the catalogue turns it into language.
 */
export interface Sentence {
  key: string;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * `around`: everything beside the game itself; the newest wins, nothing is kept.
 */
export interface Around {
  code: string;
  url: string;
  phase: "lobby" | "playing" | "over";
  host: boolean;
  seat: string | null;
  seats: SeatAround[];
  startable: RulingOut;
  draft: DraftOut | null;
  tasks: Sentence[];
  source: SourceOut;
}
/**
 * A seat in the lobby and during play.
 */
export interface SeatAround {
  seat: string;
  name: string | null;
  connected: boolean;
}
/**
 * A move seen or tapped but not yet made.
 */
export interface DraftOut {
  seat: string;
  serial: number;
  choices: (string | number)[][];
  options: (string | number)[][];
  complete: boolean;
  ruling: RulingOut | null;
}
/**
 * How the source is doing.
 */
export interface SourceOut {
  state: "none" | "starting" | "seeing" | "lost";
  key: string;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * What every view of every game holds.
 */
export interface BaseView {
  reader: string;
  turn: string;
  pieces: PieceView[];
  pendings: PendingView[];
  result: ResultView | null;
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
 * `claim`: take a free seat. The answer brings the seat's key.
 */
export interface Claim {
  nonce: string;
  seat: string;
  name: string;
}
/**
 * `decide`: answer a pending of the own seat.
 */
export interface Decide {
  nonce: string;
  serial: number;
  /**
   * @minItems 1
   * @maxItems 60
   */
  choice: (string | number)[];
}
/**
 * `done`: the draft has been moved on the board; make it the decision.
 */
export interface Done {
  nonce: string;
  serial: number;
}
/**
 * `draft`: show a move that is not yet made; no choices drop it.
 */
export interface DraftIn {
  nonce: string;
  serial: number;
  /**
   * @maxItems 8
   */
  choices: (string | number)[][];
}
/**
 * Something that happened, as the log shows it to everybody.
 */
export interface EventOut {
  revision: number;
  key: string;
  rule: string;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * `game`: the reader's view at a revision, and the last events, newest last.
 */
export interface GameMessage {
  revision: number;
  view: {
    [k: string]: unknown;
  };
  events: EventOut[];
}
/**
 * `start`: the host begins the game with the seats that are taken.
 */
export interface Start {
  nonce: string;
}
