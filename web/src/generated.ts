// Made by `npm run types` from the shapes in Python. Do not edit.

/**
 * `answer`: what came of a message. A refusal holds a ruling or a problem; so does what the
 * referee says, which is accepted when it is a ruling.
 */
export interface Answer {
  nonce: string;
  accepted: boolean;
  revision: number;
  ruling: RulingOut | null;
  problem: Sentence | null;
  key: string | null;
  code: string | null;
  assumed: (string | number)[][];
  file: string | null;
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
  order: string[];
  startable: RulingOut;
  draft: DraftOut | null;
  tasks: TaskOut[];
  chores: TaskOut[];
  sources: SourceOut[];
  undo: UndoOut | null;
  proposal: ProposalOut | null;
  proposal_ended: Sentence | null;
  kit: KitOut;
  current: string;
  left: TableOut[];
}
/**
 * A seat in the lobby and during play.
 */
export interface SeatAround {
  seat: string;
  name: string | null;
  bot: boolean;
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
 * What hands must still do on the real board.
 */
export interface TaskOut {
  key: string;
  facts: {
    [k: string]: string | number;
  };
  tick: string | null;
}
/**
 * How a source is doing.
 */
export interface SourceOut {
  state: "starting" | "seeing" | "lost";
  key: string;
  facts: {
    [k: string]: string | number;
  };
  qr: string[] | null;
}
/**
 * How this client may go back.
 */
export interface UndoOut {
  allowed: boolean;
  steps: StepOut[];
}
/**
 * A step that was made, and can be gone back before.
 */
export interface StepOut {
  since: number;
  seat: string;
  told: Sentence | null;
  choice: (string | number)[] | null;
  seen: SeenOut[];
}
/**
 * Something hidden that somebody saw, as everybody was told of it.
 */
export interface SeenOut {
  key: string;
  facts: {
    [k: string]: string | number;
  };
  own: string[];
}
/**
 * What the table is asked to agree to, and by whom.
 */
export interface ProposalOut {
  key: string;
  facts: {
    [k: string]: string | number;
  };
  number: number;
  seat: string;
  step: StepOut | null;
  about: Sentence[];
  missing: string[];
  seconds: number;
}
/**
 * What of the box is real, and what is on the screen.
 */
export interface KitOut {
  parts: string[];
  real: string[];
  paper_seats: string[];
  paper: string[];
  house_rules: string[];
  rulings: string[];
}
/**
 * Another table that is still to be played.
 */
export interface TableOut {
  code: string;
  names: string[];
}
/**
 * `ask`: would this be allowed? ["piece", piece] and ["to", place], at any time; or what the
 * own seat could choose now, and what it would choose then: what lies between is found, and
 * ["asked", kind] before a choice says which question it answers. Nothing comes of it but the
 * answer.
 */
export interface Ask {
  nonce: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  attempt: (string | number)[][];
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
 * `bot`: the host lets a bot play a free seat, in mid-game too one that was given free.
 * `free` takes it off again.
 */
export interface BotIn {
  nonce: string;
  seat: string;
}
/**
 * `claim`: take a free seat, in mid-game one that the host has given free. The answer brings
 * the seat's key.
 */
export interface Claim {
  nonce: string;
  seat: string;
  name: string;
}
/**
 * `correct`: the host sets something right, such as ["stands", piece, place] or ["lies",
 * piece, 0 or 1]; everybody is told the reason.
 */
export interface Correct {
  nonce: string;
  /**
   * @minItems 1
   * @maxItems 60
   */
  choice: (string | number)[];
  reason: string;
}
/**
 * `correctable.json` lists them: one thing that can be set right, the same for every reader.
 * The correction is `begins` and then `least` to `most` of the choices.
 */
export interface CorrectableOut {
  begins: (string | number)[];
  choices: (string | number)[];
  least: number;
  most: number;
  now: (string | number)[] | null;
  group: string;
  hidden: boolean;
}
/**
 * What is to be set right, and why.
 */
export interface CorrectionIn {
  /**
   * @minItems 1
   * @maxItems 60
   */
  choice: (string | number)[];
  reason: string;
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
  undone: boolean;
}
/**
 * `export`: the same question, as it was answered at this revision, as a scenario file. It
 * holds what the asker may know, and the answer brings it.
 */
export interface Export {
  nonce: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  attempt: (string | number)[][];
  revision: number;
}
/**
 * `free`: the host takes a seat from whoever has it, or from a bot, so that somebody can claim
 * it anew, in mid-game too. Its keys open it no more, and who is connected there only watches.
 */
export interface Free {
  nonce: string;
  seat: string;
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
 * `kit`: in the lobby the host says whether a part of the box is real or on the screen.
 */
export interface KitIn {
  nonce: string;
  part: string;
  real: boolean;
}
/**
 * `new-table`: the host makes a new table of the same box, and the screen shows it. The
 * answer brings its code and a host key for it; the old table can still be reached.
 */
export interface NewTable {
  nonce: string;
}
/**
 * `paper`: in the lobby the host says whether a seat's cards are real or on its phone.
 */
export interface PaperIn {
  nonce: string;
  seat: string;
  paper: boolean;
}
/**
 * `problem`: something that nobody asked for and this client must know: its seat was opened
 * elsewhere (the hub then ends the connection), or the host has given its seat free.
 */
export interface ProblemOut {
  key: string;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * `propose`: ask the table to set something right, or (without a correction) to go back
 * before the step `since`, or the own last one. It happens unless somebody says no.
 */
export interface Propose {
  nonce: string;
  correction?: CorrectionIn | null;
  since?: number | null;
}
/**
 * `ruling`: in the lobby the host switches a ruling of ours to the other reading, or back.
 */
export interface RulingIn {
  nonce: string;
  row: string;
  switched: boolean;
}
/**
 * `seat-order`: in the lobby the host orders the seats that are taken, clockwise.
 */
export interface SeatOrder {
  nonce: string;
  /**
   * @maxItems 40
   */
  seats: string[];
}
/**
 * `show-table`: the host goes back to a table that was left, and the screen shows it. The
 * answer is that of `new-table`.
 */
export interface ShowTable {
  nonce: string;
  code: string;
}
/**
 * `stand-up`: in the lobby, give the own seat back.
 */
export interface StandUp {
  nonce: string;
}
/**
 * `start`: the host begins the game with the seats that are taken.
 */
export interface Start {
  nonce: string;
}
/**
 * `tick`: a task is done on the real board; its `tick`, "all" for all that have
 * one, or "own" for all chores of the own seat.
 */
export interface Tick {
  nonce: string;
  task: string;
}
/**
 * `undo`: take back the own last step. `host`: take back the last step of the table, whoever
 * made it (so does a host without a seat), or all from the step `since`; `force`: although
 * something hidden was seen since.
 */
export interface Undo {
  nonce: string;
  host?: boolean;
  force?: boolean;
  since?: number | null;
}
/**
 * `vote`: say yes or no to the proposal of this number. `host`: decide it, for all (so does a
 * host without a seat).
 */
export interface Vote {
  nonce: string;
  number: number;
  yes: boolean;
  host?: boolean;
}
