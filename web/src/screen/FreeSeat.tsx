import type { SeatAround } from "../generated";
import { useWords } from "../words/context";
import { Confirm } from "./Confirm";
import type { ScreenTableProps } from "./ScreenTable";

interface FreeSeatProps extends Pick<ScreenTableProps, "link" | "seen"> {
  seat: SeatAround;
}

/** Takes a seat from the person who has it. */
export function FreeSeat({ link, seen, seat: { seat, name, bot } }: FreeSeatProps) {
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
