import type { QuestionProps } from "../../face";
import { ChoiceButton } from "../../parts/ChoiceButton";
import type { Choice } from "../../table/choices";
import { useWords } from "../../words/context";
import { BookFace, CardFace } from "./CardFace";
import type { DefendersView, PrintedDefenders } from "./generated";
import { wordingOf } from "./wording";

type Props = QuestionProps<DefendersView, PrintedDefenders>;

/** The game's own part of a question: the cards, books and halves that it is about. */
export function Question(props: Props) {
  switch (props.pending.kind) {
    case "acquire":
      return <Acquire {...props} />;
    case "book":
      return <Books {...props} />;
    case "reward":
      return <Reward {...props} />;
    case "event":
      return <Event {...props} />;
    default:
      return null;
  }
}

/** The rows with what each card costs; those that cannot be had are shown without a button. */
function Acquire(props: Props) {
  const { pending, view, box } = props;
  const words = useWords();
  const slots = view.row.map((card, slot) => ({ card, slot }));
  const row = (title: string, some: typeof slots) => (
    <>
      <h3>{words.say(title)}</h3>
      <ul class="cards">
        {some.map(({ card, slot }) => (
          <li key={slot} class="card" data-slot={slot}>
            {card === "" ? (
              <p>{words.say("web-slot-empty")}</p>
            ) : (
              <CardFace {...{ card, view, box }} />
            )}
            <Offer {...props} choice={offered(props, "acquire", slot)} />
          </li>
        ))}
      </ul>
    </>
  );
  const deck = offered(props, "acquire", "deck");
  return (
    <div class="question" data-question={pending.kind}>
      {row("web-row-acquire", slots.slice(2))}
      {row("web-row-advanced", slots.slice(0, 2))}
      <h3>{words.say("web-deck-acquire", { count: view.decks["acquire"] ?? 0 })}</h3>
      <Offer {...props} choice={deck} />
    </div>
  );
}

function Books(props: Props) {
  const { pending, view, box } = props;
  return (
    <ul class="cards question" data-question={pending.kind}>
      {view.books.map((book, slot) => {
        const face = box.books[book];
        return face ? (
          <li key={slot} class="card" data-slot={slot}>
            <BookFace book={face} />
            <Offer {...props} choice={offered(props, "book", slot)} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

function Reward(props: Props) {
  const { pending, view, box } = props;
  return (
    <ul class="cards question" data-question={pending.kind}>
      {(pending.options ?? []).map((choice) => (
        <li key={choice.join(" ")} class="card" data-reward={choice[1]}>
          <CardFace card={String(choice[1])} view={view} box={box} />
          <Offer {...props} choice={choice} />
        </li>
      ))}
    </ul>
  );
}

/** The Event is shown with what is going on; here are the token and the Dark half. */
function Event(props: Props) {
  const { pending } = props;
  return (
    <div class="choices question" data-question={pending.kind}>
      {(pending.options ?? []).map((choice) => (
        <Offer key={choice.join(" ")} {...props} choice={choice} />
      ))}
    </div>
  );
}

function offered({ pending }: Props, verb: string, object: string | number): Choice | undefined {
  return pending.options?.find((choice) => choice[0] === verb && choice[1] === object);
}

function Offer({ pending, view, box, choose, choice }: Props & { choice: Choice | undefined }) {
  if (choice === undefined) return null;
  return (
    <ChoiceButton
      choice={choice}
      wording={wordingOf(choice, pending, view, box)}
      kind={pending.kind}
      onChoose={choose && (() => choose(pending, choice))}
    />
  );
}
