import type { QuestionProps, Wording } from "../../face";
import { ChoiceButton } from "../../parts/ChoiceButton";
import type { Choice } from "../../table/choices";
import type { DefendersView, PrintedDefenders } from "./generated";
import { wordingOf } from "./wording";

interface OfferButtonProps extends QuestionProps<DefendersView, PrintedDefenders> {
  choice: Choice | undefined;
  /** What it says, where that is not the same for every choice with its verb. */
  wording?: Wording;
}

/** The button of a choice, if there is one. */
export function OfferButton({ pending, view, box, choose, choice, wording }: OfferButtonProps) {
  if (choice === undefined) return null;
  return (
    <ChoiceButton
      choice={choice}
      wording={wording ?? wordingOf(choice, pending, view, box)}
      kind={pending.kind}
      onChoose={choose && (() => choose(pending, choice))}
    />
  );
}
