import { length, type Point } from "./geometry";

interface ArrowProps {
  from: Point;
  to: Point;
  /** Length of its head. */
  head: number;
  refused: boolean;
}

/** A bent arrow from one place to another: a move that is not made yet. */
export function Arrow({ from, to, head, refused }: ArrowProps) {
  const way = length(from, to) || 1;
  const across: Point = [-(to[1] - from[1]) / way, (to[0] - from[0]) / way];
  const bend = way * 0.14;
  const knee: Point = [
    (from[0] + to[0]) / 2 + across[0] * bend,
    (from[1] + to[1]) / 2 + across[1] * bend,
  ];
  const angle = (Math.atan2(to[1] - knee[1], to[0] - knee[0]) * 180) / Math.PI;
  return (
    <g class={`arrow ${refused ? "arrow-refused" : ""}`} data-draft={refused ? "refused" : "open"}>
      <path class="arrow-line" d={`M${from.join(" ")} Q${knee.join(" ")} ${to.join(" ")}`} />
      <path
        class="arrow-head"
        d="M0 0 L-1 .45 L-.75 0 L-1 -.45 Z"
        transform={`translate(${to.join(" ")}) rotate(${angle}) scale(${head})`}
      />
    </g>
  );
}
