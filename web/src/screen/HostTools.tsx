import type { PuttingRight } from "../parts/putright";
import { PutRightForm } from "../parts/PutRightForm";
import { Refusal } from "../parts/Refusal";
import { seatsInOrder, seatTitle } from "../parts/seats";
import type { Played } from "../table/link";
import { useWords } from "../words/context";
import { Confirm } from "./Confirm";
import type { ScreenTableProps } from "./ScreenTable";

interface HostToolsProps extends ScreenTableProps {
  game: Played;
  right: PuttingRight;
}

/** What only the host can do while the game is played. */
export function HostTools(props: HostToolsProps) {
  const { link, seen, game, right } = props;
  const words = useWords();
  return (
    <section class="host-tools" id="host-tools" aria-label={words.say("web-host")}>
      {seen.refused && <Refusal {...seen.refused} onDismiss={() => link.dismiss()} />}
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
      <FreeSeats {...props} />
      <h2>{words.say("web-host-table")}</h2>
      <Confirm
        name="new-table"
        label={words.say("web-new-table-make")}
        question={words.say("web-new-table-sure")}
        sure={words.say("web-new-table-make")}
        disabled={seen.waiting}
        onSure={() => void link.send("new-table", {})}
      />
    </section>
  );
}

/** It can be taken back, though something hidden was seen since. */
const FORCE = "problem-undo-force";

/** Takes back the last step of the table, whoever made it. */
function UndoLast({ link, seen, around }: HostToolsProps) {
  const words = useWords();
  const problem = around.undo?.host ?? null;
  const send = (force: boolean) => void link.send("undo", { host: true, force });
  const why = problem && words.say(problem.key, problem.facts);
  return (
    <>
      {problem?.key === FORCE ? (
        <Confirm
          name="undo"
          label={words.say("web-host-undo")}
          question={why ?? ""}
          sure={words.say("web-host-undo-sure")}
          disabled={seen.waiting}
          onSure={() => send(true)}
        />
      ) : (
        <button
          type="button"
          data-host="undo"
          disabled={problem !== null || seen.waiting}
          onClick={() => send(false)}
        >
          {words.say("web-host-undo")}
        </button>
      )}
      {why !== null && problem?.key !== FORCE && <p class="remedy">{why}</p>}
    </>
  );
}

/** Every seat, and the way to give it to somebody else. */
function FreeSeats({ link, seen, around }: HostToolsProps) {
  const words = useWords();
  return (
    <ul class="host-seats">
      {seatsInOrder(around).map(({ seat, name }) => (
        <li key={seat} data-owner={seat} data-free={name === null ? "" : undefined}>
          <span>{seatTitle(words, around.seats, seat)}</span>
          {name === null ? (
            <span class="seat-player">{words.say("web-host-freed")}</span>
          ) : (
            <Confirm
              name={`free ${seat}`}
              label={words.say("web-host-free")}
              question={words.say("web-host-free-sure", { name })}
              sure={words.say("web-host-free")}
              disabled={seen.waiting}
              onSure={() => void link.send("free", { seat })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
