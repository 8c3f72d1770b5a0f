/** Asking the hub: the Wi-Fi of a phone comes and goes, so it may take several attempts. */

/** How long an answer may take, and how long after a failure the hub is asked again. */
const PATIENCE_MS = 10_000;
export const RETRY_MS = 2_000;

/** What the hub tells of a table; null if it has none such. Throws if no answer comes in time. */
export async function askOfTable<Told>(code: string, what: string): Promise<Told | null> {
  const response = await fetch(`/t/${encodeURIComponent(code)}/${what}.json`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${what}.json: ${response.status}`);
  return (await response.json()) as Told;
}

/** Ask until there is an answer, and tell it. What is returned makes it stop. */
export function keepAsking<Told>(
  ask: () => Promise<Told>,
  tell: (told: Told) => void,
  tellFailure?: () => void,
): () => void {
  let wanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answered = (told: Told) => {
    if (wanted) tell(told);
  };
  const failed = (error: unknown) => {
    console.error(error);
    if (!wanted) return;
    tellFailure?.();
    timer = setTimeout(attempt, RETRY_MS);
  };
  const attempt = () => void ask().then(answered, failed);
  attempt();
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
