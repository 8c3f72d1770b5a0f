import type { PieceView } from "../generated";
import type { Frame } from "./frame";
import { chord, roomiest, upright, type Point, type Polygon } from "./geometry";
import { fitLabel, heightOf, type Label } from "./label";
import type { MapSpace, PlayMap } from "./playmap";
import { standing } from "./spots";

/** Where in a space its name goes, and its marks and pieces. */
export interface Room {
  space: MapSpace;
  label: Label;
  floor: Floor;
}

/** The part of a place where marks and pieces go: its ends, the line through its middle, its
 * height. */
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

/** Parts of a room's height: the name's band, where its middle may be, what stays free below. */
const NAME = 0.42;
const NAME_AT = [0.22, 0.27, 0.33, 0.4, 0.47];
const FREE = 0.06;
/** A floor not higher than this part of a pawn is low; pieces may stand beside the name, which then
 * has so much of the width. */
const LOW = 0.7;
const BESIDE = [0.5, 0.56, 0.62];
/** Of a line from wall to wall so much is for letters. */
const WIDE = 0.88;

/** The measures that everything on a map follows; small pages need larger letters. */
export function scaleOf([width, height]: Point, letters = 1) {
  const unit = Math.sqrt(width * height);
  return { text: unit * 0.0205 * letters, tall: unit * 0.05, sign: unit * 0.019 };
}

export function roomsOf(map: PlayMap): Map<string, Room> {
  const scale = scaleOf(map.size);
  return new Map(map.spaces.map((space) => [space.id, roomOf(space, scale)]));
}

/** The name above and marks and pieces below, or in a low room side by side, around the roomiest
 * point; the name where both it and they have room. */
function roomOf(space: MapSpace, { text, tall }: ReturnType<typeof scaleOf>): Room {
  const { at, clearance } = roomiest(space.polygon);
  const [above, below] = upright(space.polygon, at);
  const reach = clearance * 1.3;
  const [top, bottom] = [Math.max(above, at[1] - reach), Math.min(below, at[1] + reach)];
  const height = bottom - top;
  const stacked = NAME_AT.map((part): Room => {
    const label = labelAt(space, at[0], { top, height, part, text });
    return { space, label, floor: floorBelow(space, at[0], label, bottom - height * FREE) };
  });
  const usual = best(stacked, ({ floor }) => Math.min(floor.height, tall * 0.75));
  if (usual.floor.height > tall * LOW) return usual;
  const abreast = BESIDE.map((part) => sideBySide(space, at[0], { top, height, part, text }));
  return best([usual, ...abreast], ({ floor }) => sizeOf(floor, 1, tall) + sizeOf(floor, 2, tall));
}

/** The room that has most for its name and for pieces; the first of those that are as good. */
function best(rooms: readonly Room[], forPieces: (room: Room) => number): Room {
  const worth = (room: Room) => room.label.size * forPieces(room);
  return rooms.reduce((one, other) => (worth(other) > worth(one) * 1.02 ? other : one));
}

/** How tall so many pieces are there. */
function sizeOf(floor: Floor, count: number, largest: number): number {
  return standing(floor, count, largest)[0]?.tall ?? 0;
}

interface Band {
  top: number;
  height: number;
  /** Where in it the name's middle should be, or where from left to right the name ends. */
  part: number;
  text: number;
}

function labelAt(space: MapSpace, x: number, { top, height, part, text }: Band): Label {
  const y = top + height * part;
  const [left, right] = narrowest(space.polygon, x, y, height * NAME * 0.7);
  const label = fitLabel(space.name, {
    middle: [(left + right) / 2, y],
    width: (right - left) * WIDE,
    height: height * NAME,
    largest: text,
  });
  const highest = top + height * FREE + heightOf(label) / 2;
  return { ...label, middle: [label.middle[0], Math.max(y, highest)] };
}

function floorBelow({ polygon }: MapSpace, x: number, label: Label, end: number): Floor {
  const start = label.middle[1] + heightOf(label) / 2;
  const [y, height] = [(start + end) / 2, end - start];
  const [from, to] = narrowest(polygon, x, y, height * 0.5);
  return { from, to, y, height };
}

function sideBySide(space: MapSpace, x: number, { top, height, part, text }: Band): Room {
  const y = top + height / 2;
  const [left, right] = narrowest(space.polygon, x, y, height * 0.7);
  const end = left + (right - left) * part;
  const label = fitLabel(space.name, {
    middle: [(left + end) / 2, y],
    width: (end - left) * WIDE,
    height: height * 0.8,
    largest: text,
  });
  const to = right - (right - left) * FREE;
  const floor = { from: end, to, y, height: height * (1 - 2 * FREE) };
  return { space, label, floor };
}

/** The room from left to right that a band of some height has all along. */
function narrowest(polygon: Polygon, x: number, y: number, height: number): [number, number] {
  const lines = [-0.5, 0, 0.5].map((part) => chord(polygon, [x, y + part * height]));
  return [Math.max(...lines.map(([left]) => left)), Math.min(...lines.map(([, right]) => right))];
}

/** A box that is alone is not as wide as the map, but keeps many pieces clear of its name. */
const ALONE = 1.5;

/** Boxes for the places that the map does not have, in a row below the part that is shown. */
export function traysOf(
  map: PlayMap,
  pieces: readonly PieceView[],
  frame: Frame,
  letters: number,
): Tray[] {
  const onMap = new Set(map.spaces.map((space) => space.id));
  const off = pieces.map((piece) => piece.place).filter((place) => !onMap.has(place));
  const places = [...new Set([...map.beside, ...off])];
  const { tall, text } = scaleOf(frame.size, letters);
  const width = frame.size[0] / Math.max(places.length, ALONE);
  const [top, height] = [frame.corner[1] + frame.size[1] + text * 0.4, tall * 1.3];
  return places.map((place, i) => {
    const left = frame.corner[0] + i * width;
    return {
      place,
      corner: [left, top],
      size: [width - text, height],
      // The left half is for the name.
      floor: {
        from: left + 0.5 * width,
        to: left + width - text,
        y: top + height / 2,
        height: tall,
      },
    };
  });
}
