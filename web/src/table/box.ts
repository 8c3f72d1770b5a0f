import { askOfTable } from "../asking";

/** What is printed on the box at the table, as far as every game prints it. */
export interface Box {
  /** Names the folder in `games/` that can show it. */
  game: string;
  title: string;
  /** Is it a training edition, which is not the printed game? */
  training: boolean;
  /** Id of a place or card -> its name. */
  names: Readonly<Record<string, string>>;
}

/** Read the box of a table; null if the hub has no such table. */
export function fetchBox(code: string): Promise<Box | null> {
  return askOfTable<Box>(code, "box");
}
