import type { Around } from "../generated";
import type { Link, Seen } from "../table/link";
import { useWords } from "../words/context";

interface TakeBackProps {
  link: Link;
  seen: Seen;
  around: Around;
}

/** The last step was one's own, but cannot be taken back. */
const OWN_STEP = "problem-undo-hidden";

/** Takes back the own last step, or says why it cannot be taken back. */
export function TakeBack({ link, seen, around: { phase, seat, undo } }: TakeBackProps) {
  const words = useWords();
  if (seat === null || undo === null) return null;
  if (undo.allowed) {
    return (
      <button
        type="button"
        class="quiet take-back"
        data-undo="allowed"
        disabled={seen.waiting}
        onClick={() => void link.send("undo", {})}
      >
        {words.say("web-take-back")}
      </button>
    );
  }
  if (undo.problem?.key !== OWN_STEP || phase === "over") return null;
  return (
    <p class="take-back-not" data-undo="refused">
      {words.say(undo.problem.key, undo.problem.facts)}
    </p>
  );
}
