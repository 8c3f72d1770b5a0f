import type {
  Answer,
  Ask,
  BotIn,
  Claim,
  Correct,
  Decide,
  Done,
  DraftIn,
  Export,
  Free,
  KitIn,
  PaperIn,
  Propose,
  RulingIn,
  NewTable,
  SeatOrder,
  ShowTable,
  StandUp,
  Start,
  Tick,
  Undo,
  Vote,
} from "../generated";

/** What can be asked of the hub, by the event that asks it. */
export interface Requests {
  claim: Claim;
  "stand-up": StandUp;
  free: Free;
  bot: BotIn;
  "new-table": NewTable;
  "show-table": ShowTable;
  "seat-order": SeatOrder;
  kit: KitIn;
  paper: PaperIn;
  ruling: RulingIn;
  start: Start;
  decide: Decide;
  draft: DraftIn;
  done: Done;
  undo: Undo;
  correct: Correct;
  tick: Tick;
  propose: Propose;
  vote: Vote;
  ask: Ask;
  export: Export;
}

export type Asked<E extends keyof Requests> = Omit<Requests[E], "nonce">;

interface Waiting {
  event: keyof Requests;
  body: Requests[keyof Requests];
  settle: (answer: Answer) => void;
}

export type Emit = (event: keyof Requests, body: Requests[keyof Requests]) => void;

/** Messages that the hub has not answered yet. Sent again with the same nonce, they count once. */
export class Outbox {
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly emit: Emit,
    private readonly nonce: () => string = randomNonce,
  ) {}

  /** The events that wait for an answer, oldest first. */
  get events(): (keyof Requests)[] {
    return [...this.waiting.values()].map((waiting) => waiting.event);
  }

  send<E extends keyof Requests>(event: E, asked: Asked<E>): Promise<Answer> {
    const nonce = this.nonce();
    const body = { ...asked, nonce } as Requests[E];
    return new Promise((settle) => {
      this.waiting.set(nonce, { event, body, settle });
      this.emit(event, body);
    });
  }

  /** After a reconnect: the hub may have missed these, or we its answers. */
  resend(): void {
    for (const { event, body } of this.waiting.values()) this.emit(event, body);
  }

  answered(answer: Answer): void {
    const waiting = this.waiting.get(answer.nonce);
    this.waiting.delete(answer.nonce);
    waiting?.settle(answer);
  }
}

/** 96 random bits. `crypto.randomUUID` is missing on plain http at a LAN address. */
function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
