import { useState } from "preact/hooks";

import type { SeatAround } from "../generated";
import { Refusal } from "../parts/Refusal";
import { SeatPlayer } from "../parts/SeatPlayer";
import type { Link, Seen } from "../table/link";
import { useWords } from "../words/context";

interface JoinProps {
  link: Link;
  seen: Seen;
  /** The seats to choose from; those that somebody has cannot be chosen. */
  seats: readonly SeatAround[];
  /** Message key of the heading. */
  title: string;
}

/** Take a free seat under a name. */
export function Join({ link, seen, seats, title }: JoinProps) {
  const words = useWords();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const free = seats.filter((one) => one.name === null).map((one) => one.seat);
  const meant = free.length === 1 ? free[0] : free.find((seat) => seat === chosen);

  const submit = (event: Event) => {
    event.preventDefault();
    const lacking = name.trim() === "" ? "web-name-missing" : meant ? null : "web-seat-missing";
    setMissing(lacking);
    if (lacking === null && meant !== undefined) {
      void link.send("claim", { seat: meant, name: name.trim() });
    }
  };

  return (
    <form class="join" onSubmit={submit} noValidate>
      <h1>{words.say(title)}</h1>
      <label class="field">
        <span>{words.say("web-name-label")}</span>
        <input
          name="name"
          value={name}
          maxLength={200}
          autoComplete="nickname"
          enterKeyHint="done"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <fieldset class="seats-choice">
        <legend>{words.say("web-seat-label")}</legend>
        {seats.map((one) => (
          <SeatOption
            key={one.seat}
            seat={one}
            chosen={one.seat === meant}
            onChoose={() => setChosen(one.seat)}
          />
        ))}
      </fieldset>
      {missing && <Refusal around={null} ruling={null} problem={{ key: missing, facts: {} }} />}
      {seen.refused && <Refusal {...seen.refused} around={seen.around} />}
      <button type="submit" class="primary" disabled={seen.waiting}>
        {words.say("web-join")}
      </button>
    </form>
  );
}

interface SeatOptionProps {
  seat: SeatAround;
  chosen: boolean;
  onChoose: () => void;
}

function SeatOption({ seat: one, chosen, onChoose }: SeatOptionProps) {
  const words = useWords();
  const { seat, name } = one;
  return (
    <label class="seat-option" data-owner={seat} data-seat={seat}>
      <input
        type="radio"
        name="seat"
        value={seat}
        checked={chosen}
        disabled={name !== null}
        onChange={onChoose}
      />
      <span class="seat-name">{words.short(seat)}</span>
      <SeatPlayer seat={one} />
    </label>
  );
}
