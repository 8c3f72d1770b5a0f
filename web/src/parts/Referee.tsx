import { useState } from "preact/hooks";

import type { Face } from "../face";
import type { Answer, Around, BaseView } from "../generated";
import type { PlayMap } from "../map/playmap";
import type { Box } from "../table/box";
import { PIECE, TO, type Choice } from "../table/choices";
import { download } from "../table/download";
import type { Link } from "../table/link";
import { pieceSayings, placeSayings, type Saying } from "../table/sayings";
import { useWords } from "../words/context";
import type { Words } from "../words/words";
import { CardForm } from "./CardForm";
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

/** Is this allowed? A pawn and a place, or a card and what it should do. */
export function Referee(props: RefereeProps) {
  const { link, around, view, face, revision } = props;
  const words = useWords();
  const [said, setSaid] = useState<Said | null>(null);
  const ask = async (choices: readonly Choice[]) => {
    const attempt = choices.map((choice) => [...choice]);
    setSaid({ attempt, revision, answer: await link.send("ask", { attempt }) });
  };
  const cards = face.askableCards(view, props.box, words);
  return (
    // What was said answers another question as soon as this one is worded anew.
    <section
      class="referee"
      aria-label={words.say("web-panel-referee")}
      onChange={() => setSaid(null)}
    >
      <p class="remedy">{words.say("web-referee-how")}</p>
      <MoveForm {...props} onAsk={(attempt) => void ask(attempt)} />
      {cards.length > 0 && <CardForm cards={cards} onAsk={(attempt) => void ask(attempt)} />}
      {said?.revision === revision && <Verdict {...{ link, said, around }} />}
    </section>
  );
}

/** What was asked, and answered. */
interface Said {
  attempt: (string | number)[][];
  revision: number;
  answer: Answer;
}

interface FormProps {
  onAsk: (attempt: readonly Choice[]) => void;
}

function MoveForm({ view, map, onAsk }: RefereeProps & FormProps) {
  const words = useWords();
  const [piece, setPiece] = useState<Saying["object"]>();
  const [place, setPlace] = useState<Saying["object"]>();
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
        sayings={pieceSayings(ownFirst(view), map, words)}
        said={piece}
        onSay={setPiece}
      />
      <SayingField
        name="asked-place"
        label={words.say("web-choose-place")}
        sayings={placeSayings(map, words)}
        said={place}
        onSay={setPlace}
      />
      <button type="submit" disabled={!ready}>
        {words.say("web-referee-ask-move")}
      </button>
    </form>
  );
}

/** Takes question and answer away as a file, for whoever goes on arguing. */
function ExportButton({ link, said, around }: VerdictProps) {
  const { attempt, revision } = said;
  const words = useWords();
  const [refused, setRefused] = useState<Answer | null>(null);
  const take = async () => {
    const answer = await link.send("export", { attempt, revision });
    if (answer.file !== null) download(`dispute-${around.code}-${revision}.yaml`, answer.file);
    setRefused(answer.accepted ? null : answer);
  };
  return (
    <>
      <button type="button" class="quiet" data-referee="export" onClick={() => void take()}>
        {words.say("web-referee-export")}
      </button>
      {refused && <Refusal {...refused} around={around} />}
    </>
  );
}

/** The reader's own pieces are asked about most. */
function ownFirst(view: BaseView): BaseView {
  const own = view.pieces.filter(({ owner }) => owner === view.reader);
  const others = view.pieces.filter(({ owner }) => owner !== view.reader);
  return { ...view, pieces: [...own, ...others] };
}

interface VerdictProps {
  link: Link;
  said: Said;
  around: Around;
}

/** What the referee says, and the rule behind it. */
function Verdict({ link, said, around }: VerdictProps) {
  const words = useWords();
  const { ruling, problem, assumed } = said.answer;
  if (ruling === null) return <Refusal ruling={null} problem={problem} around={around} />;
  const before = assumed.flatMap((choice) => assumedText(words, choice) ?? []);
  return (
    <div class="verdict" role="status" data-allowed={ruling.allowed ? "yes" : "no"}>
      <p class="refusal-sentence">{words.say(ruling.key, ruling.facts)}</p>
      {before.length > 0 && (
        <p>{words.say("referee-assumed", { what: before.join(", ") })}</p>
      )}
      <RuleText rule={ruling.rule} around={around} />
      <ExportButton {...{ link, said, around }} />
    </div>
  );
}

/** What would come before: a choice by its own sentence, if it has one, else by its object. */
function assumedText(words: Words, [verb, object]: Choice): string | null {
  const key = `assumed-${verb}`;
  if (words.has(key)) return words.say(key, { number: object ?? 0 });
  return typeof object === "string" ? words.name(object) : null;
}
