import { length, middle } from "./geometry";
import type { MapBorder, PlayMap, Sign } from "./playmap";

/** The borders between spaces, each kind with its own line and sign. */
export function Borders({ map, signSize }: { map: PlayMap; signSize: number }) {
  return (
    <g class="borders">
      {map.borders.map((border) => (
        <Border
          key={`${border.a} ${border.b}`}
          border={border}
          sign={map.signs[border.kind]}
          signSize={signSize}
        />
      ))}
    </g>
  );
}

interface BorderProps {
  border: MapBorder;
  sign: Sign | undefined;
  signSize: number;
}

function Border({ border, sign, signSize }: BorderProps) {
  const [from, to] = border.line;
  const [x, y] = middle(from, to);
  const size = Math.min(signSize, length(from, to) * 0.8);
  return (
    <g class={`border border-${border.kind}`} data-border={`${border.a} ${border.b}`}>
      <line class="border-line" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      {sign && (
        <g transform={`translate(${x} ${y}) scale(${size / 10})`}>
          <circle class="border-disc" r="7" />
          <path class="border-sign" d={sign} />
        </g>
      )}
    </g>
  );
}
