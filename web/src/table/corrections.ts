import { placed } from "../map/places";
import type { PlayMap } from "../map/playmap";
import type { BaseView, PieceView } from "../generated";
import type { Words } from "../words/words";
import { capital } from "../words/letters";
import { LIES, STANDS, type Choice } from "./choices";
import { alike, nameOf } from "./pieces";

/** What a correction can say in one of its places, and how people say it. */
export interface Saying {
  object: string | number;
  text: string;
  /** Is this how it is already? */
  now?: boolean;
}

/** One of the things that a correction says; its label is `web-right-<name>`. */
export interface Field {
  name: string;
  sayings: readonly Saying[];
}

/** Something that the host can set right, as `web-right-verb-<verb>` names it. The choice is the
 * verb and what each field says, in their order. */
export interface Correctable {
  verb: string;
  fields: readonly Field[];
}

/** Field -> what was said in it, as far as anything was. */
export type Said = Readonly<Record<string, string | number | undefined>>;

export const PIECE_FIELD = "piece";
export const PLACE_FIELD = "place";

/** The correction, once everything is said and can still be said. */
export function correctionOf({ verb, fields }: Correctable, said: Said): Choice | null {
  const objects = fields.map(
    ({ name, sayings }) => sayings.find(({ object }) => object === said[name])?.object,
  );
  return objects.every((object) => object !== undefined) ? [verb, ...objects] : null;
}

/** What can be set right in every game: where a piece is, and whether it lies. */
export function pieceCorrections(view: BaseView, map: PlayMap, words: Words): Correctable[] {
  const onMap = new Set(map.spaces.map(({ id }) => id));
  const placeName = (place: string) => placed(words, map, place);
  /** Of those that look alike the first stands for all. */
  const pieceField = (pieces: readonly PieceView[]): Field => ({
    name: PIECE_FIELD,
    sayings: alike(pieces).flatMap((group) => {
      const object = group.pieces[0]?.piece;
      return object === undefined
        ? []
        : [{ object, text: nameOf(words, group, view.reader, placeName) }];
    }),
  });
  const places = [...onMap, ...map.beside]
    .map((place) => ({ object: place, text: capital(placeName(place)) }))
    .sort((one, other) => one.text.localeCompare(other.text));
  return [
    { verb: STANDS, fields: [pieceField(view.pieces), { name: PLACE_FIELD, sayings: places }] },
    {
      verb: LIES,
      fields: [
        pieceField(view.pieces.filter(({ place }) => onMap.has(place))),
        {
          name: "lying",
          sayings: [
            { object: 1, text: words.say("web-right-lies") },
            { object: 0, text: words.say("web-right-stands") },
          ],
        },
      ],
    },
  ];
}
