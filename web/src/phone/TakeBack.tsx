import { useState } from "preact/hooks";

import type { Around, UndoOut } from "../generated";
import { happened } from "../parts/events";
import type { Link, Seen } from "../table/link";
import { useWords } from "../words/context";
import type { Words } from "../words/words";

interface TakeBackProps {
  link: Link;
  seen: Seen;
  around: Around;
}

/** Takes back the own last step, or says what stands in the way and asks the table. */
export function TakeBack({ link, seen, around: { seat, undo, proposal } }: TakeBackProps) {
  const words = useWords();
  const [asking, setAsking] = useState(false);
  if (seat === null || undo === null || !(undo.allowed || undo.proposable)) return null;
  const ask = () => {
    setAsking(false);
    void link.send("propose", { correction: null });
  };
  const open = asking && !undo.allowed && proposal === null;
  return (
    <>
      <button
        type="button"
        class="quiet take-back"
        data-undo={undo.allowed ? "allowed" : "ask"}
        aria-expanded={undo.allowed ? undefined : open}
        disabled={seen.waiting || (!undo.allowed && proposal !== null)}
        onClick={() => (undo.allowed ? void link.send("undo", {}) : setAsking(!asking))}
      >
        {words.say("web-take-back")}
      </button>
      {open && (
        <div class="take-back-ask" role="group" aria-label={words.say("web-take-back")}>
          <p role="status">{inTheWay(words, undo)}</p>
          <button type="button" data-undo="propose" disabled={seen.waiting} onClick={ask}>
            {words.say("web-take-back-ask")}
          </button>
          <button type="button" class="quiet" onClick={() => setAsking(false)}>
            {words.say("web-take-back-no")}
          </button>
        </div>
      )}
    </>
  );
}

/** What nobody can unsee, or only that others have gone on. */
function inTheWay(words: Words, { seen }: UndoOut): string {
  if (seen === null) return words.say("web-take-back-others");
  return words.say("web-take-back-seen", { what: happened(words, seen) });
}
