import { useState } from "preact/hooks";

import { useWords } from "../words/context";
import { Certificate } from "./Certificate";
import { mayFilm } from "./device";
import { FilmView } from "./FilmView";
import { keyInAddress, type Problem } from "./hub";
import { Photographs } from "./Photographs";
import { Trouble } from "./Trouble";

type Doing = "nothing" | "filming" | "photographs";

/** A phone as camera. */
export function CameraPage() {
  const words = useWords();
  const [doing, setDoing] = useState<Doing>(mayFilm() ? "nothing" : "photographs");
  const [refused, setRefused] = useState<Problem | null>(null);
  const start = () => {
    setRefused(null);
    setDoing("filming");
  };
  const stop = (problem: Problem | null) => {
    setRefused(problem);
    setDoing(problem === null ? "nothing" : "photographs");
  };
  if (!keyInAddress()) return <NoKey />;
  if (doing === "filming") return <FilmView onStop={stop} />;
  return (
    <main>
      <h1>{words.say("camera-title")}</h1>
      {!mayFilm() && <Trouble problem={{ key: "camera-unavailable" }} />}
      {refused && <Trouble problem={refused} />}
      {doing === "nothing" ? (
        <Welcome onStart={start} onPhotographs={() => setDoing("photographs")} />
      ) : (
        <Photographs onFilm={mayFilm() ? start : null} />
      )}
      <Certificate />
    </main>
  );
}

/** The address was typed without its end. */
function NoKey() {
  const words = useWords();
  return (
    <main>
      <h1>{words.say("camera-title")}</h1>
      <Trouble problem={{ key: "problem-camera-key" }} />
      <Certificate />
    </main>
  );
}

interface WelcomeProps {
  onStart: () => void;
  onPhotographs: () => void;
}

function Welcome({ onStart, onPhotographs }: WelcomeProps) {
  const words = useWords();
  return (
    <>
      <ol class="how">
        <li>{words.say("camera-how-place")}</li>
        <li>{words.say("camera-how-power")}</li>
        <li>{words.say("camera-how-allow")}</li>
      </ol>
      <button type="button" class="primary" data-camera="start" onClick={onStart}>
        {words.say("camera-start")}
      </button>
      <button type="button" class="quiet" data-camera="photographs" onClick={onPhotographs}>
        {words.say("camera-photographs")}
      </button>
    </>
  );
}
