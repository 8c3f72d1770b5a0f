import { useEffect, useState } from "preact/hooks";

import { askOfTable, keepAsking } from "../asking";

/** A rule of the game, in the hub's words. */
export interface Rule {
  text: string;
  source: string;
  /** Is it a ruling of this companion, where the rulebook is silent? */
  own: boolean;
}

/** Id -> rule. */
export type Rules = Readonly<Record<string, Rule>>;

const known = new Map<string, Promise<Rules>>();

/** Read the rules of a table's game, once. */
function fetchRules(code: string): Promise<Rules> {
  const found = known.get(code) ?? load(code);
  known.set(code, found);
  found.catch(() => known.delete(code));
  return found;
}

async function load(code: string): Promise<Rules> {
  return (await askOfTable<Rules>(code, "rules")) ?? {};
}

/** One rule of a table's game; null until the hub has told it. */
export function useRule(code: string, id: string): Rule | null {
  const [rules, setRules] = useState<Rules>({});
  useEffect(() => keepAsking(() => fetchRules(code), setRules), [code]);
  return rules[id] ?? null;
}
