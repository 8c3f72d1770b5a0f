import type { ComponentChildren } from "preact";

import type { Face } from "../face";
import type { DraftOut, PendingView, PieceView } from "../generated";
import { isMove, moveOf, type Choice } from "../table/choices";
import { useWords } from "../words/context";
import type { Words } from "../words/words";

interface AskProps {
  pending: PendingView;
  pieces: readonly PieceView[];
  draft: DraftOut | null;
  face: Face;
  choose: ((pending: PendingView, choice: Choice) => void) | undefined;
  children?: ComponentChildren;
}

/** What the seat is asked and why, and the choices that are plain buttons. */
export function Ask({ pending, pieces, draft, face, choose, children }: AskProps) {
  const words = useWords();
  const plain = (pending.options ?? []).filter(
    (choice) => !isMove(choice) && !face.inHand(choice),
  );
  return (
    <section class="ask" data-kind={pending.kind} data-serial={pending.serial}>
      <h2 aria-live="polite">
        {ahead(words, pieces, draft) ?? words.say(`ask-${pending.kind}`, pending.facts)}
      </h2>
      <p class="rule-line">
        <span class="rule-id">{pending.rule}</span>
      </p>
      {children}
      {plain.length > 0 && (
        <div class="choices">
          {plain.map((choice) => (
            <ChoiceButton
              key={choice.join(" ")}
              choice={choice}
              onChoose={choose && (() => choose(pending, choice))}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** With a piece chosen the question is where it goes, though the game still asks which. */
function ahead(
  words: Words,
  pieces: readonly PieceView[],
  draft: DraftOut | null,
): string | null {
  const chosen = draft && moveOf(draft.choices).piece;
  const piece = pieces.find((one) => one.piece === chosen);
  return piece ? words.say("web-move-where", { place: piece.place }) : null;
}

interface ChoiceButtonProps {
  choice: Choice;
  onChoose: (() => void) | undefined;
}

export function ChoiceButton({ choice, onChoose }: ChoiceButtonProps) {
  const words = useWords();
  const [verb, object] = choice;
  return (
    <button type="button" data-choice={choice.join(" ")} disabled={!onChoose} onClick={onChoose}>
      {words.say(`choice-${verb}`, object === undefined ? {} : { object })}
    </button>
  );
}
