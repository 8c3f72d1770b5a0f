import type { PieceView } from "../generated";
import { useWords } from "../words/context";
import { initial } from "../words/letters";
import { Arrow } from "./Arrow";
import type { Box } from "./geometry";
import { Pawn } from "./Pawn";
import { isGhost, type ShownMove, type Spots } from "./spots";

interface PiecesProps {
  /** What stands somewhere, and the ghost of a move that is not made yet. */
  pieces: readonly PieceView[];
  move: ShownMove | null;
  spots: Spots;
}

/** Everything that stands in a part of the board. */
export function Pieces({ pieces, move, spots }: PiecesProps) {
  const words = useWords();
  return (
    <g class="pieces">
      {pieces.map((piece) => {
        const spot = spots.pieces.get(piece.piece);
        if (!spot) return null;
        const letter = initial(words, piece.owner);
        const chosen = piece.piece === move?.piece ? "pawn-chosen" : "";
        const look = isGhost(piece) ? "pawn-ghost" : chosen;
        return <Pawn key={piece.piece} {...piece} {...spot} letter={letter} className={look} />;
      })}
    </g>
  );
}

interface MoveArrowProps {
  move: ShownMove | null;
  ghost: PieceView | null;
  spots: Spots;
  /** Length of the arrow's head. */
  head: number;
  /** What it should not run over. */
  clear: readonly Box[];
}

/** The way of a move that is not made yet. */
export function MoveArrow({ move, ghost, spots, head, clear }: MoveArrowProps) {
  const from = move?.piece ? spots.pieces.get(move.piece) : undefined;
  const to = ghost && spots.pieces.get(ghost.piece);
  if (!from || !to) return null;
  const refused = move?.refused ?? false;
  return <Arrow from={from.at} to={to.at} {...{ head, refused, clear }} />;
}
