import { useEffect, useState } from "preact/hooks";

import { RETRY_MS } from "../asking";
import { ask, askJson, problemFrom, type Problem } from "../camera/hub";
import { useVisible } from "../camera/use-visible";
import type { Report } from "./look";

/** Milliseconds between two looks. */
const EVERY_MS = 200;

interface Watched {
  report: Report | null;
  /** The address of the newest picture, for this page alone. */
  picture: string | null;
  problem: Problem | null;
}

/** The newest look and its picture, again and again while the page is in front. */
export function useLook(): Watched {
  const [watched, setWatched] = useState<Watched>({ report: null, picture: null, problem: null });
  const visible = useVisible();
  useEffect(() => {
    if (!visible) return;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async () => {
      const news = await newest();
      if (gone) return;
      setWatched((last) => ({ ...last, ...news }));
      timer = setTimeout(() => void attempt(), news.problem ? RETRY_MS : EVERY_MS);
    };
    void attempt();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [visible]);
  const { picture } = watched;
  useEffect(() => () => URL.revokeObjectURL(picture ?? ""), [picture]);
  return watched;
}

async function newest(): Promise<Partial<Watched>> {
  try {
    const report = await askJson<Report>("/camera/view/look");
    if (report.look === null) return { report, problem: null };
    const taken = await ask("/camera/view/picture.jpg");
    return { report, picture: URL.createObjectURL(await taken.blob()), problem: null };
  } catch (error) {
    return { problem: problemFrom(error) };
  }
}
