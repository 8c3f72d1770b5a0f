import type { BesideProps } from "../../face";
import { useWords } from "../../words/context";
import { CardFace, EventFace } from "./CardFace";
import type { DefendersView, PrintedDefenders } from "./generated";
import { Lasting } from "./Lasting";

type Props = BesideProps<DefendersView, PrintedDefenders>;

/** What is open just now, and what holds for a while. */
export function Now(props: Props) {
  return (
    <>
      <Lasting view={props.view} />
      <Open {...props} />
    </>
  );
}

/** The Event that is being resolved, else the card that was played last: the turn's, or a reaction. */
function Open({ view, box }: Props) {
  const words = useWords();
  const event = view.event === null ? undefined : box.events[view.event];
  if (event) {
    return (
      <section class="now card" aria-label={words.say("web-event")} data-event-card={view.event}>
        <EventFace event={event} />
      </section>
    );
  }
  const seats = [view.dark, ...view.houses];
  const reactions = seats.filter((each) => each.seat !== view.turn);
  const inTurn = seats.filter((each) => each.seat === view.turn);
  const played = [...inTurn, ...reactions].flatMap((each) => each.played).at(-1);
  if (played === undefined) return null;
  return (
    <section class="now card" aria-label={words.say("web-played")} data-played={played}>
      <CardFace card={played} view={view} box={box} />
    </section>
  );
}
