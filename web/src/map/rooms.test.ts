import { describe, expect, it } from "vitest";

import { boxDistance, type Polygon } from "./geometry";
import { boxOf } from "./label";
import type { PlayMap } from "./playmap";
import { roomsOf, scaleOf } from "./rooms";
import { standing } from "./spots";

const SIZE = [600, 600] as const;
const { tall } = scaleOf(SIZE);

function oblong(width: number, height: number): Polygon {
  return [[0, 0], [width, 0], [width, height], [0, height]];
}

/** The room of a lone space, on a map as large as a real one. */
function roomOf(name: string, polygon: Polygon) {
  const space = { id: "it", name, polygon, traits: [] };
  const map: PlayMap = {
    size: SIZE,
    spaces: [space],
    borders: [],
    beside: [],
    signs: {},
    legend: [],
    grid: { columns: [], rows: [] },
  };
  const room = roomsOf(map).get("it");
  if (room === undefined) throw new Error("no room");
  return room;
}

describe("roomsOf", () => {
  it.each([
    ["Banner Hall", 70, 34],
    ["Bell Walk", 75, 35],
    ["Great Hall", 100, 100],
    ["Map Room", 60, 50],
  ])("keeps a pawn in %s large, inside and clear of the name", (name, width, height) => {
    const { label, floor } = roomOf(name, oblong(width, height));
    const [pawn] = standing(floor, 1, tall);
    if (pawn === undefined) throw new Error("no pawn");
    expect(pawn.tall).toBeGreaterThan(tall * 0.65);
    for (const [x, y] of [[0.35, 0.45], [0.35, -0.45], [-0.35, 0.45], [-0.35, -0.45]] as const) {
      const corner = [pawn.at[0] + x * pawn.tall, pawn.at[1] + y * pawn.tall] as const;
      expect(boxDistance(boxOf(label), corner)).toBeGreaterThanOrEqual(0);
      expect(corner[0]).toBeGreaterThan(0);
      expect(corner[0]).toBeLessThan(width);
      expect(corner[1]).toBeGreaterThan(0);
      expect(corner[1]).toBeLessThan(height);
    }
  });

  it("keeps broad names off the walls", () => {
    const { label } = roomOf("Mmmm Wwww", oblong(40, 80));
    expect(boxOf(label).width).toBeLessThan(40 * 0.9);
    expect(label.size).toBeLessThan(roomOf("Illi Jiil", oblong(40, 80)).label.size);
  });
});
