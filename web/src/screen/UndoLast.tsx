import type { StepOut } from "../generated";
import { FurtherBack } from "../parts/FurtherBack";
import { inTheWay, stepText } from "../parts/steps";
import { useWords } from "../words/context";
import { Confirm } from "./Confirm";
import type { ScreenTableProps } from "./ScreenTable";

/** The host takes back the last step of the table, or goes further back. */
export function UndoLast(props: ScreenTableProps) {
  const words = useWords();
  const [newest, ...further] = props.around.undo?.steps ?? [];
  if (newest === undefined) return <p class="remedy">{words.say("problem-undo-nothing")}</p>;
  return (
    <>
      <UndoStep {...props} step={newest} />
      <FurtherBack steps={further} wayBack={(step) => <UndoStep {...props} step={step} />} />
    </>
  );
}

/** Goes back before a step; past what somebody saw only after a second look. */
function UndoStep({ link, seen, step }: ScreenTableProps & { step: StepOut }) {
  const words = useWords();
  const label = words.say("web-host-undo", {
    seat: words.short(step.seat),
    step: stepText(words, step),
  });
  const question = inTheWay(words, step);
  const send = (force: boolean) =>
    void link.send("undo", { host: true, force, since: step.since });
  if (question === null) {
    return (
      <button type="button" data-host="undo" disabled={seen.waiting} onClick={() => send(false)}>
        {label}
      </button>
    );
  }
  return (
    <Confirm
      name="undo"
      {...{ label, question }}
      hint={question}
      sure={words.say("web-host-undo-sure")}
      disabled={seen.waiting}
      onSure={() => send(true)}
    />
  );
}
