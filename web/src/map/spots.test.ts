import { describe, expect, it } from "vitest";

import { chord, inside, roomiest, type Polygon } from "./geometry";
import { fitLabel } from "./label";
import { standing } from "./spots";

/** Like the letter L: its mean point lies outside of it. */
const BENT: Polygon = [
  [0, 0],
  [20, 0],
  [20, 100],
  [100, 100],
  [100, 130],
  [0, 130],
];

describe("roomiest", () => {
  it("finds a point inside, even where the room has a bend", () => {
    const { at, clearance } = roomiest(BENT);
    expect(inside(BENT, at)).toBe(true);
    expect(clearance).toBeGreaterThan(13);
  });

  it("knows how wide the room is there", () => {
    expect(chord(BENT, [10, 50])).toEqual([0, 20]);
    expect(chord(BENT, [10, 115])).toEqual([0, 100]);
  });
});

describe("standing", () => {
  const floor = { from: 0, to: 100, y: 50, height: 40 };

  it("keeps few pieces large and in the middle", () => {
    expect(standing(floor, 1, 30)).toEqual([{ at: [50, 50], tall: 30 }]);
  });

  it.each([2, 5, 12, 20])("keeps %i pieces inside the floor and apart", (count) => {
    const spots = standing(floor, count, 30);
    expect(spots).toHaveLength(count);
    for (const { at, tall } of spots) {
      expect(at[0] - tall * 0.4).toBeGreaterThanOrEqual(0);
      expect(at[0] + tall * 0.4).toBeLessThanOrEqual(100);
      expect(Math.abs(at[1] - 50) + tall / 2).toBeLessThanOrEqual(20.01);
    }
    expect(new Set(spots.map(({ at }) => at.join())).size).toBe(count);
  });
});

describe("fitLabel", () => {
  it("breaks a name where one line would be small", () => {
    const frame = { middle: [0, 0] as const, width: 60, height: 40, largest: 14 };
    expect(fitLabel("Room of Requirement", frame).lines).toEqual(["Room of", "Requirement"]);
    expect(fitLabel("Library", frame).lines).toEqual(["Library"]);
  });
});
