import { useMemo } from "preact/hooks";

import { usePutRight } from "../parts/putright";
import { PutRightForm } from "../parts/PutRightForm";
import type { Played } from "../table/link";
import { useWords } from "../words/context";
import type { PhoneTableProps } from "./PhoneTable";

/** A player asks the table to set something right. */
export function AskToPutRight({ link, seen, around, box, face, game }: AskProps) {
  const words = useWords();
  const map = useMemo(() => face.map(box), [face, box]);
  const { view, revision } = game;
  const right = usePutRight({ code: around.code, revision, view, map, host: false });
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

type AskProps = PhoneTableProps & { game: Played };
