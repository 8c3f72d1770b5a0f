import { useWords } from "../words/context";
import { doubtOf, isMoving, surenessOf, type Look } from "./look";
import { pieceName, pieceSign } from "./names";

interface PiecesProps {
  look: Look;
  chosen: string | null;
  choose: (piece: string | null) => void;
}

/** Every piece that is known: where it stands, and why that is unsure. */
export function Pieces({ look, chosen, choose }: PiecesProps) {
  const words = useWords();
  const names = Object.keys(look.pieces).sort();
  return (
    <section class="panel view-pieces">
      <h2>{words.say("camera-view-pieces", { count: names.length })}</h2>
      {look.foreign.length > 0 && (
        <p class="foreign">{words.say("camera-view-foreign", { codes: look.foreign.join(", ") })}</p>
      )}
      <ul class="piece-list">
        {names.map((name) => (
          <li key={name}>
            <PieceRow {...{ look, name }} chosen={name === chosen} choose={choose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  look: Look;
  name: string;
  chosen: boolean;
  choose: (piece: string | null) => void;
}

function PieceRow({ look, name, chosen, choose }: RowProps) {
  const words = useWords();
  const piece = look.pieces[name];
  if (piece === undefined) return null;
  const doubt = doubtOf(piece);
  const where = piece.places.map((place) => words.name(place)).join(" / ");
  const notes = [
    ...(piece.lying ? [words.say("camera-view-lying")] : []),
    ...(doubt === null ? [] : [words.say(`camera-doubt-${doubt}`)]),
    ...(isMoving(look, name, piece) ? [words.say("camera-view-moving")] : []),
  ];
  return (
    <button
      type="button"
      class={`piece-row is-${surenessOf(piece)}`}
      aria-pressed={chosen}
      onClick={() => choose(chosen ? null : name)}
    >
      <span class="piece-sign">{pieceSign(words, name)}</span>
      <span class="piece-name">{pieceName(words, name)}</span>
      <span class="piece-where">{where || words.say("camera-view-beside")}</span>
      {notes.length > 0 && <small>{notes.join(" · ")}</small>}
    </button>
  );
}
