import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

import { keepAsking } from "../asking";
import { loadFace, type Face } from "../face";
import { fetchBox, type Box } from "../table/box";
import { CATALOGUES } from "../words/catalogues";
import { WordsContext } from "../words/context";
import { Words } from "../words/words";
import { Message } from "./Message";

/** Everything a page needs before it can show a table. */
export interface Loaded {
  box: Box;
  face: Face;
}

type State = "loading" | "missing" | "failed" | Loaded;

const NO_NAMES: Box["names"] = {};

interface ShellProps {
  code: string;
  children: (loaded: Loaded) => ComponentChildren;
}

/** Loads the box of a table and gives its words to all that is inside. */
export function Shell({ code, children }: ShellProps) {
  const state = useLoaded(code);
  const names = typeof state === "object" ? state.box.names : NO_NAMES;
  const words = useMemo(() => new Words(CATALOGUES, names), [names]);
  return (
    <WordsContext.Provider value={words}>
      {typeof state === "object" ? (
        children(state)
      ) : (
        <Message text={words.say(`web-box-${state}`, { code })} />
      )}
    </WordsContext.Provider>
  );
}

function useLoaded(code: string): State {
  const [state, setState] = useState<State>("loading");
  useEffect(() => keepAsking(() => load(code), setState, () => setState("failed")), [code]);
  return state;
}

async function load(code: string): Promise<"missing" | Loaded> {
  const box = await fetchBox(code);
  return box === null ? "missing" : { box, face: await loadFace(box.game) };
}
