import type { SeatAround } from "../generated";
import { useWords } from "../words/context";

/** Who has a seat: nobody yet, a bot, or a person, who may be away. */
export function SeatPlayer({ seat: { name, bot, connected } }: { seat: SeatAround }) {
  const words = useWords();
  const away = name !== null && !bot && !connected;
  return (
    <>
      <span class="seat-player" data-bot={bot ? "" : undefined}>
        {name ?? words.say("web-seat-free")}
      </span>
      {away && <span class="seat-away">{words.say("web-away")}</span>}
    </>
  );
}
