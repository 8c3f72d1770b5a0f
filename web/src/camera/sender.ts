import type { Answer } from "./finds";
import { problemFrom, type Problem } from "./hub";

/** What came of the last picture. */
export type Sent = { answer: Answer } | { problem: Problem; again: number };

interface Sending {
  /** The newest picture, once there is one. */
  take: () => Promise<Blob | null>;
  post: (picture: Blob) => Promise<Answer>;
  tell: (sent: Sent) => void;
}

/** Milliseconds to wait for a picture, and after failures: twice as long each time. */
const IDLE_MS = 100;
const FIRST_MS = 500;
const LONGEST_MS = 8_000;

/** Send picture after picture until the signal says stop: each only when the last was answered, so
 * that none is old when it arrives. */
export async function send({ take, post, tell }: Sending, stop: AbortSignal): Promise<void> {
  let failures = 0;
  while (!stop.aborted) {
    let pause = IDLE_MS;
    try {
      const picture = await take();
      const answer = picture && !stop.aborted ? await post(picture) : null;
      if (answer !== null) {
        failures = 0;
        pause = answer.pause * 1000;
        if (!stop.aborted) tell({ answer });
      }
    } catch (error) {
      pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
      failures += 1;
      if (!stop.aborted) tell({ problem: problemFrom(error), again: Math.ceil(pause / 1000) });
    }
    await wait(pause, stop);
  }
}

function wait(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(done, milliseconds);
    stop.addEventListener("abort", done);
    function done() {
      clearTimeout(timer);
      stop.removeEventListener("abort", done);
      go();
    }
  });
}
