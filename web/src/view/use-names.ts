import { useEffect, useState } from "preact/hooks";

import { keepAsking } from "../asking";
import { askJson } from "../camera/hub";

export type Names = Readonly<Record<string, string>>;

/** What is printed on the board's places; none while the hub has not said it: the rest of the page
 * says why. */
export function useNames(): Names {
  const [names, setNames] = useState<Names>({});
  useEffect(() => keepAsking(() => askJson<Names>("/camera/view/names"), setNames), []);
  return names;
}
