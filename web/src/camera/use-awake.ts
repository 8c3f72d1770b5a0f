import { useEffect } from "preact/hooks";

/** Keep the phone from going to sleep while this is so. A browser that cannot leaves it to its
 * owner. */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    const lock = navigator.wakeLock.request("screen").catch(() => null);
    return () => void lock.then((held) => held?.release());
  }, [wanted]);
}
