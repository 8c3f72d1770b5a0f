import { useWords } from "../words/context";
import type { ScreenTableProps } from "./ScreenTable";

type Props = Pick<ScreenTableProps, "link" | "around">;

/** The host says which parts of the box are on the table. */
export function KitChoice({ link, around: { kit } }: Props) {
  const words = useWords();
  return (
    <fieldset class="kit">
      <legend>
        {words.say("web-kit")} <small>{words.say("web-kit-rest")}</small>
      </legend>
      <div class="kit-parts">
        {kit.parts.map((part) => (
          <label key={part} data-part={part}>
            <input
              type="checkbox"
              checked={kit.real.includes(part)}
              onChange={({ currentTarget }) =>
                void link.send("kit", { part, real: currentTarget.checked })
              }
            />
            <span>{words.say(`part-${part}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The host says whether a seat has real cards. */
export function PaperSwitch({ link, around: { kit }, seat, title }: Props & SeatNamed) {
  const words = useWords();
  if (!kit.paper_seats.includes(seat)) return null;
  return (
    <label class="paper-switch" title={words.say("web-kit-paper-of", { title })}>
      <input
        type="checkbox"
        data-paper={seat}
        aria-label={words.say("web-kit-paper-of", { title })}
        checked={kit.paper.includes(seat)}
        onChange={({ currentTarget }) =>
          void link.send("paper", { seat, paper: currentTarget.checked })
        }
      />
      <span aria-hidden="true">{words.say("web-kit-paper")}</span>
    </label>
  );
}

interface SeatNamed {
  seat: string;
  title: string;
}
