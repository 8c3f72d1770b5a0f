import type { BaseView, PendingView } from "../generated";
import { placed } from "../map/places";
import type { Marks, PlayMap } from "../map/playmap";
import type { Choose } from "../face";
import { alike, nameOf } from "../table/pieces";
import type { Choice } from "../table/choices";
import { useWords } from "../words/context";
import { MapView } from "./MapView";

interface TargetsProps {
  pending: PendingView;
  /** Choices whose object is a piece. */
  choices: readonly Choice[];
  view: BaseView;
  map: PlayMap;
  marks: Marks;
  choose: Choose;
}

/** Pieces to be chosen by name or on the map; of those that look alike the first stands for all. */
export function Targets({ pending, choices, view, map, marks, choose }: TargetsProps) {
  const words = useWords();
  const offered = choices.map((choice) => String(choice[1]));
  const groups = alike(view.pieces.filter((one) => offered.includes(one.piece)));
  const choiceOf = (piece: string | undefined) => choices.find((choice) => choice[1] === piece);
  const take = (piece: string | undefined) => {
    const choice = choiceOf(piece);
    if (choice) choose?.(pending, choice);
  };
  const tap = (place: string) => {
    const [only, ...others] = groups.filter((group) => group.place === place);
    if (only && others.length === 0) take(only.pieces[0]?.piece);
  };
  const places = new Set(groups.map((group) => group.place));
  return (
    <>
      <div class="choices" role="group" aria-label={words.say("web-choose-piece")}>
        {groups.map((group) => {
          const piece = group.pieces[0]?.piece;
          return (
            <button
              key={piece}
              type="button"
              class="piece-choice"
              data-choice={choiceOf(piece)?.join(" ")}
              data-owner={group.owner}
              disabled={!choose}
              onClick={() => take(piece)}
            >
              {nameOf(words, group, view.reader, (place) => placed(words, map, place))}
            </button>
          );
        })}
      </div>
      <MapView {...{ map, marks, view }} lit={places} focus={places} onPlace={tap} />
    </>
  );
}
