import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

import { Legend } from "../map/Legend";
import { Log } from "../parts/Log";
import { Players } from "../parts/Players";
import { Referee } from "../parts/Referee";
import type { Played } from "../table/link";
import { useWords } from "../words/context";
import { AskToPutRight } from "./AskToPutRight";
import type { PhoneTableProps } from "./PhoneTable";

/** What everybody may look up: folded away until it is wanted. */
export function Folds(props: PhoneTableProps & { game: Played }) {
  const { link, around, box, face, game } = props;
  const { view, revision } = game;
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
        <Log events={game.events} around={around} />
      </Fold>
      <Fold name="referee">
        <Referee {...{ link, around, view, box, face, revision }} map={face.map(box)} />
      </Fold>
      {around.seat !== null && (
        <Fold name="right" lazy>
          <AskToPutRight {...props} />
        </Fold>
      )}
      <Fold name="signs">
        <Legend map={face.map(box)} />
      </Fold>
    </div>
  );
}

interface FoldProps {
  name: string;
  /** Is it only made when it is opened? */
  lazy?: boolean;
  children: ComponentChildren;
}

function Fold({ name, lazy = false, children }: FoldProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details
      class="fold"
      data-panel={name}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.say(`web-panel-${name}`)}</summary>
      {(open || !lazy) && children}
    </details>
  );
}
