import type { Around, StepOut } from "../generated";
import { FurtherBack } from "../parts/FurtherBack";
import { inTheWay, stepText } from "../parts/steps";
import type { Link, Seen } from "../table/link";
import { useWords } from "../words/context";
import type { Words } from "../words/words";

interface TakeBackProps {
  link: Link;
  seen: Seen;
  around: Around;
}

/** Takes back the own last step, or asks the table to go back before it or before another one.
 * Each button says what it does. */
export function TakeBack(props: TakeBackProps) {
  const { link, seen, around } = props;
  const words = useWords();
  const { seat, undo } = around;
  const [newest] = undo?.steps ?? [];
  if (seat === null || undo === null || newest === undefined) return null;
  const meant = undo.allowed ? newest : undo.steps.find((step) => step.seat === seat) ?? newest;
  const further = undo.steps.filter((step) => step !== meant);
  return (
    <div class="take-back">
      {undo.allowed ? (
        <button
          type="button"
          class="quiet"
          data-undo="allowed"
          disabled={seen.waiting}
          onClick={() => void link.send("undo", {})}
        >
          {words.say("web-take-back", { step: stepText(words, newest) })}
        </button>
      ) : (
        <AskToGoBack {...props} step={meant} />
      )}
      <FurtherBack steps={further} wayBack={(step) => <AskToGoBack {...props} step={step} />} />
    </div>
  );
}

/** Asks the table to go back before a step, and names what stands in the way. */
function AskToGoBack({ link, seen, around, step }: TakeBackProps & { step: StepOut }) {
  const words = useWords();
  const way = inTheWay(words, step);
  return (
    <button
      type="button"
      class="quiet choice"
      data-undo="ask"
      data-since={step.since}
      disabled={seen.waiting || around.proposal !== null}
      onClick={() => void link.send("propose", { correction: null, since: step.since })}
    >
      <span>{asking(words, step, around.seat)}</span>
      {way !== null && <small class="in-the-way">{way}</small>}
    </button>
  );
}

function asking(words: Words, step: StepOut, own: string | null): string {
  const key = step.seat === own ? "web-take-back-own" : "web-take-back-other";
  return words.say(key, { seat: words.short(step.seat), step: stepText(words, step) });
}
