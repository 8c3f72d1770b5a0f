import { useMemo } from "preact/hooks";

import { Board } from "../map/Board";
import { Legend } from "../map/Legend";
import { Awaited } from "../parts/Awaited";
import { Log } from "../parts/Log";
import { SourceNotice, Tasks } from "../parts/Notices";
import { Players } from "../parts/Players";
import { Refusal } from "../parts/Refusal";
import { Result } from "../parts/Result";
import { seatTitle } from "../parts/seats";
import { Training } from "../parts/Training";
import { shownMove } from "../table/choices";
import type { Played } from "../table/link";
import { useWords } from "../words/context";
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
  const { draft } = around;
  const looking = view.pendings.map(face.panelFor).find((name) => name !== null) ?? null;
  return (
    <main class="table">
      <section class="table-map" aria-label={words.say("web-map")}>
        <Board
          {...{ map, marks }}
          pieces={view.pieces}
          move={shownMove(draft, view.pendings)}
        />
      </section>
      <aside class="table-side" data-looking={looking ?? undefined}>
        <Heading {...props} />
        {draft?.ruling?.allowed === false && <Refusal ruling={draft.ruling} />}
        <SourceNotice source={around.source} />
        <Tasks tasks={around.tasks} />
        <face.Now view={view} box={box} />
        <face.Beside view={view} box={box} />
        <Players {...{ around, face, view, box }} />
        <Tabs
          wanted={looking}
          tabs={[
            { name: "log", content: <Log events={game.events} /> },
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
      </aside>
    </main>
  );
}

/** How it ended, or whose turn it is and whom the game waits for. */
function Heading({ around, game: { view } }: Props) {
  const words = useWords();
  if (view.result) return <Result result={view.result} seats={around.seats} />;
  return (
    <header data-turn={view.turn} data-owner={view.turn}>
      <h1 class="turn-line">
        {words.say("web-turn", { seat: seatTitle(words, around.seats, view.turn) })}
      </h1>
      <Awaited pendings={view.pendings} seats={around.seats} />
    </header>
  );
}
