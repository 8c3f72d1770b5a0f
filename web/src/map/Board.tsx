import { useMemo } from "preact/hooks";

import type { PieceView } from "../generated";
import { useWords } from "../words/context";
import { Borders } from "./Borders";
import { frameOf, isWhole, type Frame } from "./frame";
import { Grid } from "./Grid";
import { boxOf } from "./label";
import { Mark } from "./Mark";
import { MoveArrow, Pieces } from "./Pieces";
import type { Marks, PlayMap } from "./playmap";
import { roomsOf, scaleOf, traysOf, type Room, type Tray } from "./rooms";
import { Space } from "./Space";
import { ghostOf, spotsOf, type ShownMove, type Spots } from "./spots";
import { TrayBox } from "./TrayBox";

interface BoardProps {
  map: PlayMap;
  marks: Marks;
  pieces: readonly PieceView[];
  move?: ShownMove | null;
  /** Places that can be chosen now. */
  lit?: ReadonlySet<string> | undefined;
  /** The places that must be seen well; without any the whole map is shown. */
  focus?: ReadonlySet<string> | null;
  /** How much larger than usual letters beside the map must be. */
  letters?: number;
  /** What a tap on a place does; without it the map is a picture. */
  onPlace?: ((place: string) => void) | undefined;
}

/** The map with everything that stands on it and beside it. */
export function Board(props: BoardProps) {
  const { map, marks, pieces, move = null, lit, focus = null, letters = 1, onPlace } = props;
  const words = useWords();
  const rooms = useMemo(() => roomsOf(map), [map]);
  const names = useMemo(() => [...rooms.values()].map(({ label }) => boxOf(label)), [rooms]);
  const frame = frameOf(map, focus);
  const whole = isWhole(frame, map);
  const trays = traysOf(map, pieces, frame, letters);
  const scale = scaleOf(map.size);
  const { text } = scaleOf(frame.size, letters);
  const ghost = ghostOf(pieces, move);
  const shown = ghost ? [...pieces, ghost] : pieces;
  const spots = spotsOf(shown, floorsOf(rooms, trays), marks, scale.tall);
  return (
    <svg
      class={`board ${whole ? "board-whole" : "board-part"}`}
      viewBox={viewOf(frame, trays, whole ? text * 1.4 : 0)}
      role={onPlace ? "group" : "img"}
      aria-label={words.say("web-map")}
    >
      {whole && <Grid map={map} text={text} />}
      <svg
        {...cornerAndSize(frame)}
        viewBox={[...frame.corner, ...frame.size].join(" ")}
        role="presentation"
      >
        {[...rooms.values()].map((room) => (
          <Space
            key={room.space.id}
            room={room}
            lit={lit?.has(room.space.id) ?? false}
            aimed={move?.to === room.space.id}
            onPlace={onPlace}
          />
        ))}
        <Borders map={map} rooms={rooms} signSize={scale.sign} />
        <MarksOnMap map={map} marks={marks} spots={spots} largest={scale.sign * 1.45} />
        <Pieces {...{ move, spots }} pieces={shown.filter((piece) => rooms.has(piece.place))} />
      </svg>
      {trays.map((tray) => (
        <TrayBox key={tray.place} tray={tray} text={text} lit={lit} onPlace={onPlace} />
      ))}
      <Pieces {...{ move, spots }} pieces={shown.filter((piece) => !rooms.has(piece.place))} />
      <MoveArrow {...{ move, ghost, spots }} head={scale.tall * 0.5} clear={names} />
    </svg>
  );
}

interface MarksOnMapProps {
  map: PlayMap;
  marks: Marks;
  spots: Spots;
  largest: number;
}

function MarksOnMap({ map, marks, spots, largest }: MarksOnMapProps) {
  return (
    <g class="marks">
      {[...marks].flatMap(([place, kinds]) =>
        kinds.map((mark, i) => {
          const spot = spots.marks.get(place)?.[i];
          const sign = map.signs[mark.kind];
          if (!spot || sign === undefined) return null;
          const key = `${place} ${mark.kind}`;
          return <Mark key={key} {...mark} sign={sign} spot={spot} largest={largest} />;
        }),
      )}
    </g>
  );
}

function floorsOf(rooms: ReadonlyMap<string, Room>, trays: readonly Tray[]) {
  return new Map([
    ...[...rooms].map(([place, room]) => [place, room.floor] as const),
    ...trays.map((tray) => [tray.place, tray.floor] as const),
  ]);
}

function cornerAndSize({ corner, size }: Frame) {
  return { x: corner[0], y: corner[1], width: size[0], height: size[1] };
}

/** The part of the plane that is shown: the frame, and the trays below it if there are any. */
function viewOf({ corner, size }: Frame, trays: readonly Tray[], margin: number): string {
  const bottoms = trays.map((tray) => tray.corner[1] + tray.size[1]);
  const bottom = Math.max(corner[1] + size[1], ...bottoms) + (trays.length > 0 ? 2 : 0);
  const [x, y] = [corner[0] - margin, corner[1] - margin];
  return `${x} ${y} ${size[0] + margin + Math.min(margin, 3)} ${bottom - y}`;
}
