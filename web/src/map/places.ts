import type { Words } from "../words/words";
import type { PlayMap } from "./playmap";

/** The name of a place with its square on the map, if it has one: `Library (C4)`. */
export function placed(words: Words, map: PlayMap, place: string): string {
  const square = map.spaces.find((space) => space.id === place)?.square;
  return square === undefined ? words.name(place) : words.say("web-place", { place, square });
}
