import { useEffect, useState } from "preact/hooks";

import type { Link, Seen } from "./link";

/** What the link has seen, kept up to date. */
export function useSeen(link: Link): Seen {
  const [seen, setSeen] = useState(link.seen);
  useEffect(() => {
    const refresh = () => setSeen(link.seen);
    refresh();
    return link.subscribe(refresh);
  }, [link]);
  return seen;
}
