import type { QuestionProps } from "../../face";
import { wordedFor } from "../../parts/ChoiceButton";
import { useWords } from "../../words/context";
import { effectAt, effectsSentence } from "./effects";
import type { DefendersView, PrintedDefenders } from "./generated";
import { Glyph } from "./Glyph";
import { OfferButton } from "./OfferButton";
import { SIGNS } from "./signs";

type Props = QuestionProps<DefendersView, PrintedDefenders>;

/** The players that an effect can mean, in their colours. */
export function Players(props: Props) {
  return (
    <div class="picks question" data-question={props.pending.kind}>
      {offersOf(props, "whom").map((choice) => (
        <div key={choice[1]} class="pick-player" data-owner={choice[1]}>
          <OfferButton {...props} choice={choice} />
        </div>
      ))}
    </div>
  );
}

/** Each of the things that a card does one of. */
export function Choices(props: Props) {
  const words = useWords();
  const { pending, box } = props;
  const choices = effectAt(box, String(pending.facts["effect"]))?.choices ?? [];
  return (
    <div class="picks question" data-question={pending.kind}>
      {offersOf(props, "choose").map((choice) => {
        const does = effectsSentence(words, choices[Number(choice[1])] ?? []);
        return (
          <OfferButton
            key={choice[1]}
            {...props}
            choice={choice}
            wording={{ key: "choice-choose", facts: { does } }}
          />
        );
      })}
    </div>
  );
}

/** Items, with their signs. */
export function Items(props: Props) {
  const words = useWords();
  return (
    <div class="picks question" data-question={props.pending.kind}>
      {offersOf(props, "item").map((choice) => {
        const item = String(choice[1]);
        return (
          <div key={item} class="pick-item">
            <Glyph sign={signOf(item, props)} />
            <OfferButton
              {...props}
              choice={choice}
              wording={{
                key: wordedFor(words, "choice-item", item),
                facts: { object: words.short(item) },
              }}
            />
          </div>
        );
      })}
    </div>
  );
}

function offersOf({ pending }: Props, verb: string) {
  return (pending.options ?? []).filter((choice) => choice[0] === verb);
}

/** A kind of item has its sign; a Hogwarts Token that of its type. */
function signOf(item: string, { view }: Props): string {
  const held = view.houses.find((house) => house.seat === view.reader)?.token ?? "";
  return item in SIGNS ? item : `token_${item === "token" ? held : item}`;
}
