import { useMemo } from "preact/hooks";

import type { BaseView, DraftOut, PendingView } from "../generated";
import { Agreement } from "../parts/Agreement";
import { Awaited } from "../parts/Awaited";
import { Refusal } from "../parts/Refusal";
import { Result } from "../parts/Result";
import { freeInPlay, seatTitle } from "../parts/seats";
import { Chores, isSetUp, Tasks } from "../parts/Tasks";
import { isMove, shownMove, type Choice } from "../table/choices";
import type { Played } from "../table/link";
import { useWords } from "../words/context";
import { Ask, isPiece } from "./Ask";
import { Folds } from "./Folds";
import { Join } from "./Join";
import { MapView } from "./MapView";
import { Move } from "./Move";
import type { PhoneTableProps } from "./PhoneTable";
import { TakeBack } from "./TakeBack";
import { useInSight } from "./use-in-sight";

/** The game on a phone: whose turn it is, what the seat is asked, its hand, the map. */
export function Play(props: PhoneTableProps) {
  const { link, seen, around } = props;
  const words = useWords();
  const free = freeInPlay(around);
  if (seen.game === null) return <p role="status">{words.say("web-connection-connecting")}</p>;
  return (
    <>
      {around.seat === null &&
        (free.length > 0 ? (
          <Join {...{ link, seen }} title="web-join-playing" seats={free} />
        ) : (
          <p class="notice">{words.say("web-watching")}</p>
        ))}
      <Turn {...props} game={seen.game} />
    </>
  );
}

function Turn(props: PhoneTableProps & { game: Played }) {
  const { link, seen, around, box, face, game } = props;
  const { view } = game;
  const { draft } = around;
  const map = useMemo(() => face.map(box), [face, box]);
  const marks = useMemo(() => face.marks(view, box), [face, view, box]);
  const asked = ownPendings(view.pendings, around.seat);
  const questions = useInSight(asked, face);
  const choose = seen.waiting
    ? undefined
    : ({ serial }: PendingView, choice: Choice) =>
        void link.send("decide", { serial, choice: [...choice] });
  const tasks = <Tasks tasks={around.tasks} onTick={tickOf(props)} />;
  const settingUp = isSetUp(around.tasks);
  const mapped = asked.some(({ options }) => options?.some((one) => onMap(one, view)));
  return (
    <>
      {view.result && <Result result={view.result} around={around} />}
      <div class="turn-head">
        {!view.result && <TurnLine turn={view.turn} around={around} />}
      </div>
      {around.undo?.allowed && <TakeBack {...{ link, seen, around }} />}
      <div class="urgent">
        <Agreement {...{ link, seen, around }} />
        {around.seat !== null && seen.refused && !repeats(seen.refused.ruling, draft) && (
          <Refusal {...seen.refused} around={around} onDismiss={() => link.dismiss()} />
        )}
      </div>
      {settingUp && tasks}
      <Chores tasks={around.chores} onTick={tickOf(props)} />
      <face.Now view={view} box={box} />
      <div class="questions" ref={questions}>
        {asked.map((pending) => (
          <Ask
            key={pending.serial}
            {...{ pending, view, box, map, marks, face, around, choose }}
            draft={ownDraft(draft, pending)}
          >
            {pending.options?.some(isMove) && (
              <Move
                {...{ link, seen, view, box, around, face, pending, map, marks }}
                draft={ownDraft(draft, pending)}
              />
            )}
          </Ask>
        ))}
      </div>
      {asked.length === 0 && !view.result && <Awaited pendings={view.pendings} around={around} />}
      {!settingUp && tasks}
      {around.seat !== null && (
        <face.Hand view={view} box={box} pendings={asked} choose={choose} />
      )}
      {!mapped && (
        <MapView
          {...{ map, marks, view }}
          move={shownMove(draft, view.pendings)}
          focus={ownPlaces(view)}
        />
      )}
      {/* to take back is at hand where it is free, and out of the question's way where it is not */}
      {!around.undo?.allowed && <TakeBack {...{ link, seen, around }} />}
      <Folds {...props} game={game} />
    </>
  );
}

/** Who plays may tick tasks. */
function tickOf({ link, around }: PhoneTableProps) {
  if (around.seat === null) return undefined;
  return (task: string) => void link.send("tick", { task });
}

/** Where the reader's own pieces are; for who has none, everywhere. */
function ownPlaces(view: BaseView): Set<string> {
  const own = view.pieces.filter((piece) => piece.owner === view.reader);
  return new Set(own.map((piece) => piece.place));
}

/** Is this choice made on a map of its own, next to the question? */
function onMap(choice: Choice, view: BaseView): boolean {
  return isMove(choice) || isPiece(choice, view.pieces);
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
