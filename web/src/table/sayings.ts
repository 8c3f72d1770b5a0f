import { placed } from "../map/places";
import type { PlayMap } from "../map/playmap";
import type { BaseView } from "../generated";
import { capital } from "../words/letters";
import type { Words } from "../words/words";
import { alike, nameOf } from "./pieces";

/** One of several things that can be said, and how people say it. */
export interface Saying {
  object: string | number;
  text: string;
  /** Is this how it is already? */
  now?: boolean;
}

/** The pieces of a view: of those that look alike the first stands for all. */
export function pieceSayings(
  { pieces, reader }: Pick<BaseView, "pieces" | "reader">,
  map: PlayMap,
  words: Words,
): Saying[] {
  return alike(pieces).flatMap((group) => {
    const object = group.pieces[0]?.piece;
    if (object === undefined) return [];
    return [{ object, text: nameOf(words, group, reader, (place) => placed(words, map, place)) }];
  });
}

/** Where pieces can be, in the order of their names. */
export function placeSayings(map: PlayMap, words: Words): Saying[] {
  const places = [...map.spaces.map(({ id }) => id), ...map.beside];
  return byText(places.map((place) => ({ object: place, text: placeName(words, map, place) })));
}

export function placeName(words: Words, map: PlayMap, place: string): string {
  return capital(placed(words, map, place));
}

export function byText(sayings: readonly Saying[]): Saying[] {
  return [...sayings].sort((one, other) => one.text.localeCompare(other.text));
}
