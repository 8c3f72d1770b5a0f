import type { BesideProps } from "../../face";
import { useWords } from "../../words/context";
import { BookFace, CardFace } from "./CardFace";
import type { DefendersView, PrintedDefenders } from "./generated";

type Props = BesideProps<DefendersView, PrintedDefenders>;

/** What can be acquired: the rows, the books, how much the decks hold, the discard piles. */
export function Supply({ view, box }: Props) {
  const words = useWords();
  return (
    <div class="supply">
      <Row view={view} box={box} title="web-row-advanced" first={0} cards={view.row.slice(0, 2)} />
      <Row view={view} box={box} title="web-row-acquire" first={2} cards={view.row.slice(2)} />
      <section>
        <h3>{words.say("web-books", { count: view.decks["library"] ?? 0 })}</h3>
        <ul class="cards">
          {view.books.map((book, slot) => {
            const face = box.books[book];
            return (
              <li key={slot} class="card card-small" data-shelf={slot}>
                {face ? <BookFace book={face} /> : <p>{words.say("web-slot-empty")}</p>}
              </li>
            );
          })}
        </ul>
      </section>
      <p class="supply-decks">
        {words.say("web-deck-acquire", { count: view.decks["acquire"] ?? 0 })}
      </p>
      <Piles view={view} title="web-discards" pile="discard" />
      <Piles view={view} title="web-removed" pile="removed" />
    </div>
  );
}

interface RowProps extends Props {
  title: string;
  /** The slot of its first card. */
  first: number;
  cards: readonly string[];
}

function Row({ view, box, title, first, cards }: RowProps) {
  const words = useWords();
  return (
    <section>
      <h3>{words.say(title)}</h3>
      <ul class="cards">
        {cards.map((card, i) => (
          <li key={i} class="card card-small" data-row-slot={first + i}>
            {card === "" ? (
              <p>{words.say("web-slot-empty")}</p>
            ) : (
              <CardFace card={card} view={view} box={box} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PilesProps {
  view: DefendersView;
  title: string;
  pile: "discard" | "removed";
}

/** The piles of one kind that everybody may look at, their top cards first. */
function Piles({ view, title, pile }: PilesProps) {
  const words = useWords();
  const seats = [...view.houses, view.dark].filter((seat) => seat[pile].length > 0);
  if (seats.length === 0) return null;
  return (
    <section class="discards">
      <h3>{words.say(title)}</h3>
      <dl>
        {seats.map((things) => (
          <div key={things.seat} data-owner={things.seat}>
            <dt>{words.short(things.seat)}</dt>
            <dd>{[...things[pile]].reverse().map((card) => words.name(card)).join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
