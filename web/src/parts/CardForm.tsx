import { useState } from "preact/hooks";

import type { AskableCard, UsePart } from "../face";
import type { Choice } from "../table/choices";
import type { Saying } from "../table/sayings";
import { useWords } from "../words/context";
import { SayingField } from "./SayingField";

interface CardFormProps {
  cards: readonly AskableCard[];
  onAsk: (attempt: readonly Choice[]) => void;
}

type Said = Saying["object"] | undefined;

/** Stands for playing a card, whatever it does. */
const JUST = "just";

/** Asks about a card, and what it should do. */
export function CardForm({ cards, onAsk }: CardFormProps) {
  const words = useWords();
  const [name, setCard] = useState<Said>();
  const [use, setUse] = useState<Said>(JUST);
  const [aims, setAims] = useState<readonly Said[]>([]);
  const card = cards.find((one) => one.card === name);
  const parts = partsOf(card, use);
  const attempt = parts && aimed(parts, aims);
  const sayUse = (said: Said) => {
    setUse(said);
    setAims([]);
  };
  return (
    <form
      class="referee-form"
      data-referee="card"
      onSubmit={(event) => {
        event.preventDefault();
        if (attempt) onAsk(attempt);
      }}
    >
      <SayingField
        name="asked-card"
        label={words.say("web-referee-card")}
        sayings={cards.map((one) => ({ object: one.card, text: words.name(one.card) }))}
        said={name}
        onSay={(said) => {
          setCard(said);
          sayUse(JUST);
        }}
      />
      {card && card.uses.length > 0 && (
        <SayingField
          name="asked-use"
          label={words.say("web-referee-use")}
          sayings={[
            ...(card.just ? [{ object: JUST, text: words.say("web-referee-just") }] : []),
            ...card.uses.map(({ text }, number) => ({ object: number, text })),
          ]}
          said={use}
          onSay={sayUse}
        />
      )}
      {parts?.map((part, at) =>
        isChoice(part) ? null : (
          <SayingField
            key={`${use} ${at}`}
            name={`asked-aim-${part.verb}`}
            label={words.say(part.label)}
            sayings={part.sayings}
            said={aims[at]}
            onSay={(said) => setAims(parts.map((_, i) => (i === at ? said : aims[i])))}
          />
        ),
      )}
      <button type="submit" disabled={!attempt}>
        {words.say("web-referee-ask-card")}
      </button>
    </form>
  );
}

function partsOf(card: AskableCard | undefined, use: Said): readonly UsePart[] | null {
  if (use === JUST) return card?.just ? [card.just] : null;
  return card?.uses[Number(use)]?.parts ?? null;
}

/** The line of choices, once all that is open is said. */
function aimed(parts: readonly UsePart[], aims: readonly Said[]): readonly Choice[] | null {
  const line = parts.flatMap((part, at) => {
    if (isChoice(part)) return [part];
    const said = aims[at];
    const known = part.sayings.some(({ object }) => object === said);
    return said !== undefined && known ? [[part.verb, said]] : [];
  });
  return line.length === parts.length ? line : null;
}

function isChoice(part: UsePart): part is Choice {
  return Array.isArray(part);
}
