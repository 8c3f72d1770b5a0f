import { useMemo, useState } from "preact/hooks";

import { Board } from "../map/Board";
import { Legend } from "../map/Legend";
import type { PlayMap } from "../map/playmap";
import { Agreement } from "../parts/Agreement";
import { Awaited } from "../parts/Awaited";
import { Log } from "../parts/Log";
import { SourceNotices } from "../parts/Notices";
import { Players } from "../parts/Players";
import { shownRight, usePutRight } from "../parts/putright";
import { Referee } from "../parts/Referee";
import { Refusal } from "../parts/Refusal";
import { Result } from "../parts/Result";
import { seatTitle } from "../parts/seats";
import { Tasks } from "../parts/Tasks";
import { Training } from "../parts/Training";
import { shownMove } from "../table/choices";
import type { Played } from "../table/link";
import { useWords } from "../words/context";
import { HostTools } from "./HostTools";
import type { ScreenTableProps } from "./ScreenTable";
import { Tabs } from "./Tabs";

type Props = ScreenTableProps & { game: Played };

/** The table at play, as everybody may see it. */
export function Table(props: Props) {
  const { around, box, face, game } = props;
  const words = useWords();
  const { view } = game;
  const map = useMemo(() => face.map(box), [face, box]);
  const marks = useMemo(() => face.marks(view, box), [face, view, box]);
  const [hosting, setHosting] = useState(false);
  const { draft } = around;
  const tools = hosting && around.host;
  const code = tools ? around.code : null;
  const right = usePutRight({ code, revision: game.revision, view, map, host: true });
  return (
    <main class="table">
      <section class="table-map" aria-label={words.say("web-map")}>
        <Board
          {...{ map, marks }}
          pieces={view.pieces}
          move={(tools ? shownRight(right) : null) ?? shownMove(draft, view.pendings)}
          onPlace={tools ? right.tap : undefined}
        />
      </section>
      <aside class="table-side">
        <div class="table-head">
          <Heading {...props} />
          {around.host && <HostSwitch open={hosting} onSwitch={() => setHosting(!hosting)} />}
        </div>
        <Agreement {...props} />
        {draft?.ruling?.allowed === false && <Refusal ruling={draft.ruling} around={around} />}
        {tools ? <HostTools {...props} right={right} /> : <Side {...props} map={map} />}
      </aside>
    </main>
  );
}

/** Everything beside the map that everybody looks at. */
function Side(props: Props & { map: PlayMap }) {
  const { link, seen, around, box, face, game, map } = props;
  const words = useWords();
  const { view } = game;
  const tick = (task: string) => void link.send("tick", { task });
  return (
    <>
      {seen.refused && <Refusal {...seen.refused} around={around} onDismiss={() => link.dismiss()} />}
      <SourceNotices sources={around.sources} />
      <Tasks tasks={around.tasks} onTick={around.host ? tick : undefined} unfolded />
      <div class="table-things">
        <face.Now view={view} box={box} />
        <face.Beside view={view} box={box} />
        <Players {...{ around, face, view, box }} />
      </div>
      <Tabs
        wanted={lookingAt(props)}
        tabs={[
          { name: "log", content: <Log events={game.events} around={around} /> },
          {
            name: "referee",
            content: <Referee {...{ link, around, view, box, face, map }} revision={game.revision} />,
          },
          ...face.panels.map(({ name, Panel }) => ({
            name,
            content: <Panel view={view} box={box} />,
          })),
          { name: "signs", content: <Legend map={map} /> },
        ]}
      />
      <footer class="corner">
        {box.training && <Training />}
        <p>{words.say("web-corner", { url: around.url, code: around.code })}</p>
      </footer>
    </>
  );
}

/** The panel that helps with what is asked now. */
function lookingAt({ face, game }: Props): string | null {
  return game.view.pendings.map(face.panelFor).find((name) => name !== null) ?? null;
}

/** Unfolds what only the host can do. */
function HostSwitch({ open, onSwitch }: { open: boolean; onSwitch: () => void }) {
  const words = useWords();
  return (
    <button
      type="button"
      class="quiet host-switch"
      data-host="open"
      aria-expanded={open}
      aria-controls="host-tools"
      onClick={onSwitch}
    >
      {words.say(open ? "web-host-close" : "web-host")}
    </button>
  );
}

/** How it ended, or whose turn it is and whom the game waits for. */
function Heading({ around, game: { view } }: Props) {
  const words = useWords();
  if (view.result) return <Result result={view.result} around={around} />;
  return (
    <header data-turn={view.turn} data-owner={view.turn}>
      <h1 class="turn-line">
        {words.say("web-turn", { seat: seatTitle(words, around.seats, view.turn) })}
      </h1>
      <Awaited pendings={view.pendings} around={around} />
    </header>
  );
}
