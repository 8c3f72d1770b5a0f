import { describe, expect, it } from "vitest";

import type { Around } from "../generated";
import { freeInPlay, isBot, seatsFromReader, seatsInOrder } from "./seats";

function around(phase: Around["phase"], order: string[]): Around {
  const seats = [
    { seat: "red", name: "Rosa", bot: false, connected: true },
    { seat: "blue", name: null, bot: false, connected: false },
    { seat: "green", name: "Bot", bot: true, connected: false },
    { seat: "white", name: null, bot: false, connected: false },
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

  it("are known for a bot's", () => {
    const { seats } = around("playing", []);
    const bots = seats.filter(({ seat }) => isBot(seats, seat));
    expect(names(bots)).toEqual(["green"]);
  });

  it("that were given free in play can be taken, those that do not play cannot", () => {
    const order = ["green", "blue", "red"];
    expect(names(freeInPlay(around("playing", order)))).toEqual(["blue"]);
    expect(freeInPlay(around("over", order))).toEqual([]);
  });
});
