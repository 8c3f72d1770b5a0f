import type { SeatAround } from "../generated";
import { seatTitle } from "../parts/seats";
import { useWords } from "../words/context";
import type { ScreenTableProps } from "./ScreenTable";

interface BotSwitchProps extends Pick<ScreenTableProps, "link" | "around"> {
  seat: SeatAround;
}

/** The host lets a bot play a free seat, or takes it off again. */
export function BotSwitch({ link, around, seat: { seat, name, bot } }: BotSwitchProps) {
  const words = useWords();
  if (name !== null && !bot) return null;
  const way = bot ? "off" : "on";
  return (
    <button
      type="button"
      class="bot-switch"
      data-host={`bot ${seat}`}
      aria-label={words.say(`web-bot-${way}-of`, { title: seatTitle(words, around.seats, seat) })}
      onClick={() => void link.send(bot ? "free" : "bot", { seat })}
    >
      {words.say(`web-bot-${way}`)}
    </button>
  );
}
