import { useState } from "preact/hooks";

import type { Around, SeatAround } from "../generated";
import { Refusal } from "../parts/Refusal";
import type { Link, Seen } from "../table/link";
import { useWords } from "../words/context";

interface JoinProps {
  link: Link;
  seen: Seen;
  around: Around;
}

/** Take a free seat under a name. */
export function Join({ link, seen, around }: JoinProps) {
  const words = useWords();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const free = around.seats.some((one) => one.seat === chosen && one.name === null);

  const submit = (event: Event) => {
    event.preventDefault();
    const lacking = name.trim() === "" ? "web-name-missing" : free ? null : "web-seat-missing";
    setMissing(lacking);
    if (lacking === null && chosen !== null) {
      void link.send("claim", { seat: chosen, name: name.trim() });
    }
  };

  return (
    <form class="join" onSubmit={submit} noValidate>
      <h1>{words.say("web-join-title")}</h1>
      <label class="field">
        <span>{words.say("web-name-label")}</span>
        <input
          name="name"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          enterKeyHint="done"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <fieldset class="seats-choice">
        <legend>{words.say("web-seat-label")}</legend>
        {around.seats.map((one) => (
          <SeatOption
            key={one.seat}
            seat={one}
            chosen={free && one.seat === chosen}
            onChoose={() => setChosen(one.seat)}
          />
        ))}
      </fieldset>
      {missing && <Refusal ruling={null} problem={{ key: missing, facts: {} }} />}
      {seen.refused && <Refusal {...seen.refused} />}
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

function SeatOption({ seat: { seat, name }, chosen, onChoose }: SeatOptionProps) {
  const words = useWords();
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
      <span class="seat-player">{name ?? words.say("web-seat-free")}</span>
    </label>
  );
}
