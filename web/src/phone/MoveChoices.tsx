import type { BaseView } from "../generated";
import { placed } from "../map/places";
import type { PlayMap } from "../map/playmap";
import { alike, nameOf } from "../table/pieces";
import { useWords } from "../words/context";

interface PieceChoicesProps {
  view: BaseView;
  map: PlayMap;
  offered: readonly string[];
  onChoose: (piece: string) => void;
}

/** The pieces that can be chosen; of those that look alike the first stands for all. */
export function PieceChoices({ view, map, offered, onChoose }: PieceChoicesProps) {
  const words = useWords();
  const groups = alike(view.pieces.filter((one) => offered.includes(one.piece)));
  return (
    <div class="choices" role="group" aria-label={words.say("web-choose-piece")}>
      {groups.map((group) => {
        const piece = group.pieces[0]?.piece ?? "";
        return (
          <button
            key={piece}
            type="button"
            class="piece-choice"
            data-choice={`piece ${piece}`}
            data-owner={group.owner}
            onClick={() => onChoose(piece)}
          >
            {nameOf(words, group, view.reader, (place) => placed(words, map, place))}
          </button>
        );
      })}
    </div>
  );
}

interface PlaceChoicesProps {
  map: PlayMap;
  places: readonly string[];
  onChoose: (place: string) => void;
}

/** The places where the chosen piece can go. */
export function PlaceChoices({ map, places, onChoose }: PlaceChoicesProps) {
  const words = useWords();
  const named = places
    .map((place) => ({ place, name: placed(words, map, place) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <div class="choices places" role="group" aria-label={words.say("web-choose-place")}>
      {named.map(({ place, name }) => (
        <button
          key={place}
          type="button"
          data-choice={`to ${place}`}
          onClick={() => onChoose(place)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
