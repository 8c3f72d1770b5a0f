import type { HandProps } from "../../face";
import type { PendingView } from "../../generated";
import type { Choice } from "../../table/choices";
import { useWords } from "../../words/context";
import { CardFace, CardHead } from "./CardFace";
import type { DefendersView, PrintedDefenders } from "./generated";
import { OfferButton } from "./OfferButton";
import { Own } from "./Own";
import { offeredIn, UNIDENTIFIED } from "./wording";

type DefendersHand = HandProps<DefendersView, PrintedDefenders>;

/** The own cards, each with what can be done with it now, and all else that is one's own. */
export function Hand({ view, box, pendings, choose }: DefendersHand) {
  const words = useWords();
  const could = unidentified(view, pendings);
  const known = view.hand.filter((card) => card !== UNIDENTIFIED);
  const real = view.hand.length - known.length;
  return (
    <>
      <section class="hand" aria-label={words.say("web-hand")}>
        <h2>{words.say("web-hand-count", { count: view.hand.length })}</h2>
        {view.hand.length === 0 && <p>{words.say("web-hand-empty")}</p>}
        {real > 0 && <p data-real={real}>{words.say("web-hand-real", { count: real })}</p>}
        <ul class="cards">
          {known.map((card, i) => (
            <HeldCard key={i} {...{ card, view, box, choose }} offers={offersOf(card, pendings)} />
          ))}
        </ul>
        {could.length > 0 && (
          <>
            <h2>{words.say("web-hand-could-be")}</h2>
            <ul class="cards">
              {could.map((card) => (
                <li key={card} class="card card-offered card-real" data-could-be={card}>
                  <CardHead card={card} view={view} box={box} />
                  <Offers {...{ view, box, choose }} offers={offersOf(card, pendings)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <Own view={view} box={box} />
    </>
  );
}

interface Offer {
  pending: PendingView;
  choice: Choice;
}

function offersOf(card: string, pendings: readonly PendingView[]): Offer[] {
  return pendings.flatMap((pending) =>
    (pending.options ?? [])
      .filter((choice) => offeredIn(choice) === "hand" && choice[1] === card)
      .map((choice) => ({ pending, choice })),
  );
}

/** Cards that are offered although the hand does not show them: what an unknown card could be. */
function unidentified(view: DefendersView, pendings: readonly PendingView[]): string[] {
  const offered = pendings
    .flatMap((pending) => pending.options ?? [])
    .filter((choice) => offeredIn(choice) === "hand")
    .map((choice) => String(choice[1]));
  return [...new Set(offered)].filter((card) => !view.hand.includes(card));
}

interface OffersProps {
  view: DefendersView;
  box: PrintedDefenders;
  offers: readonly Offer[];
  choose: DefendersHand["choose"];
}

function HeldCard({ card, ...props }: OffersProps & { card: string }) {
  const offered = props.offers.length > 0;
  return (
    <li class={`card ${offered ? "card-offered" : ""}`} data-card={card}>
      <CardFace card={card} view={props.view} box={props.box} />
      {offered && <Offers {...props} />}
    </li>
  );
}

function Offers({ view, box, offers, choose }: OffersProps) {
  return (
    <div class="card-offers">
      {offers.map(({ pending, choice }) => (
        <OfferButton key={choice.join(" ")} {...{ pending, choice, view, box, choose }} />
      ))}
    </div>
  );
}
