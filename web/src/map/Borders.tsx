import { useMemo } from "preact/hooks";

import { wayAlong, type Point } from "./geometry";
import type { MapBorder, PlayMap, Sign } from "./playmap";
import type { Room } from "./rooms";
import { signSpot } from "./signspots";

interface BordersProps {
  map: PlayMap;
  rooms: ReadonlyMap<string, Room>;
  signSize: number;
}

/** The borders between spaces, each kind with its own line and sign. */
export function Borders({ map, rooms, signSize }: BordersProps) {
  const borders = useMemo(
    () => map.borders.map((border) => ({ border, at: signSpot(border, rooms, signSize / 2) })),
    [map, rooms, signSize],
  );
  return (
    <g class="borders">
      {borders.map(({ border, at }) => (
        <Border
          key={`${border.a} ${border.b}`}
          border={border}
          at={at}
          sign={map.signs[border.kind]}
          signSize={signSize}
        />
      ))}
    </g>
  );
}

interface BorderProps {
  border: MapBorder;
  at: Point;
  sign: Sign | undefined;
  signSize: number;
}

function Border({ border, at, sign, signSize }: BorderProps) {
  const longest = Math.max(...border.lines.map(wayAlong));
  const size = Math.min(signSize, longest * 0.7);
  return (
    <g class={`border border-${border.kind}`} data-border={`${border.a} ${border.b}`}>
      <path class="border-line" d={border.lines.map(drawn).join(" ")} />
      {sign && (
        <g transform={`translate(${at.join(" ")}) scale(${size / 12})`}>
          <circle class="border-disc" r="7" />
          <path class="border-sign" d={sign} />
        </g>
      )}
    </g>
  );
}

function drawn(line: readonly Point[]): string {
  return line.map((point, i) => `${i === 0 ? "M" : "L"}${point.join(" ")}`).join(" ");
}
