import { useEffect, useMemo, useState } from "preact/hooks";

import { keepAsking } from "../asking";
import type { BaseView, CorrectableOut, PieceView } from "../generated";
import type { PlayMap } from "../map/playmap";
import { STANDS } from "../table/choices";
import {
  correctionOf,
  fetchCorrectable,
  kindsOf,
  startOf,
  thingMeant,
  thingSayings,
  type Said,
  type Value,
} from "../table/corrections";
import { useWords } from "../words/context";

interface WhatStands {
  /** Of the table; null while nobody looks. */
  code: string | null;
  revision: number;
  view: BaseView;
  map: PlayMap;
  /** May it be about what only the host may set right? */
  host: boolean;
}

const NOTHING: Said = { thing: undefined, values: [] };

/** A correction in the making, by lists or by taps on the map. */
export function usePutRight({ code, revision, view, map, host }: WhatStands) {
  const words = useWords();
  const correctable = useCorrectable(code, revision);
  const kinds = useMemo(
    () => kindsOf(correctable.filter(({ hidden }) => host || !hidden)),
    [correctable, host],
  );
  const [{ name, said }, setRight] = useState({ name: STANDS, said: NOTHING });
  const kind = kinds.find((one) => one.name === name);
  const thing = kind && thingMeant(kind, said);
  const looks = { view, map, words };
  const choose = (other: string) => {
    const chosen = kinds.find((one) => one.name === other);
    const values = startOf(chosen && thingMeant(chosen, NOTHING));
    setRight({ name: other, said: { thing: undefined, values } });
  };
  const mean = (object: Value | undefined) => {
    const meant = kind && thingMeant(kind, { thing: object, values: [] });
    setRight({ name, said: { thing: object, values: startOf(meant) } });
  };
  const say = (values: Said["values"]) => setRight({ name, said: { ...said, values } });
  /** A tap chooses a piece, and then where it is. */
  const tap = (place: string) => {
    if (thing !== undefined && name === STANDS) say([place]);
    else mean(kind && pieceAt(thingSayings(kind, looks), view.pieces, place));
  };
  return {
    kinds,
    kind,
    thing,
    said,
    looks,
    choice: correctionOf(thing, said),
    choose,
    mean,
    say,
    tap: kind?.group === "pawns" ? tap : undefined,
    drop: () => choose(name),
  };
}

export type PuttingRight = ReturnType<typeof usePutRight>;

/** All that can be put right where the game stands. */
function useCorrectable(code: string | null, revision: number): readonly CorrectableOut[] {
  const [correctable, setCorrectable] = useState<readonly CorrectableOut[]>([]);
  useEffect(
    () => (code === null ? undefined : keepAsking(() => fetchCorrectable(code), setCorrectable)),
    [code, revision],
  );
  return correctable;
}

/** The first piece on a place that can be spoken of. */
function pieceAt(
  sayings: readonly { object: Value }[],
  pieces: readonly PieceView[],
  place: string,
): Value | undefined {
  const here = pieces.filter((piece) => piece.place === place).map(({ piece }) => piece);
  return sayings.find(({ object }) => here.includes(String(object)))?.object;
}

/** The move that a correction shows on the map. */
export function shownRight({ kind, said: { thing, values } }: PuttingRight) {
  if (thing === undefined || kind?.group !== "pawns") return null;
  const place = kind.name === STANDS ? values[0] : undefined;
  return { piece: String(thing), to: place === undefined ? null : String(place), refused: false };
}
