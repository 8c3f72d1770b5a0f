import type { PieceView } from "../generated";
import type { Words } from "../words/words";

/** Pieces that nobody can tell apart: one owner, one place, one posture. */
export interface Alike {
  owner: string;
  place: string;
  lying: boolean;
  pieces: readonly PieceView[];
}

/** Pieces grouped by what they look like, in the order in which they first come. */
export function alike(pieces: readonly PieceView[]): Alike[] {
  const groups = new Map<string, PieceView[]>();
  for (const piece of pieces) {
    const look = JSON.stringify([piece.owner, piece.place, piece.lying]);
    groups.set(look, [...(groups.get(look) ?? []), piece]);
  }
  return [...groups.values()].map((group) => {
    const { owner, place, lying } = group[0] as PieceView;
    return { owner, place, lying, pieces: group };
  });
}

/** What people call such a piece: by its place, and by its owner if that is somebody else. */
export function nameOf(
  words: Words,
  group: Alike,
  reader: string,
  placed = (place: string) => words.name(place),
): string {
  const owned = group.owner === reader ? "web-piece-own" : "web-piece-of";
  return words.say(group.lying ? `${owned}-lying` : owned, {
    owner: group.owner,
    place: placed(group.place),
    count: group.pieces.length,
  });
}

/** The piece that a tap on a place means: one that is offered, else one of the reader's own. */
export function pieceMeant(
  pieces: readonly PieceView[],
  place: string,
  offered: readonly string[],
  reader: string,
): string | null {
  const here = pieces.filter((piece) => piece.place === place);
  const meant =
    here.find((piece) => offered.includes(piece.piece)) ??
    here.find((piece) => piece.owner === reader);
  return meant?.piece ?? null;
}
