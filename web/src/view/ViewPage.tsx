import { useState } from "preact/hooks";

import { Trouble } from "../camera/Trouble";
import { useWords } from "../words/context";
import { Figures } from "./Figures";
import { FrameTags } from "./FrameTags";
import { Legend } from "./Legend";
import { Picture } from "./Picture";
import { Pieces } from "./Pieces";
import { SetUpSteps } from "./SetUpSteps";
import { TapeSwitch } from "./TapeSwitch";
import { useLook } from "./use-look";

/** The maker's instrument: what the camera sees, and what is made of it. */
export function ViewPage() {
  const words = useWords();
  const { report, picture, problem } = useLook();
  const [chosen, setChosen] = useState<string | null>(null);
  const look = report?.look ?? null;
  const wrong = problem ?? look?.trouble ?? lost(report);
  return (
    <>
      <header class="view-head">
        <h1>{words.say("camera-view-title")}</h1>
        {report && <Figures report={report} />}
      </header>
      <main>
        <section class="view-see" aria-label={words.say("camera-picture")}>
          {wrong && <Trouble problem={wrong} />}
          {look && picture ? (
            <>
              <Picture {...{ look, picture, chosen }} choose={setChosen} />
              <Legend />
            </>
          ) : (
            !wrong && <p role="status">{words.say("camera-view-waiting")}</p>
          )}
        </section>
        <div class="view-said">
          {look && <FrameTags look={look} />}
          <SetUpSteps />
          {report && <TapeSwitch tape={report.tape} />}
        </div>
        {look && <Pieces {...{ look, chosen }} choose={setChosen} />}
      </main>
    </>
  );
}

/** What the hub says of a camera that does not see. */
function lost(report: ReturnType<typeof useLook>["report"]) {
  const status = report?.status ?? null;
  return status === null || status.state === "seeing" ? null : status;
}
