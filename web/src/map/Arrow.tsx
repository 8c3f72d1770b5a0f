import type { Box, Point } from "./geometry";
import { kneeOf } from "./knee";

interface ArrowProps {
  from: Point;
  to: Point;
  /** Length of its head. */
  head: number;
  refused: boolean;
  /** What it should not run over. */
  clear: readonly Box[];
}

/** A bent arrow from one place to another: a move that is not made yet. */
export function Arrow({ from, to, head, refused, clear }: ArrowProps) {
  const knee = kneeOf(from, to, clear);
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
