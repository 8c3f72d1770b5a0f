import { describe, expect, it } from "vitest";

import type { Answer } from "../generated";
import { Outbox } from "./outbox";

function answer(nonce: string, accepted = true): Answer {
  return {
    nonce,
    accepted,
    revision: 1,
    ruling: null,
    problem: null,
    key: null,
    code: null,
    assumed: [],
    file: null,
  };
}

function outbox() {
  const sent: [string, string][] = [];
  let count = 0;
  const box = new Outbox(
    (event, body) => sent.push([event, body.nonce]),
    () => `n${++count}`,
  );
  return { box, sent };
}

describe("Outbox", () => {
  it("gives every message a nonce of its own", () => {
    const { box, sent } = outbox();
    void box.send("decide", { serial: 1, choice: ["enough"] });
    void box.send("done", { serial: 2 });
    expect(sent).toEqual([["decide", "n1"], ["done", "n2"]]);
  });

  it("sends what is unanswered again, in order and with the same nonce", async () => {
    const { box, sent } = outbox();
    const first = box.send("decide", { serial: 1, choice: ["enough"] });
    void box.send("draft", { serial: 2, choices: [] });
    void box.send("done", { serial: 2 });
    box.answered(answer("n1"));
    expect((await first).accepted).toBe(true);
    sent.length = 0;
    box.resend();
    expect(sent).toEqual([["draft", "n2"], ["done", "n3"]]);
    expect(box.events).toEqual(["draft", "done"]);
  });

  it("ignores an answer that it does not wait for", () => {
    const { box } = outbox();
    box.answered(answer("nobody's"));
    expect(box.events).toEqual([]);
  });

  it("makes nonces that the hub takes", () => {
    const nonces: string[] = [];
    const box = new Outbox((_, body) => nonces.push(body.nonce));
    for (let i = 0; i < 50; i++) void box.send("start", {});
    expect(new Set(nonces).size).toBe(50);
    expect(nonces.every((nonce) => nonce.length > 0 && nonce.length <= 40)).toBe(true);
  });
});
