import type { DraftOut, PendingView } from "../generated";

/** A verb and its objects. */
export type Choice = readonly (string | number)[];

/** The verbs that move pieces; all others belong to a game. */
export const PIECE = "piece";
export const TO = "to";

/** The verbs with which the host sets a piece right: where it is, and whether it lies. */
export const STANDS = "stands";
export const LIES = "lies";

/** A point in the making of a move: what is chosen so far, and how it can go on. */
export interface Step {
  base: readonly Choice[];
  options: readonly Choice[];
}

export function isMove(choice: Choice): boolean {
  return choice[0] === PIECE || choice[0] === TO;
}

/** The objects of all choices with one verb. */
export function objects(choices: readonly Choice[], verb: string): string[] {
  return choices.filter((choice) => choice[0] === verb).map((choice) => String(choice[1]));
}

/** The piece that would move, and where to, as far as a line of choices says. */
export function moveOf(choices: readonly Choice[]): { piece: string | null; to: string | null } {
  const last = choices.at(-1);
  return {
    piece: objects(choices, PIECE).at(-1) ?? null,
    to: last?.[0] === TO ? String(last[1]) : null,
  };
}

/** The move that a draft shows on the map; the question may have said which piece it is about. */
export function shownMove(draft: DraftOut | null, pendings: readonly PendingView[]) {
  if (draft === null) return null;
  const asked = pendings.find(({ seat, serial }) => seat === draft.seat && serial === draft.serial);
  const { piece, to } = moveOf(draft.choices);
  return {
    piece: piece ?? (asked ? pieceAsked(asked) : null),
    to,
    refused: draft.ruling?.allowed === false,
  };
}

/** The piece that a question is about, if it is about one. */
export function pieceAsked({ facts }: PendingView): string | null {
  return typeof facts["pawn"] === "string" ? facts["pawn"] : null;
}

/**
 * The steps of one move. A draft that is complete or refused lists no options, so that those
 * of the step before it are remembered: the mover may want another place.
 */
export class Steps {
  private serial = -1;
  private readonly known = new Map<string, readonly Choice[]>();

  at(pending: PendingView, draft: DraftOut | null): Step {
    if (pending.serial !== this.serial) this.known.clear();
    this.serial = pending.serial;
    this.learn([], pending.options ?? []);
    if (draft === null) return this.step([]);
    if (draft.options.length > 0) this.learn(draft.choices, draft.options);
    const ended = draft.complete || draft.ruling?.allowed === false;
    return this.step(ended ? draft.choices.slice(0, -1) : draft.choices);
  }

  private learn(base: readonly Choice[], options: readonly Choice[]): void {
    this.known.set(JSON.stringify(base), options);
  }

  private step(base: readonly Choice[]): Step {
    return { base, options: this.known.get(JSON.stringify(base)) ?? [] };
  }
}
