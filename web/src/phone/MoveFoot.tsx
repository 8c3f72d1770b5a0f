import type { Face } from "../face";
import type { BaseView, DraftOut, PendingView } from "../generated";
import { placed } from "../map/places";
import type { PlayMap } from "../map/playmap";
import { ChoiceButton } from "../parts/ChoiceButton";
import { Refusal } from "../parts/Refusal";
import type { Box } from "../table/box";
import { isMove, moveOf, type Choice, type Step } from "../table/choices";
import { useWords } from "../words/context";

interface MoveFootProps {
  pending: PendingView;
  view: BaseView;
  box: Box;
  face: Face;
  map: PlayMap;
  draft: DraftOut;
  step: Step;
  waiting: boolean;
  propose: (choices: readonly Choice[]) => void;
  onDone: () => void;
}

/** What can be done with a draft, always in reach of the thumb; or why it cannot be made. */
export function MoveFoot(props: MoveFootProps) {
  const { pending, view, box, face, map, draft, step, waiting, propose, onDone } = props;
  const words = useWords();
  const refused = draft.ruling?.allowed === false;
  const { to } = moveOf(draft.choices);
  const others = step.base.length > 0 ? step.options.filter((choice) => !isMove(choice)) : [];
  return (
    <div class={refused || draft.complete ? "move-foot" : "move-more"}>
      {refused && <Refusal ruling={draft.ruling} />}
      {draft.complete && !refused && (
        <>
          <p>
            {to === null
              ? words.say("web-move-ready")
              : words.say("web-move-now", { place: placed(words, map, to) })}
          </p>
          <button type="button" class="primary" disabled={waiting} onClick={onDone}>
            {words.say("web-done")}
          </button>
        </>
      )}
      <div class="foot-choices">
        {others.map((choice) => (
          <ChoiceButton
            key={choice.join(" ")}
            choice={choice}
            wording={face.wordingOf(choice, pending, view, box)}
            kind={pending.kind}
            onChoose={() => propose([...step.base, choice])}
          />
        ))}
        {to !== null && step.base.length > 0 && (
          <button type="button" onClick={() => propose(step.base)}>
            {words.say("web-move-elsewhere")}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => propose([])}>
          {words.say("web-move-drop")}
        </button>
      </div>
    </div>
  );
}
