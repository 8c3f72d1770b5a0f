import {
  isRow,
  isSingle,
  isTooOften,
  keyOf,
  leftToSay,
  valueSayings,
  valueText,
  type Value,
} from "../table/corrections";
import { useWords } from "../words/context";
import type { PuttingRight } from "./putright";
import { SayingField } from "./SayingField";

/** How a thing really is: one value, one for each place of a row, or as many as there are. */
export function ValuesField({ right }: { right: PuttingRight }) {
  const words = useWords();
  const { kind, thing, said, looks, say } = right;
  if (kind === undefined || thing === undefined) return null;
  const label = words.aside(keyOf(kind.name), "how") ?? "";
  const sayings = valueSayings(kind, thing, looks);
  if (isSingle(thing)) {
    return (
      <SayingField
        name="right-value"
        {...{ label, sayings }}
        said={said.values[0]}
        onSay={(value) => say([value])}
      />
    );
  }
  return (
    <fieldset class="values">
      <legend>{label}</legend>
      {isRow(thing) ? <Slots {...{ right, sayings }} /> : <Several {...{ right, sayings }} />}
      {isTooOften(thing, said.values) && (
        <p class="remedy" role="status">
          {words.say("web-right-too-often")}
        </p>
      )}
    </fieldset>
  );
}

interface PartProps {
  right: PuttingRight;
  sayings: ReturnType<typeof valueSayings>;
}

/** A value for each place. */
function Slots({ right: { said, say }, sayings }: PartProps) {
  const words = useWords();
  return (
    <>
      {said.values.map((value, i) => (
        <SayingField
          key={i}
          name={`right-value-${i + 1}`}
          label={words.say("web-right-slot", { slot: i + 1 })}
          sayings={sayings}
          said={value}
          onSay={(other) => say(said.values.map((one, at) => (at === i ? other : one)))}
        />
      ))}
    </>
  );
}

/** Values to take away, and a list to add one from. */
function Several({ right: { kind, thing, said, say }, sayings }: PartProps) {
  const words = useWords();
  if (kind === undefined || thing === undefined) return null;
  const left = leftToSay(thing, said.values);
  const text = (value: Value) => valueText(kind.name, value, words);
  return (
    <>
      <ul class="values-said">
        {said.values.map((value = "", i) => (
          <li key={i}>
            <button
              type="button"
              data-take-away={value}
              aria-label={words.say("web-right-take-away", { value: text(value) })}
              onClick={() => say(said.values.filter((_, at) => at !== i))}
            >
              {text(value)} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
        {said.values.length === 0 && <li class="remedy">{words.say("web-right-empty")}</li>}
      </ul>
      {left.length > 0 && (
        <SayingField
          name="right-add"
          label={words.say("web-right-add")}
          sayings={sayings.filter(({ object }) => left.includes(object))}
          said={undefined}
          onSay={(value) => say([...said.values, value])}
        />
      )}
    </>
  );
}
