import { useCallback, useEffect, useState } from "preact/hooks";

import { askJson, problemFrom, type Problem } from "../camera/hub";
import type { Facts } from "../words/words";

/** A step of the set-up. */
export interface Step {
  name: string;
  state: "waiting" | "now" | "done" | "skipped";
  key: string;
  facts: Facts;
  /** From 0 to 1. */
  progress: number;
  /** What can be said; "number" stands for a number in millimetres. */
  answers: readonly string[];
}

interface Steps {
  steps: readonly Step[];
}

/** Milliseconds between two looks at the steps: while one is under way, and otherwise. */
const NOW_MS = 500;
const QUIET_MS = 3_000;

interface SetUp {
  steps: readonly Step[];
  /** The step whose last answer was not taken, and why. */
  refused: { step: string; problem: Problem } | null;
  answer: (step: string, answer: string) => void;
}

/** The steps of the set-up, and a way to answer them. */
export function useSteps(): SetUp {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [refused, setRefused] = useState<SetUp["refused"]>(null);
  const busy = steps.some((step) => step.state === "now");
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const news = await current();
      if (!gone && news !== null) setSteps(news);
    };
    void look();
    const timer = setInterval(() => void look(), busy ? NOW_MS : QUIET_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [busy]);
  const answer = useCallback((step: string, said: string) => {
    setRefused(null);
    const body = JSON.stringify({ step, answer: said });
    askJson<Steps>("/camera/view/step", body).then(
      (news) => setSteps(news.steps),
      (error: unknown) => setRefused({ step, problem: problemFrom(error) }),
    );
  }, []);
  return { steps, refused, answer };
}

/** null while the hub has none: the rest of the page says why. */
async function current(): Promise<readonly Step[] | null> {
  return askJson<Steps>("/camera/view/steps").then(
    ({ steps }) => steps,
    () => null,
  );
}
