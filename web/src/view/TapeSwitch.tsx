import { useState } from "preact/hooks";

import { askJson, problemFrom, type Problem } from "../camera/hub";
import { Trouble } from "../camera/Trouble";
import { useWords } from "../words/context";
import type { Tape } from "./look";

/** Starts and stops a recording, so that a fault can become a test. */
export function TapeSwitch({ tape }: { tape: Tape }) {
  const words = useWords();
  const [refused, setRefused] = useState<Problem | null>(null);
  const { wanted, recording } = tape;
  const problem = refused ?? tape.problem;
  const turn = () => {
    setRefused(null);
    askJson("/camera/view/tape", JSON.stringify({ on: !wanted })).catch((error: unknown) =>
      setRefused(problemFrom(error)),
    );
  };
  const said = recording
    ? words.say("camera-tape-running", { ...recording })
    : words.say("camera-tape-why");
  return (
    <section
      class="panel tape"
      data-tape={recording ? "running" : "none"}
      data-folder={recording?.folder}
    >
      <h2>{words.say("camera-tape")}</h2>
      <p>{said}</p>
      {problem && <Trouble problem={problem} />}
      <button type="button" aria-pressed={wanted} onClick={turn}>
        {words.say(`camera-tape-${wanted ? "stop" : "start"}`)}
      </button>
    </section>
  );
}
