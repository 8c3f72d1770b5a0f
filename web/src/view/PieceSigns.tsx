import { useWords } from "../words/context";
import { doubtOf, surenessOf, type Look, type Piece } from "./look";
import { pieceName, pieceSign } from "./names";

interface PieceSignsProps {
  look: Look;
  chosen: string | null;
  choose: (piece: string | null) => void;
}

/** Pixels round a piece that is known without its tag. */
const AROUND = 18;

/** Letters on pieces, at least, and beside them, by the picture's longer side. */
const SIGN = 1 / 80;
const SAID = 1 / 64;

/** Half of what a letter takes of a line, by its size. */
const HALF = 0.3;

/** Every piece where it is in the picture; the chosen one, and those that are unsure, in words. */
export function PieceSigns({ look, chosen, choose }: PieceSignsProps) {
  const words = useWords();
  const [width, height] = look.size;
  const longer = Math.max(width, height);
  const pieces = Object.entries(look.pieces);
  // What stands later lies on top.
  pieces.sort(([one], [other]) => Number(one === chosen) - Number(other === chosen));
  return pieces.map(([name, piece]) => {
    if (piece.pixel === null) return null;
    const [x, y] = piece.pixel;
    const marks = look.marks.filter((each) => each.piece === name);
    const side = marks[0]?.side ?? 2 * AROUND;
    const sureness = surenessOf(piece);
    return (
      <g
        key={name}
        class={`is-${sureness}`}
        data-piece={name}
        data-chosen={name === chosen ? "yes" : undefined}
        onClick={() => choose(name === chosen ? null : name)}
      >
        {marks.map((mark, i) => (
          <polygon key={i} class="shape" points={mark.corners.join(" ")} />
        ))}
        {marks.length === 0 && <circle class="shape" cx={x} cy={y} r={AROUND} />}
        <text x={x} y={y} font-size={Math.max(side * 0.72, longer * SIGN)}>
          {pieceSign(words, name)}
        </text>
        {(name === chosen || isToldApart(piece)) && (
          <Said text={said(words, name, piece)} at={[x, y + side * 1.6]} {...{ width, longer }} />
        )}
      </g>
    );
  });
}

/** What blurs one piece blurs all: that is said of the whole picture. */
function isToldApart(piece: Piece): boolean {
  return surenessOf(piece) === "unsure" && doubtOf(piece) !== "blurred";
}

interface SaidProps {
  text: string;
  at: readonly [number, number];
  width: number;
  longer: number;
}

/** Words under a piece, as far as they can be within the picture. */
function Said({ text, at: [x, y], width, longer }: SaidProps) {
  const half = Math.min(width / 2, text.length * HALF * longer * SAID);
  return (
    <text x={Math.min(Math.max(x, half), width - half)} y={y} font-size={longer * SAID}>
      {text}
    </text>
  );
}

function said(words: ReturnType<typeof useWords>, name: string, piece: Piece): string {
  const places = piece.places.map((place) => words.name(place)).join(" / ");
  const doubt = doubtOf(piece);
  const why = doubt === null ? [] : [words.say(`camera-doubt-${doubt}`)];
  return [pieceName(words, name), places, ...why].filter(Boolean).join(" · ");
}
