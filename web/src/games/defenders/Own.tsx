import type { BesideProps } from "../../face";
import { useWords } from "../../words/context";
import type { DefendersView, PrintedDefenders } from "./generated";
import { darkItemsOf, itemsOf } from "./items";
import { Items } from "./Items";

type Props = BesideProps<DefendersView, PrintedDefenders>;

/** What is the reader's own besides the hand: items, Location Cards, the Dark Location. */
export function Own({ view, box }: Props) {
  const words = useWords();
  const house = view.houses.find((one) => one.seat === view.reader);
  const items = house ? itemsOf(house) : view.reader === view.dark.seat ? darkItemsOf(view) : null;
  return (
    <>
      {items && (
        <section class="own" aria-label={words.say("web-items")}>
          <h2>{words.say("web-items")}</h2>
          {house && <p>{words.say("web-own-loyalty", { space: house.loyalty })}</p>}
          {items.length === 0 ? <p>{words.say("web-items-none")}</p> : <Items items={items} />}
        </section>
      )}
      {house && <Locations view={view} box={box} />}
      {view.dark_location !== null && <DarkLocation view={view} box={box} />}
    </>
  );
}

/** The own Location Cards: where they are, and where an own pawn is already. */
function Locations({ view, box }: Props) {
  const words = useWords();
  return (
    <section class="own" aria-label={words.say("web-locations")}>
      <h2>{words.say("web-locations")}</h2>
      <p>{words.say(view.locations.length > 0 ? "web-locations-how" : "web-locations-none")}</p>
      <ul class="locations">
        {view.locations.map((place) => {
          const held = pawnsAt(view, place) > 0;
          return (
            <li key={place} data-location={place} data-held={held ? "" : undefined}>
              <span class="location-square">{squareOf(box, place)}</span>
              <span>{words.name(place)}</span>
              <span class="location-held">
                {words.say(held ? "web-location-held" : "web-location-free")}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Secret until the Dark Arts Player has won. */
function DarkLocation({ view, box }: Props) {
  const words = useWords();
  const place = view.dark_location ?? "";
  const there = view.pieces.filter(
    (piece) => piece.owner === view.dark.seat && piece.place === place,
  ).length;
  return (
    <section class="own" aria-label={words.say("web-dark-location")}>
      <h2>{words.say("web-dark-location")}</h2>
      <ul class="locations">
        <li data-dark-location={place} data-held={there >= view.needed ? "" : undefined}>
          <span class="location-square">{squareOf(box, place)}</span>
          <span>{words.name(place)}</span>
          <span class="location-held">
            {words.say("web-dark-location-pawns", { there, needed: view.needed })}
          </span>
        </li>
      </ul>
    </section>
  );
}

function pawnsAt(view: DefendersView, place: string): number {
  return view.pieces.filter((piece) => piece.owner === view.reader && piece.place === place).length;
}

function squareOf(box: PrintedDefenders, place: string): string {
  return box.spaces.find((space) => space.id === place)?.coordinates ?? "";
}
