import type { HandProps } from "../../face";
import type { PendingView } from "../../generated";
import type { Choice } from "../../table/choices";
import { useWords } from "../../words/context";
import type { DefendersView, PrintedDefenders } from "./generated";

/** The verbs whose object is a card in the own hand. */
const CARD_VERBS = ["explore", "discard"];

/** Is this a choice that is made by touching a card? */
export function inHand([verb]: Choice): boolean {
  return CARD_VERBS.includes(String(verb));
}

type DefendersHand = HandProps<DefendersView, PrintedDefenders>;

/** The own cards; those that can be chosen now are buttons. */
export function Hand({ view, box, pendings, choose }: DefendersHand) {
  const words = useWords();
  return (
    <section class="hand" aria-label={words.say("web-hand")}>
      <h2>{words.say("web-hand-count", { count: view.hand.length })}</h2>
      {view.hand.length === 0 && <p>{words.say("web-hand-empty")}</p>}
      <ul>
        {view.hand.map((card, i) => (
          <li key={i}>
            <CardFace
              card={card}
              points={box.cards[card]?.points ?? null}
              offers={offersOf(card, pendings)}
              choose={choose}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Offer {
  pending: PendingView;
  choice: Choice;
}

function offersOf(card: string, pendings: readonly PendingView[]): Offer[] {
  return pendings.flatMap((pending) =>
    (pending.options ?? [])
      .filter((choice) => inHand(choice) && choice[1] === card)
      .map((choice) => ({ pending, choice })),
  );
}

interface CardFaceProps {
  card: string;
  points: number | null;
  offers: readonly Offer[];
  choose: DefendersHand["choose"];
}

function CardFace({ card, points, offers, choose }: CardFaceProps) {
  const words = useWords();
  const offer = offers[0];
  const face = (
    <>
      <span class="card-name">{words.name(card)}</span>
      {points !== null && (
        <span class="card-points" aria-label={words.say("web-card-points", { points })}>
          {points}
        </span>
      )}
    </>
  );
  if (!offer) {
    return (
      <div class="card" data-card={card}>
        {face}
      </div>
    );
  }
  return (
    <button
      type="button"
      class="card card-offered"
      data-card={card}
      data-choice={offer.choice.join(" ")}
      disabled={!choose}
      onClick={choose && (() => choose(offer.pending, offer.choice))}
    >
      {face}
      <span class="card-verb">{words.say(`choice-${offer.choice[0]}`, { card })}</span>
    </button>
  );
}
