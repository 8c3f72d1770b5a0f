import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

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

/** How long after a failure the hub is asked again. */
const RETRY_MS = 2_000;

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
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const attempt = async () => {
      const loaded = await load(code);
      if (gone) return;
      setState(loaded);
      if (loaded === "failed") timer = setTimeout(() => void attempt(), RETRY_MS);
    };
    void attempt();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [code]);
  return state;
}

async function load(code: string): Promise<State> {
  try {
    const box = await fetchBox(code);
    return box === null ? "missing" : { box, face: await loadFace(box.game) };
  } catch (error) {
    console.error(error);
    return "failed";
  }
}
