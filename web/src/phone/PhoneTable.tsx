import type { Around } from "../generated";
import { ConnectionBanner, SourceNotices } from "../parts/Notices";
import type { Loaded } from "../parts/Shell";
import type { Link, Seen } from "../table/link";
import { useWords } from "../words/context";
import { Join } from "./Join";
import { Play } from "./Play";
import { Waiting } from "./Waiting";

export interface PhoneTableProps extends Loaded {
  link: Link;
  seen: Seen;
  around: Around;
}

/** A phone at its table: to join, to wait, to play. */
export function PhoneTable(props: PhoneTableProps) {
  const { link, seen, around, box } = props;
  const words = useWords();
  return (
    <>
      <header class="bar">
        <span class="bar-title">{box.title}</span>
        {around.seat !== null && (
          <span class="badge" data-owner={around.seat}>
            {words.short(around.seat)}
          </span>
        )}
      </header>
      <ConnectionBanner connection={seen.connection} />
      <main>
        <OtherTable around={around} />
        <SourceNotices sources={around.sources} brief={!around.host} />
        {around.phase !== "lobby" ? (
          <Play {...props} />
        ) : around.seat === null ? (
          <Join link={link} seen={seen} title="web-join-title" seats={around.seats} />
        ) : (
          <Waiting {...{ link, seen, around }} seat={around.seat} />
        )}
      </main>
    </>
  );
}

/** The way to the table that the screen shows, if that is another one. */
function OtherTable({ around: { code, current } }: { around: Around }) {
  const words = useWords();
  if (code === current) return null;
  return (
    <p class="notice">
      {words.say("web-other-table", { code: current })}{" "}
      <a class="other-table" href={`/t/${encodeURIComponent(current)}`}>
        {words.say("web-other-table-go")}
      </a>
    </p>
  );
}
