import { useEffect, useRef } from "preact/hooks";

import type { Face } from "../face";
import type { Around, BaseView, DraftOut, PendingView } from "../generated";
import { placed } from "../map/places";
import type { PlayMap } from "../map/playmap";
import { ChoiceButton } from "../parts/ChoiceButton";
import { Refusal } from "../parts/Refusal";
import type { Box } from "../table/box";
import { isMove, moveOf, type Choice, type Step } from "../table/choices";
import { arePiecesReal } from "../table/kit";
import { useWords } from "../words/context";
import type { Words } from "../words/words";

interface MoveFootProps {
  pending: PendingView;
  view: BaseView;
  box: Box;
  face: Face;
  map: PlayMap;
  around: Around;
  draft: DraftOut;
  step: Step;
  waiting: boolean;
  propose: (choices: readonly Choice[]) => void;
  onDone: () => void;
}

/** What can be done with a draft, always in reach of the thumb; or why it cannot be made. */
export function MoveFoot(props: MoveFootProps) {
  const { pending, view, box, face, around, draft, step, waiting, propose, onDone } = props;
  const words = useWords();
  const refused = draft.ruling?.allowed === false;
  const { to } = moveOf(draft.choices);
  const foot = useRef<HTMLDivElement>(null);
  const settled = refused || draft.complete;
  useEffect(() => {
    if (!settled) return;
    // The arrow would lie under the foot; on a small phone a long refusal reaches below the edge.
    foot.current?.parentElement?.scrollIntoView({ block: "nearest" });
    foot.current?.scrollIntoView({ block: "nearest" });
  }, [settled, draft]);
  const others = step.base.length > 0 ? step.options.filter((choice) => !isMove(choice)) : [];
  return (
    <div ref={foot} class={settled ? "move-foot" : "move-more"}>
      {refused && <Refusal ruling={draft.ruling} around={around} />}
      {draft.complete && !refused && (
        <>
          <p>{moveNow(words, props)}</p>
          <button type="button" class="primary" disabled={waiting} onClick={onDone}>
            {words.say(arePiecesReal(around.kit) ? "web-done" : "web-done-screen")}
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

/** What to do before the move is done; pieces on the screen move by themselves. */
function moveNow(words: Words, { around, map, draft }: MoveFootProps): string {
  const { to } = moveOf(draft.choices);
  const onScreen = !arePiecesReal(around.kit);
  if (to === null) return words.say(onScreen ? "web-move-ready-screen" : "web-move-ready");
  const place = placed(words, map, to);
  return words.say(onScreen ? "web-move-now-screen" : "web-move-now", { place });
}
