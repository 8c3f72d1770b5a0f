import { useState } from "preact/hooks";

import type { BaseView } from "../generated";
import { Board } from "../map/Board";
import { frameOf, isWhole } from "../map/frame";
import type { Marks, PlayMap } from "../map/playmap";
import type { ShownMove } from "../map/spots";
import { useWords } from "../words/context";

interface MapViewProps {
  map: PlayMap;
  marks: Marks;
  view: BaseView;
  move?: ShownMove | null;
  lit?: ReadonlySet<string>;
  /** The places that matter now. */
  focus: ReadonlySet<string>;
  onPlace?: (place: string) => void;
}

/** Letters beside the map, so that a phone's are as large as a screen's. */
const LETTERS = 1.7;

type Shown = "focus" | "whole" | { place: string };

/** The map in a hand: near the places that matter, or all of it. Where nothing is chosen on it
 * a tap goes near that place. */
export function MapView({ map, marks, view, move = null, lit, focus, onPlace }: MapViewProps) {
  const words = useWords();
  const [shown, setShown] = useState<Shown>("focus");
  const near = typeof shown === "object" && !onPlace ? new Set([shown.place]) : focus;
  const wide = isWhole(frameOf(map, near), map);
  const far = shown === "whole" || wide;
  return (
    <div class="map-view" data-far={far ? "" : undefined}>
      <Board
        {...{ map, marks, move, lit }}
        pieces={view.pieces}
        focus={far ? null : near}
        letters={LETTERS}
        onPlace={onPlace ?? ((place) => setShown({ place }))}
      />
      {!(far && wide) && (
        <button
          type="button"
          class="quiet map-switch"
          onClick={() => setShown(far ? "focus" : "whole")}
        >
          {words.say(far ? "web-map-near" : "web-map-whole")}
        </button>
      )}
    </div>
  );
}
