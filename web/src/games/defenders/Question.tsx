import type { QuestionProps } from "../../face";
import type { Choice } from "../../table/choices";
import { useWords } from "../../words/context";
import { BookFace, CardFace, EventFace } from "./CardFace";
import type { DefendersView, PrintedDefenders } from "./generated";
import { OfferButton } from "./OfferButton";
import { Choices, Items, Players } from "./Picks";

type Props = QuestionProps<DefendersView, PrintedDefenders>;

/** The verbs whose object is a card that the question shows. */
const OF_CARDS = ["keep", "next", "fetch", "remove", "react"];

/** The game's own part of a question: the cards, books, halves, items and players it is about. */
export function Question(props: Props) {
  switch (props.pending.kind) {
    case "acquire":
      return <Acquire {...props} />;
    case "book":
      return <Books {...props} />;
    case "reward":
    case "look":
    case "search":
    case "recover":
    case "remove":
    case "reaction":
      return <Cards {...props} />;
    case "event":
      return <Event {...props} />;
    case "whom":
      return <Players {...props} />;
    case "choose":
      return <Choices {...props} />;
    case "relinquish":
    case "which-token":
      return <Items {...props} />;
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
            <OfferButton {...props} choice={offered(props, "acquire", slot)} />
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
      <OfferButton {...props} choice={deck} />
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
            <OfferButton {...props} choice={offered(props, "book", slot)} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

/** Cards that are only for the own eyes, or that are looked for in a pile. */
function Cards(props: Props) {
  const { pending, view, box } = props;
  const words = useWords();
  const offers = (pending.options ?? []).filter(([verb]) => OF_CARDS.includes(String(verb)));
  if (offers.length === 0) return <p>{words.say(`web-no-card-${pending.kind}`)}</p>;
  return (
    <ul class="cards question" data-question={pending.kind}>
      {offers.map((choice) => (
        <li key={choice.join(" ")} class="card card-offered" data-offered={choice[1]}>
          <Shown card={String(choice[1])} view={view} box={box} />
          <OfferButton {...props} choice={choice} />
        </li>
      ))}
    </ul>
  );
}

/** A card of any deck, Event Cards too. */
function Shown({ card, view, box }: Pick<Props, "view" | "box"> & { card: string }) {
  const event = box.events[card];
  return event ? <EventFace event={event} /> : <CardFace {...{ card, view, box }} />;
}

/** The Event is shown with what is going on; here are the token and the Dark half. */
function Event(props: Props) {
  const { pending } = props;
  return (
    <div class="choices question" data-question={pending.kind}>
      {(pending.options ?? []).map((choice) => (
        <OfferButton key={choice.join(" ")} {...props} choice={choice} />
      ))}
    </div>
  );
}

function offered({ pending }: Props, verb: string, object: string | number): Choice | undefined {
  return pending.options?.find((choice) => choice[0] === verb && choice[1] === object);
}
