import { useEffect, useRef } from "preact/hooks";

import type { Face } from "../face";
import type { PendingView } from "../generated";

/** What has this much of the window's height above it is seen with what stands below it. */
const MOST_ABOVE = 0.6;
/** What comes with a question, or goes, has moved it by then. */
const SETTLED_MS = 800;

/** Brings a new question into sight, wherever the page is scrolled to. A page that is opened or
 * filled in stays where it is, and so does a hand from which the same is asked once more. */
export function useInSight([question]: readonly PendingView[], face: Face) {
  const questions = useRef<HTMLDivElement>(null);
  const before = useRef<PendingView | undefined | null>(null);
  const shownAt = useRef(-Infinity);
  useEffect(() => {
    const was = before.current;
    before.current = question;
    if (was !== null && question !== undefined && question.serial !== was?.serial) {
      const stays = isFillingIn() || (question.kind === was?.kind && isFromHand(question, face));
      shownAt.current = stays ? -Infinity : performance.now();
    }
    if (performance.now() < shownAt.current + SETTLED_MS) {
      show(questions.current?.firstElementChild ?? null);
    }
  });
  return questions;
}

function isFromHand({ options }: PendingView, face: Face): boolean {
  return options?.some((choice) => face.offeredIn(choice) === "hand") ?? false;
}

function isFillingIn(): boolean {
  return document.activeElement?.matches("input, select") ?? false;
}

function show(question: Element | null): void {
  if (question === null) return;
  const { top } = question.getBoundingClientRect();
  if (top >= 0 && top < innerHeight * MOST_ABOVE) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  question.scrollIntoView({ block: "start", behavior: still ? "auto" : "smooth" });
}
