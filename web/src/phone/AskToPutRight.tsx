import { useMemo } from "preact/hooks";

import { usePutRight } from "../parts/putright";
import { PutRightForm } from "../parts/PutRightForm";
import type { Played } from "../table/link";
import { useWords } from "../words/context";
import type { PhoneTableProps } from "./PhoneTable";

/** A player asks the table to set something right. */
export function AskToPutRight({ link, seen, box, face, game }: PhoneTableProps & { game: Played }) {
  const words = useWords();
  const map = useMemo(() => face.map(box), [face, box]);
  const right = usePutRight({ view: game.view, box, face, map });
  return (
    <PutRightForm
      right={right}
      waiting={seen.waiting}
      how={words.say("web-right-how-asked")}
      label={words.say("web-right-ask")}
      send={(correction) => link.send("propose", { correction })}
    />
  );
}
