import type { ComponentChildren } from "preact";

import type { Choose, Face } from "../face";
import type { Around, BaseView, DraftOut, PendingView, PieceView } from "../generated";
import { placed } from "../map/places";
import type { Marks, PlayMap } from "../map/playmap";
import { ChoiceButton } from "../parts/ChoiceButton";
import { RuleFold } from "../parts/RuleFold";
import type { Box } from "../table/box";
import { isMove, moveOf, type Choice } from "../table/choices";
import { useWords } from "../words/context";
import type { Words } from "../words/words";
import { Targets } from "./Targets";

interface AskProps {
  pending: PendingView;
  view: BaseView;
  box: Box;
  map: PlayMap;
  marks: Marks;
  draft: DraftOut | null;
  face: Face;
  around: Around;
  choose: Choose;
  children?: ComponentChildren;
}

/** What the seat is asked and why, and the choices that no hand holds. */
export function Ask(props: AskProps) {
  const { pending, view, box, map, marks, draft, face, around, choose, children } = props;
  const words = useWords();
  const plain = (pending.options ?? []).filter(
    (choice) => !isMove(choice) && face.offeredIn(choice) === "button",
  );
  const targets = plain.filter((choice) => isPiece(choice, view.pieces));
  const buttons = plain.filter((choice) => !targets.includes(choice));
  return (
    <section class="ask" data-kind={pending.kind} data-serial={pending.serial}>
      <h2 aria-live="polite">
        {ahead(words, map, view.pieces, draft) ?? question(words, pending)}
      </h2>
      <RuleFold rule={pending.rule} around={around} />
      <face.Question view={view} box={box} pending={pending} choose={choose} />
      {children}
      {targets.length > 0 && (
        <Targets {...{ pending, view, map, marks, choose }} choices={targets} />
      )}
      <Buttons {...props} choices={buttons} />
    </section>
  );
}

/** What is asked; where only one choice is left, in words that say so. */
function question(words: Words, { kind, facts, options }: PendingView): string {
  const only = options?.length === 1 ? `ask-${kind}-${String(options[0]?.[0])}` : "";
  return words.say(words.has(only) ? only : `ask-${kind}`, facts);
}

/** The plain buttons, under a heading where some belong together. */
function Buttons({ pending, view, box, face, choose, choices }: AskProps & { choices: Choice[] }) {
  const words = useWords();
  const groups = [...new Set(choices.map((choice) => face.groupOf(choice, pending)))];
  return (
    <>
      {groups.map((group) => (
        <div key={group ?? ""} class="choices" role="group">
          {group !== null && <h3>{words.say(`web-group-${group}`)}</h3>}
          {choices
            .filter((choice) => face.groupOf(choice, pending) === group)
            .map((choice) => (
              <ChoiceButton
                key={choice.join(" ")}
                choice={choice}
                wording={face.wordingOf(choice, pending, view, box)}
                kind={pending.kind}
                onChoose={choose && (() => choose(pending, choice))}
              />
            ))}
        </div>
      ))}
    </>
  );
}

/** With a piece chosen the question is where it goes, though the game still asks which. */
function ahead(
  words: Words,
  map: PlayMap,
  pieces: readonly PieceView[],
  draft: DraftOut | null,
): string | null {
  const chosen = draft && moveOf(draft.choices).piece;
  const piece = pieces.find((one) => one.piece === chosen);
  return piece ? words.say("web-move-where", { place: placed(words, map, piece.place) }) : null;
}

export function isPiece([, object]: Choice, pieces: readonly PieceView[]): boolean {
  return pieces.some((piece) => piece.piece === object);
}
