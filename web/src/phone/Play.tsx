import { useMemo } from "preact/hooks";

import type { DraftOut, PendingView } from "../generated";
import { Board } from "../map/Board";
import { Awaited } from "../parts/Awaited";
import { Tasks } from "../parts/Notices";
import { Refusal } from "../parts/Refusal";
import { Result } from "../parts/Result";
import { seatTitle } from "../parts/seats";
import { isMove, shownMove, type Choice } from "../table/choices";
import type { Played } from "../table/link";
import { useWords } from "../words/context";
import { Ask } from "./Ask";
import { Move } from "./Move";
import type { PhoneTableProps } from "./PhoneTable";

/** The game on a phone: whose turn it is, what the seat is asked, its hand, the map. */
export function Play(props: PhoneTableProps) {
  const { seen, around } = props;
  const words = useWords();
  if (seen.game === null) return <p role="status">{words.say("web-connection-connecting")}</p>;
  return (
    <>
      {around.seat === null && <p class="notice">{words.say("web-watching")}</p>}
      <Turn {...props} game={seen.game} />
    </>
  );
}

function Turn(props: PhoneTableProps & { game: Played }) {
  const { link, seen, around, box, face, game } = props;
  const { view } = game;
  const { draft } = around;
  const map = useMemo(() => face.map(box), [face, box]);
  const asked = ownPendings(view.pendings, around.seat);
  const moving = asked.find((one) => one.options?.some(isMove));
  const choose = seen.waiting
    ? undefined
    : ({ serial }: PendingView, choice: Choice) =>
        void link.send("decide", { serial, choice: [...choice] });
  return (
    <>
      {view.result ? (
        <Result result={view.result} seats={around.seats} />
      ) : (
        <TurnLine turn={view.turn} around={around} />
      )}
      {seen.refused && !repeats(seen.refused.ruling, draft) && (
        <Refusal {...seen.refused} onDismiss={() => link.dismiss()} />
      )}
      {asked.map((pending) => (
        <Ask
          key={pending.serial}
          pending={pending}
          pieces={view.pieces}
          draft={ownDraft(draft, pending)}
          face={face}
          choose={choose}
        >
          {pending === moving && (
            <Move {...{ link, seen, view, pending, map }} draft={ownDraft(draft, pending)} />
          )}
        </Ask>
      ))}
      {asked.length === 0 && <Awaited pendings={view.pendings} seats={around.seats} />}
      <Tasks tasks={around.tasks} />
      {around.seat !== null && (
        <face.Hand view={view} box={box} pendings={asked} choose={choose} />
      )}
      {!moving && <Board map={map} pieces={view.pieces} move={shownMove(draft)} />}
    </>
  );
}

function TurnLine({ turn, around }: { turn: string; around: PhoneTableProps["around"] }) {
  const words = useWords();
  const own = turn === around.seat;
  return (
    <h1 class={`turn-line ${own ? "turn-own" : ""}`} data-turn={turn}>
      {own
        ? words.say("web-turn-own")
        : words.say("web-turn", { seat: seatTitle(words, around.seats, turn) })}
    </h1>
  );
}

function ownPendings(pendings: readonly PendingView[], seat: string | null): PendingView[] {
  return pendings.filter((one) => one.seat === seat && one.options !== null);
}

/** The draft, if it answers this pending. */
function ownDraft(draft: DraftOut | null, pending: PendingView): DraftOut | null {
  const own = draft?.seat === pending.seat && draft.serial === pending.serial;
  return own && draft.choices.length > 0 ? draft : null;
}

/** A refused draft is shown with the move; its answer need not be shown again. */
function repeats(ruling: DraftOut["ruling"], draft: DraftOut | null): boolean {
  return ruling !== null && draft?.ruling?.key === ruling.key;
}
