import type { PuttingRight } from "../parts/putright";
import { PutRightForm } from "../parts/PutRightForm";
import { Refusal } from "../parts/Refusal";
import type { Played } from "../table/link";
import { useWords } from "../words/context";
import { Confirm } from "./Confirm";
import { HostSeats } from "./HostSeats";
import { HostSources } from "./HostSources";
import { LeftTables } from "./LeftTables";
import type { ScreenTableProps } from "./ScreenTable";
import { UndoLast } from "./UndoLast";

interface HostToolsProps extends ScreenTableProps {
  game: Played;
  right: PuttingRight;
}

/** What only the host can do while the game is played. */
export function HostTools(props: HostToolsProps) {
  const { link, seen, around, game, right } = props;
  const words = useWords();
  return (
    <section class="host-tools" id="host-tools" aria-label={words.say("web-host")}>
      {seen.refused && <Refusal {...seen.refused} around={around} onDismiss={() => link.dismiss()} />}
      <UndoLast {...props} key={game.revision} />
      <h2>{words.say("web-right")}</h2>
      <PutRightForm
        right={right}
        waiting={seen.waiting}
        how={words.say("web-right-how")}
        label={words.say("web-right-do")}
        send={(correction) => link.send("correct", correction)}
      />
      <h2>{words.say("web-seats")}</h2>
      <HostSeats {...props} />
      <HostSources sources={around.sources} />
      <h2>{words.say("web-host-table")}</h2>
      <Confirm
        name="new-table"
        label={words.say("web-new-table-make")}
        question={words.say("web-new-table-sure")}
        sure={words.say("web-new-table-make")}
        disabled={seen.waiting}
        onSure={() => void link.send("new-table", {})}
      />
      <LeftTables {...props} />
    </section>
  );
}
