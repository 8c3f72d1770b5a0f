import { useRef } from "preact/hooks";

import type { Around, BaseView, DraftOut, PendingView } from "../generated";
import type { Face } from "../face";
import type { Marks, PlayMap } from "../map/playmap";
import type { Box } from "../table/box";
import { objects, PIECE, shownMove, Steps, TO, type Choice } from "../table/choices";
import type { Link, Seen } from "../table/link";
import { pieceMeant } from "../table/pieces";
import { MapView } from "./MapView";
import { PieceChoices, PlaceChoices } from "./MoveChoices";
import { MoveFoot } from "./MoveFoot";

interface MoveProps {
  link: Link;
  seen: Seen;
  view: BaseView;
  box: Box;
  face: Face;
  pending: PendingView;
  draft: DraftOut | null;
  map: PlayMap;
  marks: Marks;
  around: Around;
}

/** Choose a pawn and where it goes, move it on the board, say so. */
export function Move(props: MoveProps) {
  const { link, seen, view, pending, draft, map, marks } = props;
  const steps = useRef<Steps>(new Steps());
  const step = steps.current.at(pending, draft);
  const { serial } = pending;
  const propose = (choices: readonly Choice[]) =>
    void link.send("draft", { serial, choices: choices.map((choice) => [...choice]) });
  const extend = (choice: Choice) => propose([...step.base, choice]);

  const pieces = objects(step.options, PIECE);
  const places = objects(step.options, TO);
  const aiming = places.length > 0 || step.base.at(-1)?.[0] === PIECE;
  const tap = (place: string) => {
    const piece = aiming ? null : pieceMeant(view.pieces, place, pieces, view.reader);
    if (aiming) extend([TO, place]);
    else if (piece !== null) extend([PIECE, piece]);
  };
  const refused = draft?.ruling?.allowed === false;
  const complete = draft !== null && draft.complete && !refused;
  const move = shownMove(draft ?? nothing(pending), [pending]);
  const lit = aiming ? new Set(places) : placesOf(view, pieces);
  const start = view.pieces.filter((piece) => piece.piece === move?.piece).map(({ place }) => place);
  const way = new Set(move?.to == null ? start : [...start, move.to]);
  // What waits beside the map has nothing to show there: a place where it can go has.
  const onMap = new Set(map.spaces.filter(({ id }) => way.has(id)).map(({ id }) => id));
  return (
    <div class="move-maker" data-draft={draft ? (refused ? "refused" : "open") : "none"}>
      {!complete && pieces.length > 0 && (
        <PieceChoices
          {...{ view, map }}
          offered={pieces}
          onChoose={(piece) => extend([PIECE, piece])}
        />
      )}
      <MapView
        key={`${aiming} ${complete}`}
        {...{ map, marks, view, move, lit }}
        focus={complete ? way : new Set([...lit, ...start])}
        first={onMap.size > 0 ? onMap : undefined}
        onPlace={tap}
      />
      {!complete && places.length > 0 && (
        <PlaceChoices {...{ map, marks, places }} onChoose={(place) => extend([TO, place])} />
      )}
      {draft && (
        <MoveFoot
          {...props}
          draft={draft}
          step={step}
          waiting={seen.waiting}
          propose={propose}
          onDone={() => void link.send("done", { serial })}
        />
      )}
    </div>
  );
}

/** A draft in which nothing is chosen yet: the question may be about one piece all the same. */
function nothing({ seat, serial }: PendingView): DraftOut {
  return { seat, serial, choices: [], options: [], complete: false, ruling: null };
}

function placesOf(view: BaseView, pieces: readonly string[]): Set<string> {
  return new Set(view.pieces.filter((one) => pieces.includes(one.piece)).map((one) => one.place));
}
