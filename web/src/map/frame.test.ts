import { describe, expect, it } from "vitest";

import { frameOf, isWhole } from "./frame";
import type { PlayMap } from "./playmap";

function square(id: string, x: number, y: number) {
  const polygon = [[x, y], [x + 10, y], [x + 10, y + 10], [x, y + 10]] as const;
  return { id, name: id, polygon, traits: [] };
}

const MAP: PlayMap = {
  size: [100, 100],
  spaces: [square("corner", 0, 0), square("near", 20, 10), square("far", 90, 90)],
  borders: [],
  beside: [],
  signs: {},
  legend: [],
  grid: { columns: [], rows: [] },
};

describe("frameOf", () => {
  it("shows the whole map where nothing is in focus, or nearly everything", () => {
    expect(isWhole(frameOf(MAP, null), MAP)).toBe(true);
    expect(isWhole(frameOf(MAP, new Set()), MAP)).toBe(true);
    expect(isWhole(frameOf(MAP, new Set(["corner", "far"])), MAP)).toBe(true);
  });

  it("shows a square part with all places in focus, within the map", () => {
    const { corner, size } = frameOf(MAP, new Set(["corner", "near"]));
    expect(corner).toEqual([0, 0]);
    expect(size[0]).toBe(size[1]);
    expect(size[0]).toBeGreaterThanOrEqual(30);
    expect(size[0]).toBeLessThan(60);
  });

  it("does not leave the map at its other end", () => {
    const { corner, size } = frameOf(MAP, new Set(["far"]));
    expect(corner[0] + size[0]).toBe(100);
    expect(corner[1] + size[1]).toBe(100);
  });
});
