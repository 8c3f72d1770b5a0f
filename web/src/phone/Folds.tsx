import type { ComponentChildren } from "preact";

import { Legend } from "../map/Legend";
import { Log } from "../parts/Log";
import { Players } from "../parts/Players";
import type { Played } from "../table/link";
import { useWords } from "../words/context";
import type { PhoneTableProps } from "./PhoneTable";

/** What everybody may look up: folded away until it is wanted. */
export function Folds({ around, box, face, game }: PhoneTableProps & { game: Played }) {
  const { view } = game;
  return (
    <div class="folds">
      <Fold name="tracks">
        <face.Beside view={view} box={box} />
      </Fold>
      {face.panels.map(({ name, Panel }) => (
        <Fold key={name} name={name}>
          <Panel view={view} box={box} />
        </Fold>
      ))}
      <Fold name="players">
        <Players {...{ around, face, view, box }} />
      </Fold>
      <Fold name="log">
        <Log events={game.events} />
      </Fold>
      <Fold name="signs">
        <Legend map={face.map(box)} />
      </Fold>
    </div>
  );
}

function Fold({ name, children }: { name: string; children: ComponentChildren }) {
  const words = useWords();
  return (
    <details class="fold" data-panel={name}>
      <summary>{words.say(`web-panel-${name}`)}</summary>
      {children}
    </details>
  );
}
