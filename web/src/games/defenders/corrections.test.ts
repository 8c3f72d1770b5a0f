import { describe, expect, it } from "vitest";

import { CATALOGUES } from "../../words/catalogues";
import { Words } from "../../words/words";
import { correctionsOf } from "./corrections";
import type { DefendersView, PrintedDefenders } from "./generated";

const VIEW = {
  marker: 1,
  houses: [{ seat: "slytherin", loyalty: 3 }],
} as unknown as DefendersView;
const BOX = { path: ["white", "white", "red"].map((zone) => ({ zone })) } as PrintedDefenders;
const [marker, loyalty] = correctionsOf(VIEW, BOX, new Words(CATALOGUES, {}));

describe("corrections", () => {
  it("put the Marker anywhere but on the last space of the Path", () => {
    expect(marker?.fields[0]?.sayings.map(({ object, now }) => [object, now])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it("put a pawn anywhere on the Loyalty Track", () => {
    const [house, space] = loyalty?.fields ?? [];
    expect(house?.sayings).toEqual([{ object: "slytherin", text: "Slytherin: space 3" }]);
    expect(space?.sayings.map(({ object }) => object)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
