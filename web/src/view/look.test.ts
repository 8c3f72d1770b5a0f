import { describe, expect, it } from "vitest";

import { doubtOf, isMoving, ownerOf, surenessOf, type Look, type Piece } from "./look";

const STANDING: Piece = {
  code: 8,
  pixel: [100, 100],
  point: [10, 10],
  places: ["hall"],
  lying: false,
  doubt: null,
};

describe("a piece in the picture", () => {
  it("is sure as long as there is one place and no doubt", () => {
    expect(doubtOf(STANDING)).toBeNull();
    expect(surenessOf(STANDING)).toBe("sure");
    expect(surenessOf({ ...STANDING, lying: true })).toBe("sure");
    expect(surenessOf({ ...STANDING, places: [] })).toBe("sure");
  });

  it("says why it is unsure, the camera's own reason first", () => {
    expect(doubtOf({ ...STANDING, places: ["hall", "stair"] })).toBe("border");
    expect(doubtOf({ ...STANDING, lying: null })).toBe("lying");
    expect(doubtOf({ ...STANDING, places: ["hall", "stair"], doubt: "blurred" })).toBe("blurred");
    expect(surenessOf({ ...STANDING, doubt: "small" })).toBe("unsure");
  });

  it("is hidden without its tag, whatever is expected of it", () => {
    expect(surenessOf({ ...STANDING, code: null })).toBe("hidden");
  });

  it("moves until it came to rest at the same place", () => {
    const look = { settled: { owl: { places: ["hall"], lying: false } } } as unknown as Look;
    expect(isMoving(look, "owl", STANDING)).toBe(false);
    expect(isMoving(look, "owl", { ...STANDING, places: ["stair"] })).toBe(true);
    expect(isMoving(look, "toad", STANDING)).toBe(true);
  });

  it("is its owner's, by number", () => {
    expect(ownerOf("dark-3")).toEqual({ owner: "dark", number: "3" });
    expect(ownerOf("night-owls-12")).toEqual({ owner: "night-owls", number: "12" });
  });
});
