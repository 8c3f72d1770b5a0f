import type { Correctable } from "../../table/corrections";
import type { Words } from "../../words/words";
import type { DefendersView, PrintedDefenders } from "./generated";
import { TRACK } from "./track";

/** What the host can set right beside the pawns: the Marker and the Loyalty Track. */
export function correctionsOf(
  view: DefendersView,
  box: PrintedDefenders,
  words: Words,
): Correctable[] {
  return [
    { verb: "marker", fields: [{ name: "space", sayings: pathSayings(view, box, words) }] },
    {
      verb: "loyalty",
      fields: [
        {
          name: "house",
          sayings: view.houses.map(({ seat, loyalty: space }) => ({
            object: seat,
            text: words.say("web-loyalty-of", { seat, space }),
          })),
        },
        {
          name: "loyalty-space",
          sayings: TRACK.map((space) => ({
            object: space,
            text: words.say("web-right-on-track", { space }),
          })),
        },
      ],
    },
  ];
}

/** Not the last space: coming there ends the Path, which no correction does. */
function pathSayings(view: DefendersView, box: PrintedDefenders, words: Words) {
  return box.path.slice(0, -1).map(({ zone }, i) => ({
    object: i + 1,
    text: words.say("web-right-on-path", { space: i + 1, zone }),
    now: i === view.marker,
  }));
}
