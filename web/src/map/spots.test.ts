import { describe, expect, it } from "vitest";

import { chord, inside, pointAlong, roomiest, upright, type Polygon } from "./geometry";
import { fitLabel } from "./label";
import { ghostOf, spotsOf, standing } from "./spots";

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

  it("knows how high the room is there", () => {
    expect(upright(BENT, [50, 115])).toEqual([100, 130]);
  });

  it("knows how wide the room is there", () => {
    expect(chord(BENT, [10, 50])).toEqual([0, 20]);
    expect(chord(BENT, [10, 115])).toEqual([0, 100]);
  });
});

describe("pointAlong", () => {
  it("goes round corners", () => {
    expect(pointAlong([[0, 0], [10, 0], [10, 30]], 0.5)).toEqual([10, 10]);
    expect(pointAlong([[0, 0], [10, 0]], 0.25)).toEqual([2.5, 0]);
  });
});

describe("spotsOf", () => {
  const floor = { from: 0, to: 100, y: 50, height: 30 };
  const piece = { piece: "a1", owner: "a", place: "hall", lying: false };
  const marks = new Map([["hall", [{ kind: "one" }, { kind: "two", gone: true }]]]);

  it("puts marks first and pieces beside them", () => {
    const spots = spotsOf([piece], new Map([["hall", floor]]), marks, 30);
    const xs = [...(spots.marks.get("hall") ?? []), spots.pieces.get("a1")].map(
      (spot) => spot?.at[0],
    );
    expect(xs).toHaveLength(3);
    expect(xs).toEqual([...xs].sort((one, other) => Number(one) - Number(other)));
    expect(new Set(xs).size).toBe(3);
  });

  it("has a ghost only where a piece goes somewhere", () => {
    expect(ghostOf([piece], { piece: "a1", to: null, refused: false })).toBeNull();
    expect(ghostOf([piece], { piece: "b1", to: "yard", refused: false })).toBeNull();
    expect(ghostOf([piece], { piece: "a1", to: "yard", refused: false })?.place).toBe("yard");
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
