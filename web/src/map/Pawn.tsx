import type { Point } from "./geometry";

/** A pawn of height 1 that stands on the origin. */
const BODY =
  "M-.33 0 Q-.36 -.12 -.22 -.16 Q-.11 -.28 -.1 -.5 H-.2 Q-.24 -.58 -.15 -.6 " +
  "A.2 .2 0 1 1 .15 -.6 Q.24 -.58 .2 -.5 H.1 Q.11 -.28 .22 -.16 Q.36 -.12 .33 0 Z";

interface PawnProps {
  owner: string;
  /** The place where it stands. */
  place: string;
  /** The first letter of its owner's name: colours alone are not for everybody. */
  letter: string;
  at: Point;
  tall: number;
  lying?: boolean;
  piece?: string;
  className?: string;
}

/** A pawn on the map, standing or lying on its side. */
export function Pawn({ owner, place, letter, at, tall, lying, piece, className }: PawnProps) {
  // Lying it is as wide as it was tall: a little smaller, it stays in its room.
  const posture = lying ? "scale(.84) translate(.5 -.26) rotate(-90)" : "";
  const stance = `translate(${at[0]} ${at[1] + tall * 0.45}) scale(${tall}) ${posture}`;
  return (
    <g
      class={`pawn ${lying ? "pawn-lying" : ""} ${className ?? ""}`}
      data-piece={piece}
      data-at={place}
      data-owner={owner}
      data-lying={lying ? "" : undefined}
      transform={stance}
    >
      <path class="pawn-body" d={BODY} />
      <text class="pawn-letter" y="-.66" font-size=".28">
        {letter}
      </text>
    </g>
  );
}
