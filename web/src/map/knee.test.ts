import { describe, expect, it } from "vitest";

import { boxDistance, type Box, type Point } from "./geometry";
import { kneeOf } from "./knee";

const FROM: Point = [0, 0];
const TO: Point = [100, 0];

describe("kneeOf", () => {
  const middle = (knee: Point): Point => [knee[0] / 2 + 25, knee[1] / 2];
  const usual = middle(kneeOf(FROM, TO, []));

  it("bends a little, always to the same side", () => {
    expect(usual[0]).toBeCloseTo(50);
    expect(usual[1]).toBeGreaterThan(2);
    expect(middle(kneeOf(TO, FROM, []))[1]).toBeCloseTo(-usual[1]);
  });

  it("goes round a name that the usual arrow would run over", () => {
    const name: Box = { middle: usual, width: 30, height: 6 };
    expect(boxDistance(name, usual)).toBeLessThan(0);
    expect(boxDistance(name, middle(kneeOf(FROM, TO, [name])))).toBeGreaterThan(0);
  });

  it("does as usual where every arrow runs over as much", () => {
    const all: Box = { middle: [50, 0], width: 200, height: 200 };
    expect(middle(kneeOf(FROM, TO, [all]))).toEqual(usual);
  });
});
