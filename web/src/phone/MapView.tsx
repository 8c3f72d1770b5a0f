import { useState } from "preact/hooks";

import type { BaseView } from "../generated";
import { Board } from "../map/Board";
import { frameOf, isWhole } from "../map/frame";
import type { Marks, PlayMap } from "../map/playmap";
import type { ShownMove } from "../map/spots";
import { useWords } from "../words/context";
import { MapWindow } from "./MapWindow";

interface MapViewProps {
  map: PlayMap;
  marks: Marks;
  view: BaseView;
  move?: ShownMove | null;
  lit?: ReadonlySet<string>;
  /** The places that matter now. */
  focus: ReadonlySet<string>;
  /** Those of them to begin with, where they do not fit in all together: else any one. */
  first?: ReadonlySet<string> | undefined;
  onPlace?: (place: string) => void;
}

/** Letters beside the map, so that a phone's are as large as a screen's; in a window the whole map
 * is enlarged. */
const LETTERS = 1.7;
const LETTERS_IN_WINDOW = 0.75;

type Shown = "near" | "whole" | { place: string };

/** The map in a hand: near the places that matter, in a window to push about where they lie far
 * apart; or all of it, too small for names and fingers, so that a tap goes near that place. */
export function MapView(props: MapViewProps) {
  const { map, marks, view, move = null, lit, focus, first = anyOf(focus), onPlace } = props;
  const words = useWords();
  const [shown, setShown] = useState<Shown>("near");
  const tapped = typeof shown === "object" ? new Set([shown.place]) : null;
  const wide = isWhole(frameOf(map, focus), map);
  const far = shown === "whole" || (wide && tapped === null && !onPlace);
  const goNear = (place: string) => setShown({ place });
  const board = (
    <Board
      {...{ map, marks, move, lit }}
      pieces={view.pieces}
      focus={far || wide ? null : (tapped ?? focus)}
      letters={wide && !far ? LETTERS_IN_WINDOW : LETTERS}
      onPlace={far ? goNear : (onPlace ?? goNear)}
    />
  );
  return (
    <div class="map-view" data-far={far ? "" : undefined}>
      {wide && !far ? <MapWindow at={tapped ?? first}>{board}</MapWindow> : board}
      {!(far && wide && !onPlace) && (
        <button
          type="button"
          class="quiet map-switch"
          onClick={() => setShown(far ? "near" : "whole")}
        >
          {words.say(far ? "web-map-near" : "web-map-whole")}
        </button>
      )}
    </div>
  );
}

function anyOf(places: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...places].slice(0, 1));
}
