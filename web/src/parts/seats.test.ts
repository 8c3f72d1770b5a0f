import { describe, expect, it } from "vitest";

import type { Around } from "../generated";
import { freeInPlay, seatsFromReader, seatsInOrder } from "./seats";

function around(phase: Around["phase"], order: string[]): Around {
  const seats = [
    { seat: "red", name: "Rosa", connected: true },
    { seat: "blue", name: null, connected: false },
    { seat: "green", name: "Gil", connected: true },
    { seat: "white", name: null, connected: false },
  ];
  return { phase, order, seats } as unknown as Around;
}

const names = (seats: { seat: string }[]) => seats.map(({ seat }) => seat);

describe("seats", () => {
  it("come in their order round the table", () => {
    expect(names(seatsInOrder(around("lobby", ["green", "red"])))).toEqual(["green", "red"]);
  });

  it("come from the reader on for whoever has a seat", () => {
    const order = ["green", "blue", "red"];
    const seen = (seat: string | null) => seatsFromReader({ ...around("playing", order), seat });
    expect(names(seen("red"))).toEqual(["red", "green", "blue"]);
    expect(names(seen("green"))).toEqual(order);
    expect(names(seen(null))).toEqual(order);
  });

  it("that were given free in play can be taken, those that do not play cannot", () => {
    const order = ["green", "blue", "red"];
    expect(names(freeInPlay(around("playing", order)))).toEqual(["blue"]);
    expect(freeInPlay(around("over", order))).toEqual([]);
  });
});
