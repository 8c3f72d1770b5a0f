import { ASTRAY, type Look, type Mark } from "./look";

/** The anchors with how far off they are, and those that are on nothing. */
export function Marks({ look }: { look: Look }) {
  return look.marks
    .filter((mark) => mark.piece === null)
    .map((mark, i) => <MarkOf key={i} mark={mark} />);
}

function MarkOf({ mark }: { mark: Mark }) {
  const [x, y] = middle(mark);
  const astray = mark.off !== null && mark.off > ASTRAY;
  const kind = !mark.anchor ? "is-foreign" : astray ? "is-anchor is-astray" : "is-anchor";
  return (
    <g class={kind} data-mark={mark.code}>
      <polygon class="shape" points={mark.corners.join(" ")} />
      <text x={x} y={y} font-size={mark.side * 0.42}>
        {mark.anchor ? (mark.off?.toFixed(1) ?? "?") : mark.code}
      </text>
    </g>
  );
}

function middle({ corners }: Mark): [number, number] {
  const sum = (axis: 0 | 1) => corners.reduce((all, corner) => all + corner[axis], 0);
  return [sum(0) / corners.length, sum(1) / corners.length];
}
