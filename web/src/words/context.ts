import { createContext } from "preact";
import { useContext } from "preact/hooks";

import type { Words } from "./words";

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error("Words are used outside their context.");
  return words;
}
