import { useState } from "preact/hooks";

import { Trouble } from "../camera/Trouble";
import { useWords } from "../words/context";
import { Anchors } from "./Anchors";
import { Figures } from "./Figures";
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
  const status = report?.status ?? null;
  const wrong = problem ?? look?.trouble ?? (status?.state === "seeing" ? null : status);
  return (
    <>
      <header class="view-head">
        <h1>{words.say("camera-view-title")}</h1>
        {report && <Figures report={report} />}
      </header>
      <main>
        <section
          class="view-see"
          aria-label={words.say("camera-picture")}
          data-old={problem ? "yes" : "no"}
        >
          {wrong && <Trouble problem={wrong} early={wrong === status && status.state === "starting"} />}
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
          {look && <Anchors look={look} />}
          <SetUpSteps pictured={look !== null} />
          {report && <TapeSwitch tape={report.tape} />}
        </div>
        {look && <Pieces {...{ look, chosen }} choose={setChosen} />}
      </main>
    </>
  );
}
