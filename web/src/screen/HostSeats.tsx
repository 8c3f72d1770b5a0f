import { seatsInOrder, seatTitle } from "../parts/seats";
import { useWords } from "../words/context";
import { BotSwitch } from "./BotSwitch";
import { FreeSeat } from "./FreeSeat";
import type { ScreenTableProps } from "./ScreenTable";

/** Every seat, and the way to give it to somebody else or to a bot. */
export function HostSeats(props: ScreenTableProps) {
  const { around } = props;
  const words = useWords();
  return (
    <ul class="host-seats">
      {seatsInOrder(around).map((one) => (
        <li key={one.seat} data-owner={one.seat} data-free={one.name === null ? "" : undefined}>
          <span>{seatTitle(words, around.seats, one.seat)}</span>
          {one.name === null && <span class="seat-player">{words.say("web-host-freed")}</span>}
          <BotSwitch {...props} seat={one} />
          <FreeSeat {...props} seat={one} />
        </li>
      ))}
    </ul>
  );
}
