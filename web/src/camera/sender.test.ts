import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Answer } from "./finds";
import { Refused } from "./hub";
import { send, type Sent } from "./sender";

const ANSWER: Answer = { pause: 0.05, look: null };
const PICTURE = new Blob(["picture"]);

describe("a sender", () => {
  let stop: AbortController;
  let told: Sent[];

  beforeEach(() => {
    vi.useFakeTimers();
    stop = new AbortController();
    told = [];
  });

  afterEach(() => {
    stop.abort();
    vi.useRealTimers();
  });

  const begin = (post: () => Promise<Answer>, take = async (): Promise<Blob | null> => PICTURE) =>
    void send({ take, post, tell: (sent) => told.push(sent) }, stop.signal);

  it("takes the next picture only when the last one was answered", async () => {
    const answers: ((answer: Answer) => void)[] = [];
    const take = vi.fn(async () => PICTURE);
    begin(() => new Promise((answer) => answers.push(answer)), take);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(take).toHaveBeenCalledTimes(1);
    answers[0]?.(ANSWER);
    await vi.advanceTimersByTimeAsync(49);
    expect(take).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(take).toHaveBeenCalledTimes(2);
    expect(told).toEqual([{ answer: ANSWER }]);
  });

  it("waits twice as long after each failure, and says why and how long", async () => {
    begin(async () => {
      throw new Refused({ key: "camera-hub-silent" });
    });
    await vi.advanceTimersByTimeAsync(60_000);
    const problem = { key: "camera-hub-silent" };
    expect(told.slice(0, 6)).toEqual([1, 1, 2, 4, 8, 8].map((again) => ({ problem, again })));
  });

  it("starts over with short waits once a picture is answered", async () => {
    let works = false;
    begin(async () => {
      if (!works) throw new Refused({ key: "camera-hub-silent" });
      works = false;
      return ANSWER;
    });
    await vi.advanceTimersByTimeAsync(4_000);
    works = true;
    await vi.advanceTimersByTimeAsync(4_000);
    const answered = told.findIndex((sent) => "answer" in sent);
    expect(answered).toBeGreaterThan(2);
    expect(told[answered + 1]).toMatchObject({ again: 1 });
  });

  it("waits for the camera's first picture", async () => {
    const post = vi.fn(async () => ANSWER);
    let picture: Blob | null = null;
    begin(post, async () => picture);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(post).not.toHaveBeenCalled();
    picture = PICTURE;
    await vi.advanceTimersByTimeAsync(200);
    expect(post).toHaveBeenCalled();
  });

  it("sends and says nothing more once it is stopped", async () => {
    const post = vi.fn(async () => ANSWER);
    begin(post);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(post).toHaveBeenCalledTimes(1);
    expect(told).toHaveLength(1);
  });
});
