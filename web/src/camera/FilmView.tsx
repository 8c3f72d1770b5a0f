import { useEffect, useRef } from "preact/hooks";

import { useWords } from "../words/context";
import { isSmall } from "./device";
import type { Finds } from "./finds";
import { Found } from "./Found";
import type { Problem } from "./hub";
import type { Sent } from "./sender";
import { Trouble } from "./Trouble";
import { useAwake } from "./use-awake";
import { useFilm } from "./use-film";
import { useVisible } from "./use-visible";

/** What the camera sees, while every picture of it goes to the hub. */
export function FilmView({ onStop }: { onStop: (problem: Problem | null) => void }) {
  const words = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const { refused, sent, rate } = useFilm(video);
  useAwake(useVisible());
  useEffect(() => {
    if (refused) onStop(refused);
  }, [refused]);
  const answer = sent && "answer" in sent ? sent.answer : null;
  const problem = problemOf(sent);
  return (
    <main class="film" data-sending={answer ? "yes" : "no"}>
      <div class="film-picture">
        <video ref={video} autoplay muted playsInline aria-label={words.say("camera-picture")} />
        {answer && (
          <p class="film-rate">{words.say("camera-rate", { rate: Math.round(rate) })}</p>
        )}
      </div>
      <div class="film-said">
        {sent === null && <p role="status">{words.say("camera-first")}</p>}
        {answer?.look && <Found look={answer.look} />}
        {problem && <Trouble problem={problem} />}
        {sent && "problem" in sent && (
          <p class="again">{words.say("camera-again-in", { seconds: sent.again })}</p>
        )}
        <button type="button" data-camera="stop" onClick={() => onStop(null)}>
          {words.say("camera-stop")}
        </button>
      </div>
    </main>
  );
}

/** The worst that there is to say about the last picture. */
function problemOf(sent: Sent | null): Problem | null {
  if (sent === null) return null;
  if ("problem" in sent) return sent.problem;
  const { look } = sent.answer;
  if (look === null) return { key: "camera-hub-slow" };
  return look.trouble ?? smallness(look);
}

function smallness({ width, height }: Finds): Problem | null {
  return isSmall(width, height) ? { key: "camera-small", facts: { width, height } } : null;
}
