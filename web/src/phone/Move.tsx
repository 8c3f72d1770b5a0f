import { useRef } from "preact/hooks";

import type { BaseView, DraftOut, PendingView } from "../generated";
import { Board } from "../map/Board";
import type { PlayMap } from "../map/playmap";
import { moveOf, objects, PIECE, Steps, TO, type Choice } from "../table/choices";
import type { Link, Seen } from "../table/link";
import { pieceMeant } from "../table/pieces";
import { PieceChoices, PlaceChoices } from "./MoveChoices";
import { MoveFoot } from "./MoveFoot";

interface MoveProps {
  link: Link;
  seen: Seen;
  view: BaseView;
  pending: PendingView;
  draft: DraftOut | null;
  map: PlayMap;
}

/** Choose a pawn and where it goes, move it on the board, say so. */
export function Move({ link, seen, view, pending, draft, map }: MoveProps) {
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
  return (
    <div class="move-maker" data-draft={draft ? (refused ? "refused" : "open") : "none"}>
      {!complete && pieces.length > 0 && (
        <PieceChoices view={view} offered={pieces} onChoose={(piece) => extend([PIECE, piece])} />
      )}
      <Board
        map={map}
        pieces={view.pieces}
        move={{ ...moveOf(draft?.choices ?? []), refused }}
        lit={aiming ? new Set(places) : placesOf(view, pieces)}
        onPlace={tap}
      />
      {!complete && places.length > 0 && (
        <PlaceChoices places={places} onChoose={(place) => extend([TO, place])} />
      )}
      {draft && (
        <MoveFoot
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

function placesOf(view: BaseView, pieces: readonly string[]): Set<string> {
  return new Set(view.pieces.filter((one) => pieces.includes(one.piece)).map((one) => one.place));
}
