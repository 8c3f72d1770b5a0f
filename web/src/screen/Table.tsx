import { useMemo } from "preact/hooks";

import { Board } from "../map/Board";
import { Legend } from "../map/Legend";
import { Awaited } from "../parts/Awaited";
import { SourceNotice, Tasks } from "../parts/Notices";
import { Refusal } from "../parts/Refusal";
import { Result } from "../parts/Result";
import { seatTitle } from "../parts/seats";
import { Training } from "../parts/Training";
import { shownMove } from "../table/choices";
import type { Played } from "../table/link";
import { useWords } from "../words/context";
import { Log } from "./Log";
import type { ScreenTableProps } from "./ScreenTable";
import { Seats } from "./Seats";

/** The table at play, as everybody may see it. */
export function Table({ around, box, face, game }: ScreenTableProps & { game: Played }) {
  const words = useWords();
  const { view } = game;
  const map = useMemo(() => face.map(box), [face, box]);
  const { draft } = around;
  return (
    <main class="table">
      <section class="table-map" aria-label={words.say("web-map")}>
        <Board map={map} pieces={view.pieces} move={shownMove(draft)} />
      </section>
      <aside class="table-side">
        {view.result ? (
          <Result result={view.result} seats={around.seats} />
        ) : (
          <header data-turn={view.turn} data-owner={view.turn}>
            <h1 class="turn-line">
              {words.say("web-turn", { seat: seatTitle(words, around.seats, view.turn) })}
            </h1>
            <Awaited pendings={view.pendings} seats={around.seats} />
          </header>
        )}
        {draft?.ruling?.allowed === false && <Refusal ruling={draft.ruling} />}
        <SourceNotice source={around.source} />
        <Tasks tasks={around.tasks} />
        <face.Beside view={view} box={box} />
        <Seats around={around} face={face} view={view} />
        <Log events={game.events} />
        <Legend map={map} />
        <footer class="corner">
          {box.training && <Training />}
          <p>{words.say("web-corner", { url: around.url, code: around.code })}</p>
        </footer>
      </aside>
    </main>
  );
}
