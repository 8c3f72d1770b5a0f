import { useState } from "preact/hooks";

import type { Face } from "../face";
import type { Answer, Around, BaseView } from "../generated";
import type { PlayMap } from "../map/playmap";
import type { Box } from "../table/box";
import { PIECE, TO, type Choice } from "../table/choices";
import { pieceCorrections, PIECE_FIELD, PLACE_FIELD, type Saying } from "../table/corrections";
import type { Link } from "../table/link";
import { useWords } from "../words/context";
import { Refusal } from "./Refusal";
import { RuleText } from "./RuleText";
import { SayingField } from "./SayingField";

interface RefereeProps {
  link: Link;
  around: Around;
  view: BaseView;
  box: Box;
  face: Face;
  map: PlayMap;
  /** Where the game stands: what was said before does not hold any more. */
  revision: number;
}

/** Is this allowed? A pawn and a place, or a card in the own hand. */
export function Referee(props: RefereeProps) {
  const { link, around, view, face, revision } = props;
  const words = useWords();
  const [said, setSaid] = useState<{ answer: Answer; revision: number } | null>(null);
  const ask = async (attempt: readonly Choice[]) => {
    const answer = await link.send("ask", { attempt: attempt.map((choice) => [...choice]) });
    setSaid({ answer, revision });
  };
  const own = face.ownChoices(view);
  return (
    <section class="referee" aria-label={words.say("web-panel-referee")}>
      <p class="remedy">{words.say("web-referee-how")}</p>
      <MoveForm {...props} onAsk={(attempt) => void ask(attempt)} />
      {own.length > 0 && <CardForm choices={own} onAsk={(attempt) => void ask(attempt)} />}
      {said?.revision === revision && <Verdict answer={said.answer} around={around} />}
    </section>
  );
}

interface FormProps {
  onAsk: (attempt: readonly Choice[]) => void;
}

function MoveForm({ view, map, onAsk }: RefereeProps & FormProps) {
  const words = useWords();
  const [piece, setPiece] = useState<Saying["object"]>();
  const [place, setPlace] = useState<Saying["object"]>();
  const sayings = (name: string) =>
    pieceCorrections(ownFirst(view), map, words)[0]?.fields.find((field) => field.name === name)?.sayings ??
    [];
  const ready = piece !== undefined && place !== undefined;
  return (
    <form
      class="referee-form"
      data-referee="move"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onAsk([[PIECE, piece], [TO, place]]);
      }}
    >
      <SayingField
        name="asked-piece"
        label={words.say("web-choose-piece")}
        sayings={sayings(PIECE_FIELD)}
        said={piece}
        onSay={setPiece}
      />
      <SayingField
        name="asked-place"
        label={words.say("web-choose-place")}
        sayings={sayings(PLACE_FIELD)}
        said={place}
        onSay={setPlace}
      />
      <button type="submit" disabled={!ready}>
        {words.say("web-referee-ask")}
      </button>
    </form>
  );
}

function CardForm({ choices, onAsk }: FormProps & { choices: readonly Choice[] }) {
  const words = useWords();
  const [card, setCard] = useState<Saying["object"]>();
  const choice = choices.find((one) => one[1] === card);
  return (
    <form
      class="referee-form"
      data-referee="card"
      onSubmit={(event) => {
        event.preventDefault();
        if (choice) onAsk([choice]);
      }}
    >
      <SayingField
        name="asked-card"
        label={words.say("web-referee-card")}
        sayings={choices.map(([, object = ""]) => ({ object, text: words.name(String(object)) }))}
        said={card}
        onSay={setCard}
      />
      <button type="submit" disabled={choice === undefined}>
        {words.say("web-referee-ask")}
      </button>
    </form>
  );
}

/** The reader's own pieces are asked about most. */
function ownFirst(view: BaseView): BaseView {
  const own = view.pieces.filter(({ owner }) => owner === view.reader);
  const others = view.pieces.filter(({ owner }) => owner !== view.reader);
  return { ...view, pieces: [...own, ...others] };
}

/** What the referee says, and the rule behind it. */
function Verdict({ answer, around }: { answer: Answer; around: Around }) {
  const words = useWords();
  const { ruling, problem, assumed } = answer;
  if (ruling === null) return <Refusal ruling={null} problem={problem} />;
  const before = assumed.flatMap(([, object]) => (object === undefined ? [] : [object]));
  return (
    <div class="verdict" role="status" data-allowed={ruling.allowed ? "yes" : "no"}>
      <p class="refusal-sentence">{words.say(ruling.key, ruling.facts)}</p>
      {before.length > 0 && (
        <p>{words.say("web-referee-assumed", { what: before.map(name).join(", ") })}</p>
      )}
      <RuleText rule={ruling.rule} around={around} />
    </div>
  );

  function name(object: string | number): string {
    return typeof object === "number" ? String(object) : words.name(object);
  }
}
