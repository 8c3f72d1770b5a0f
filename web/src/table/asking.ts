/** How long after a failure the hub is asked again. */
const RETRY_MS = 2_000;

/** Ask until there is an answer, and tell it; the Wi-Fi of a phone comes and goes. What is returned
 * makes it stop. */
export function keepAsking<Told>(
  ask: () => Promise<Told>,
  tell: (told: Told) => void,
): () => void {
  let wanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async () => {
    try {
      const told = await ask();
      if (wanted) tell(told);
    } catch (error) {
      console.error(error);
      if (wanted) timer = setTimeout(() => void attempt(), RETRY_MS);
    }
  };
  void attempt();
  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
