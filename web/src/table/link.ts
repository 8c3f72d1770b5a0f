import { io, type Socket } from "socket.io-client";

import type { Answer, Around, BaseView, GameMessage, Sentence } from "../generated";
import { keepKey, keptKey, type Role } from "./keys";
import { Outbox, type Asked, type Requests } from "./outbox";

export type Connection = "connecting" | "connected" | "lost" | "refused";

/** A `game` message; its view is at least what every game shows. */
export type Played = Omit<GameMessage, "view"> & { view: BaseView };

/** What this client knows of its table. */
export interface Seen {
  connection: Connection;
  /** Why the hub refused us, as a message key. */
  refusal: string | null;
  game: Played | null;
  around: Around | null;
  /** Why the last message was not accepted, or what the hub said unasked; until the next one is
   * sent. */
  refused: Pick<Answer, "ruling" | "problem"> | null;
  /** Does a message that changes the game wait for its answer, or for the game that shows it? */
  waiting: boolean;
}

/** What is only asked; the answer is for who asked, and says nothing of its own. */
const QUESTIONS: readonly (keyof Requests)[] = ["ask", "export"];

/** What changes nothing holds no button. */
const ASIDE: readonly (keyof Requests)[] = ["draft", ...QUESTIONS];

/** Whoever has lost a seat is offered one; what a host lacks would not be seen. */
const NOT_THE_HOST: Seen["refused"] = {
  ruling: null,
  problem: { key: "web-host-key", facts: {} },
};

/** Two have ticked the same task at once: it is as both wanted. */
const DONE_ALREADY = "problem-no-task";

/** After so long out of sight a connection may be dead without knowing it. */
const LONG_HIDDEN_MS = 5_000;

/** The connection to one table: two streams come in, requests go out. */
export class Link {
  seen: Seen = {
    connection: "connecting",
    refusal: null,
    game: null,
    around: null,
    refused: null,
    waiting: false,
  };

  private readonly socket: Socket;
  private readonly outbox: Outbox;
  private readonly listeners = new Set<() => void>();
  private key: string | null;
  private hiddenAt = 0;
  /** The game of this revision shows what we have done. */
  private due = 0;

  constructor(
    private readonly code: string,
    private readonly role: Role,
  ) {
    this.key = keptKey(role, code);
    this.socket = io({
      transports: ["websocket"],
      auth: (give) => give({ code: this.code, key: this.key }),
      reconnectionDelay: 300,
      reconnectionDelayMax: 2_000,
      autoConnect: false,
    });
    // Without this check Socket.IO would keep a copy of its own, and send everything twice.
    this.outbox = new Outbox((event, body) => {
      if (this.socket.connected) this.socket.emit(event, body);
    });
    this.listen();
  }

  open(): void {
    document.addEventListener("visibilitychange", () => this.wake());
    addEventListener("online", () => this.reconnect());
    this.socket.connect();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async send<E extends keyof Requests>(event: E, asked: Asked<E>): Promise<Answer> {
    const sent = this.outbox.send(event, asked);
    if (QUESTIONS.includes(event)) return sent;
    this.update({ refused: null, refusal: null, waiting: this.isWaiting() });
    const answer = await sent;
    if (answer.accepted) this.due = Math.max(this.due, answer.revision);
    if (answer.key !== null) this.keep(answer.key, answer.code ?? this.code);
    const wanted = answer.accepted || answer.problem?.key === DONE_ALREADY;
    this.update({ waiting: this.isWaiting(), ...(wanted ? {} : { refused: answer }) });
    return answer;
  }

  /** Come back after the hub has sent us away. */
  retry(): void {
    this.key = keptKey(this.role, this.code);
    this.update({ connection: "connecting", refusal: null });
    this.reconnect();
  }

  /** Hide the refusal of the last message. */
  dismiss(): void {
    this.update({ refused: null });
  }

  private listen(): void {
    this.socket.on("connect", () => {
      this.update({ connection: "connected", refusal: null });
      this.outbox.resend();
    });
    this.socket.on("disconnect", (reason) => {
      const sentAway = reason === "io server disconnect" && this.seen.refusal !== null;
      this.update({ connection: sentAway ? "refused" : "lost" });
    });
    this.socket.on("problem", (problem: Sentence) => {
      // The hub may send us away after this: then it is the reason.
      this.update({ refusal: problem.key, refused: { ruling: null, problem } });
    });
    this.socket.on("connect_error", (error) => this.failed(error.message));
    this.socket.on("game", (game: Played, taken: () => void) => {
      this.seen = { ...this.seen, game };
      this.update({ waiting: this.isWaiting() });
      taken();
    });
    this.socket.on("around", (around: Around, taken: () => void) => {
      this.update({ around });
      taken();
    });
    this.socket.on("answer", (answer: Answer) => this.outbox.answered(answer));
  }

  private failed(reason: string): void {
    if (this.socket.active) {
      this.update({ connection: "lost" });
    } else if (this.key !== null) {
      // The hub does not know our key (any more): look on as a guest, but keep it stored.
      this.key = null;
      if (this.role === "host") this.update({ refused: NOT_THE_HOST });
      this.socket.connect();
    } else {
      this.update({ connection: "refused", refusal: reason });
    }
  }

  /** A claimed seat, or a table of our own: from the next connect on the key proves it. */
  private keep(key: string, code: string): void {
    keepKey(this.role, code, key);
    if (code === this.code) this.key = key;
  }

  private wake(): void {
    if (document.hidden) {
      this.hiddenAt = Date.now();
    } else if (this.seen.connection === "refused") {
      return;
    } else if (!this.socket.connected || Date.now() - this.hiddenAt > LONG_HIDDEN_MS) {
      this.reconnect();
    }
  }

  private reconnect(): void {
    this.socket.disconnect();
    this.socket.connect();
  }

  private isWaiting(): boolean {
    const { game } = this.seen;
    if (game !== null && game.revision < this.due) return true;
    return this.outbox.events.some((event) => !ASIDE.includes(event));
  }

  private update(change: Partial<Seen>): void {
    this.seen = { ...this.seen, ...change };
    for (const listener of this.listeners) listener();
  }
}
