import { useState } from "preact/hooks";

import type { BaseView } from "../generated";
import { placed } from "../map/places";
import type { PlayMap } from "../map/playmap";
import { STANDS } from "../table/choices";
import type { Link, Seen } from "../table/link";
import { alike, nameOf } from "../table/pieces";
import { useWords } from "../words/context";
import { capital } from "../words/letters";
import { otherPosture, type PuttingRight } from "./putright";

const LONGEST_REASON = 120;
const POSTURE = " posture";

interface PutRightProps {
  link: Link;
  seen: Seen;
  view: BaseView;
  map: PlayMap;
  right: PuttingRight;
}

/** Where a pawn really is, or whether it lies, and what went wrong. */
export function PutRightForm(props: PutRightProps) {
  const { link, seen, right } = props;
  const words = useWords();
  const [reason, setReason] = useState("");
  const ready = right.choice !== null && reason.trim() !== "";
  const submit = async (event: Event) => {
    event.preventDefault();
    if (right.choice === null) return;
    const choice = [...right.choice];
    const answer = await link.send("correct", { choice, reason: reason.trim() });
    if (!answer.accepted) return;
    right.drop();
    setReason("");
  };
  return (
    <form class="put-right" onSubmit={(event) => void submit(event)}>
      <p class="put-right-how">{words.say("web-right-how")}</p>
      <PieceField {...props} />
      <TruthField {...props} />
      <label class="field">
        <span>{words.say("web-right-reason")}</span>
        <input
          name="reason"
          value={reason}
          maxLength={LONGEST_REASON}
          autoComplete="off"
          onInput={(event) => setReason(event.currentTarget.value)}
        />
      </label>
      <button type="submit" data-host="correct" disabled={!ready || seen.waiting}>
        {words.say("web-right-do")}
      </button>
    </form>
  );
}

/** Which pawn; of those that look alike the first stands for all. */
function PieceField({ view, map, right }: PutRightProps) {
  const words = useWords();
  const groups = alike(view.pieces);
  const chosen = groups.find(({ pieces }) =>
    pieces.some(({ piece }) => piece === right.piece?.piece),
  );
  return (
    <label class="field">
      <span>{words.say("web-choose-piece")}</span>
      <select
        name="piece"
        value={chosen?.pieces[0]?.piece ?? ""}
        onChange={(event) => right.choosePiece(event.currentTarget.value || null)}
      >
        <option value="">{words.say("web-right-choose")}</option>
        {groups.map((group) => (
          <option key={group.pieces[0]?.piece} value={group.pieces[0]?.piece}>
            {nameOf(words, group, view.reader, (place) => placed(words, map, place))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Where it is, or that it lies or stands where it is. */
function TruthField({ map, right }: PutRightProps) {
  const words = useWords();
  const { piece, choice } = right;
  const value = choice === null ? "" : choice[0] === STANDS ? String(choice[2]) : POSTURE;
  const choose = (chosen: string) => {
    if (piece === null || chosen === "") right.choose(null);
    else right.choose(chosen === POSTURE ? otherPosture(piece) : [STANDS, piece.piece, chosen]);
  };
  return (
    <label class="field">
      <span>{words.say("web-right-where")}</span>
      <select
        name="truth"
        value={value}
        disabled={piece === null}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{words.say("web-right-choose")}</option>
        {piece && (
          <option value={POSTURE}>
            {words.say(piece.lying ? "web-right-stands" : "web-right-lies")}
          </option>
        )}
        <Places map={map} />
      </select>
    </label>
  );
}

function Places({ map }: { map: PlayMap }) {
  const words = useWords();
  const places = [...map.spaces.map((space) => space.id), ...map.beside]
    .map((place) => ({ place, name: capital(placed(words, map, place)) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <>
      {places.map(({ place, name }) => (
        <option key={place} value={place}>
          {name}
        </option>
      ))}
    </>
  );
}
