import type { SeatAround } from "../generated";
import { seatsInOrder, seatTitle } from "../parts/seats";
import { useWords } from "../words/context";
import { BotSwitch } from "./BotSwitch";
import { Confirm } from "./Confirm";
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

/** Takes a seat from the person who has it. */
function FreeSeat({ link, seen, seat: { seat, name, bot } }: ScreenTableProps & OfSeat) {
  const words = useWords();
  if (name === null || bot) return null;
  return (
    <Confirm
      name={`free ${seat}`}
      label={words.say("web-host-free")}
      question={words.say("web-host-free-sure", { name })}
      sure={words.say("web-host-free")}
      disabled={seen.waiting}
      onSure={() => void link.send("free", { seat })}
    />
  );
}

interface OfSeat {
  seat: SeatAround;
}
