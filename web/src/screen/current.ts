/** Which table the hub wants its screen to show. */

import { RETRY_MS } from "../asking";

const FOLLOW_MS = 10_000;

/** The code of the current table, as soon as there is one. */
export async function currentCode(): Promise<string> {
  for (;;) {
    const code = await ask();
    if (code !== null) return code;
    await pause(RETRY_MS);
  }
}

/** Returns once another table is the current one. */
export async function followCurrent(code: string): Promise<void> {
  for (;;) {
    await pause(FOLLOW_MS);
    const current = await ask();
    if (current !== null && current !== code) return;
  }
}

async function ask(): Promise<string | null> {
  try {
    const response = await fetch("/current.json");
    if (!response.ok) return null;
    const current = (await response.json()) as { code: string | null };
    return current.code;
  } catch {
    return null; // The hub is away; whoever asks will ask again.
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
