import { useEffect, useState } from "preact/hooks";

import { askJson } from "../camera/hub";

export type Names = Readonly<Record<string, string>>;

/** Milliseconds until the hub is asked again. */
const AGAIN_MS = 2_000;

/** What is printed on the board's places; none while the hub has not said it: the rest of the page
 * says why. */
export function useNames(): Names {
  const [names, setNames] = useState<Names>({});
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      askJson<Names>("/camera/view/names").then(setNames, () => {
        timer = setTimeout(attempt, AGAIN_MS);
      });
    };
    attempt();
    return () => clearTimeout(timer);
  }, []);
  return names;
}
