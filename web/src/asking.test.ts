import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { keepAsking, RETRY_MS } from "./asking";

describe("whoever keeps asking", () => {
  let told: string[];
  const tell = (answer: string) => void told.push(answer);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    told = [];
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Fails so many times before it answers. */
  const failing = (times: number) =>
    vi.fn(async () => {
      if (times-- > 0) throw new Error("no Wi-Fi");
      return "answer";
    });

  it("asks again after each failure, says so, and tells the answer once", async () => {
    const ask = failing(2);
    const failure = vi.fn();
    keepAsking(ask, tell, failure);
    await vi.advanceTimersByTimeAsync(RETRY_MS + 1);
    expect([ask.mock.calls.length, failure.mock.calls.length, told]).toEqual([2, 2, []]);
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect([ask.mock.calls.length, failure.mock.calls.length, told]).toEqual([3, 2, ["answer"]]);
  });

  it("tells nothing any more once it was stopped, whatever is still on its way", async () => {
    const ways: ((answer: string) => void)[] = [];
    const stop = keepAsking(() => new Promise<string>((answer) => ways.push(answer)), tell);
    stop();
    ways[0]?.("late");
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect([ways.length, told]).toEqual([1, []]);
  });

  it("asks no more when it is stopped after a failure", async () => {
    const ask = failing(5);
    const failure = vi.fn();
    const stop = keepAsking(ask, tell, failure);
    await vi.advanceTimersByTimeAsync(1);
    stop();
    await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
    expect([ask.mock.calls.length, failure.mock.calls.length]).toEqual([1, 1]);
  });
});
