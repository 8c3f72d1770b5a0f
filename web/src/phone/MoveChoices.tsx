import type { BaseView } from "../generated";
import { placed } from "../map/places";
import { MarkSign } from "../map/Mark";
import type { MapMark, Marks, PlayMap } from "../map/playmap";
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
  marks: Marks;
  places: readonly string[];
  onChoose: (place: string) => void;
}

/** The places where the chosen piece can go; those that give something come first. */
export function PlaceChoices({ map, marks, places, onChoose }: PlaceChoicesProps) {
  const words = useWords();
  const named = places
    .map((place) => ({
      place,
      name: placed(words, map, place),
      gifts: (marks.get(place) ?? []).filter(({ gives, gone }) => gives && !gone),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
  const giving = named.filter(({ gifts }) => gifts.length > 0);
  const others = named.filter(({ gifts }) => gifts.length === 0);
  return (
    <div class="choices places" role="group" aria-label={words.say("web-choose-place")}>
      {[...giving, ...others].map(({ place, name, gifts }) => (
        <button
          key={place}
          type="button"
          class="choice"
          data-choice={`to ${place}`}
          onClick={() => onChoose(place)}
        >
          <span>{name}</span>
          {gifts.map((gift) => (
            <Gift key={gift.kind} map={map} gift={gift} />
          ))}
        </button>
      ))}
    </div>
  );
}

/** What a place gives, with its sign on the map. */
function Gift({ map, gift: { kind } }: { map: PlayMap; gift: MapMark }) {
  const words = useWords();
  return (
    <small class="gift" data-gift={kind}>
      <MarkSign map={map} kind={kind} /> {words.say(`web-sign-${kind}`)}
    </small>
  );
}
