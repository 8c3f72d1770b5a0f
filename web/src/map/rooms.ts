import type { PieceView } from "../generated";
import { chord, roomiest, type Point } from "./geometry";
import { fitLabel, type Label } from "./label";
import type { MapSpace, PlayMap } from "./playmap";

/** Where in a space its name, its sign and its pieces go. */
export interface Room {
  space: MapSpace;
  label: Label;
  floor: Floor;
}

/** The part of a place where pieces stand: its ends, the line through its middle, its height. */
export interface Floor {
  from: number;
  to: number;
  y: number;
  height: number;
}

/** A place beside the map that holds pieces: a box in the row below it. */
export interface Tray {
  place: string;
  corner: Point;
  size: Point;
  floor: Floor;
}

/** The measures that everything on a map follows. */
export function scaleOf(map: PlayMap): { text: number; tall: number; sign: number } {
  const unit = Math.sqrt(map.size[0] * map.size[1]);
  return { text: unit * 0.03, tall: unit * 0.075, sign: unit * 0.028 };
}

export function roomsOf(map: PlayMap): Map<string, Room> {
  return new Map(map.spaces.map((space) => [space.id, roomOf(space, map)]));
}

function roomOf(space: MapSpace, map: PlayMap): Room {
  const scale = scaleOf(map);
  const { at, clearance } = roomiest(space.polygon);
  const y = at[1] + clearance * 0.4;
  const [from, to] = chord(space.polygon, [at[0], y]);
  const top: Point = [at[0], at[1] - clearance * 0.42];
  const [left, right] = chord(space.polygon, top);
  const signs = space.traits.some((trait) => map.signs[trait]) ? scale.sign * 1.4 : 0;
  const label = fitLabel(space.name, {
    middle: [(left + right + signs) / 2, top[1]],
    width: (right - left) * 0.92 - signs,
    height: clearance * 0.85,
    largest: scale.text,
  });
  return { space, label, floor: { from, to, y, height: clearance } };
}

/** Boxes for the places that the map does not have, in a row below it. */
export function traysOf(map: PlayMap, pieces: readonly PieceView[]): Tray[] {
  const onMap = new Set(map.spaces.map((space) => space.id));
  const places = [...new Set(pieces.map((piece) => piece.place))].filter((id) => !onMap.has(id));
  const { tall, text } = scaleOf(map);
  const width = map.size[0] / Math.max(places.length, 2);
  const [top, height] = [map.size[1] + text, tall * 1.2];
  return places.map((place, i) => ({
    place,
    corner: [i * width, top],
    size: [width - text, height],
    // The left half is for the name.
    floor: { from: (i + 0.45) * width, to: (i + 1) * width - text, y: top + height / 2, height },
  }));
}
