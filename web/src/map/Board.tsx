import { useMemo } from "preact/hooks";

import type { PieceView } from "../generated";
import { useWords } from "../words/context";
import { initial } from "../words/letters";
import { Arrow } from "./Arrow";
import { Borders } from "./Borders";
import { Pawn } from "./Pawn";
import type { PlayMap } from "./playmap";
import { roomsOf, scaleOf, traysOf, type Room, type Tray } from "./rooms";
import { Space } from "./Space";
import { spotsOf } from "./spots";
import { TrayBox } from "./TrayBox";

/** A move to be shown on the map: which piece, and where to if that is known. */
export interface ShownMove {
  piece: string | null;
  to: string | null;
  refused: boolean;
}

interface BoardProps {
  map: PlayMap;
  pieces: readonly PieceView[];
  move?: ShownMove | null;
  /** Places that can be chosen now. */
  lit?: ReadonlySet<string>;
  /** What a tap on a place does; without it the map is a picture. */
  onPlace?: (place: string) => void;
}

/** The map with everything that stands on it and beside it. */
export function Board({ map, pieces, move = null, lit, onPlace }: BoardProps) {
  const words = useWords();
  const rooms = useMemo(() => roomsOf(map), [map]);
  const trays = traysOf(map, pieces);
  const scale = scaleOf(map);
  return (
    <svg
      class="board"
      viewBox={frame(map, trays, scale.text / 4)}
      role={onPlace ? "group" : "img"}
      aria-label={words.say("web-map")}
    >
      {[...rooms.values()].map((room) => (
        <Space
          key={room.space.id}
          room={room}
          sign={room.space.traits.map((trait) => map.signs[trait]).find(Boolean)}
          signSize={scale.sign}
          lit={lit?.has(room.space.id) ?? false}
          aimed={move?.to === room.space.id}
          onPlace={onPlace}
        />
      ))}
      <Borders map={map} signSize={scale.sign} />
      {trays.map((tray) => (
        <TrayBox key={tray.place} tray={tray} text={scale.text} lit={lit} onPlace={onPlace} />
      ))}
      <Pieces pieces={pieces} move={move} floors={floorsOf(rooms, trays)} tall={scale.tall} />
    </svg>
  );
}

interface PiecesProps {
  pieces: readonly PieceView[];
  move: ShownMove | null;
  floors: ReturnType<typeof floorsOf>;
  /** Height of a piece that has room. */
  tall: number;
}

/** Everything that stands on the map, and the ghost of a move that is not made yet. */
function Pieces({ pieces, move, floors, tall }: PiecesProps) {
  const words = useWords();
  const ghost = ghostOf(pieces, move);
  const spots = spotsOf(ghost ? [...pieces, ghost] : pieces, floors, tall);
  const from = move?.piece ? spots.get(move.piece) : undefined;
  const to = ghost && spots.get(ghost.piece);
  const draw = (piece: PieceView, look: string) => {
    const spot = spots.get(piece.piece);
    const letter = initial(words, piece.owner);
    return spot && <Pawn key={piece.piece} {...piece} {...spot} letter={letter} className={look} />;
  };
  return (
    <g class="pieces">
      {pieces.map((piece) => draw(piece, piece.piece === move?.piece ? "pawn-chosen" : ""))}
      {ghost && draw(ghost, "pawn-ghost")}
      {from && to && (
        <Arrow from={from.at} to={to.at} head={tall * 0.4} refused={move?.refused ?? false} />
      )}
    </g>
  );
}

/** The moving piece where it would stand; its name is no real piece's. */
function ghostOf(pieces: readonly PieceView[], move: ShownMove | null): PieceView | null {
  const piece = pieces.find((one) => one.piece === move?.piece);
  if (!piece || !move || move.to === null) return null;
  return { ...piece, piece: `${piece.piece} ghost`, place: move.to };
}

function floorsOf(rooms: ReadonlyMap<string, Room>, trays: readonly Tray[]) {
  return new Map([
    ...[...rooms].map(([place, room]) => [place, room.floor] as const),
    ...trays.map((tray) => [tray.place, tray.floor] as const),
  ]);
}

/** The part of the plane that is shown: the map, and the trays below it if there are any. */
function frame(map: PlayMap, trays: readonly Tray[], margin: number): string {
  const bottom = Math.max(map.size[1], ...trays.map((tray) => tray.corner[1] + tray.size[1]));
  return `${-margin} ${-margin} ${map.size[0] + margin * 2} ${bottom + margin * 2}`;
}
