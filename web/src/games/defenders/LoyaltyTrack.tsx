import type { BesideProps } from "../../face";
import { useWords } from "../../words/context";
import { initial } from "../../words/letters";
import type { DefendersView, PrintedDefenders } from "./generated";
import { Glyph } from "./Glyph";
import { LOYAL, TRACK } from "./track";

/** The Hogwarts Loyalty Track with a pawn of each house, the Detector and the Room's door. */
export function LoyaltyTrack({ view }: BesideProps<DefendersView, PrintedDefenders>) {
  const words = useWords();
  const holder = view.houses.find((house) => house.detector);
  const detector = holder
    ? words.say("web-detector-held", { seat: holder.seat })
    : words.say("web-detector-free");
  return (
    <section class="loyalty" aria-label={words.say("web-loyalty")}>
      <div class="track-head">
        <h2>{words.say("web-loyalty")}</h2>
        <p class="loyalty-state">
          <span data-detector={holder?.seat ?? ""}>
            <Glyph sign="detector" /> {detector}
          </span>
          <span data-room={view.room_open ? "open" : "closed"}>
            <Glyph sign={view.room_open ? "room_open" : "room_closed"} />{" "}
            {words.say(view.room_open ? "web-room-open" : "web-room-closed")}
          </span>
        </p>
      </div>
      <ol>
        {TRACK.map((space) => (
          <li key={space} class={space >= LOYAL ? "loyalty-space loyalty-high" : "loyalty-space"}>
            <span class="loyalty-number">{space}</span>
            {view.houses
              .filter((house) => house.loyalty === space)
              .map((house) => (
                <span
                  key={house.seat}
                  class="loyalty-pawn"
                  data-loyalty={house.seat}
                  data-owner={house.seat}
                  title={words.say("web-loyalty-of", { seat: house.seat, space })}
                >
                  {initial(words, house.seat)}
                </span>
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
