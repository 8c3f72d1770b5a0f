import { boxDistance, pointAlong, wayAlong, type Box, type Point } from "./geometry";
import { boxOf } from "./label";
import type { MapBorder } from "./playmap";
import type { Room } from "./rooms";

/** Where along a border its sign may be; the middle first. */
const PARTS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/** The middle of a border, or where else along it the sign covers no name and no pieces. */
export function signSpot(
  border: MapBorder,
  rooms: ReadonlyMap<string, Room>,
  radius: number,
): Point {
  const longest = border.lines.reduce((one, other) =>
    wayAlong(other) > wayAlong(one) ? other : one,
  );
  const boxes = [border.a, border.b].flatMap((space) => taken(rooms.get(space)));
  const spots = PARTS.map((part) => {
    const at = pointAlong(longest, part);
    return { at, free: Math.min(radius, ...boxes.map((box) => boxDistance(box, at))) };
  });
  return spots.reduce((best, other) => (other.free > best.free * 1.05 ? other : best)).at;
}

/** What of a room should not be covered: its name, and the middle of its floor. */
function taken(room: Room | undefined): Box[] {
  if (!room) return [];
  const { label, floor } = room;
  const width = Math.min(floor.to - floor.from, floor.height * 2);
  return [
    boxOf(label),
    { middle: [(floor.from + floor.to) / 2, floor.y], width, height: floor.height * 0.8 },
  ];
}
