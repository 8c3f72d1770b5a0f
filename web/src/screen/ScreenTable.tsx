import type { Around } from "../generated";
import { ConnectionBanner } from "../parts/Notices";
import type { Loaded } from "../parts/Shell";
import type { Link, Seen } from "../table/link";
import { Lobby } from "./Lobby";
import { Table } from "./Table";

export interface ScreenTableProps extends Loaded {
  link: Link;
  seen: Seen;
  around: Around;
}

/** The shared screen: the lobby, then the table at play. */
export function ScreenTable(props: ScreenTableProps) {
  const { seen, around } = props;
  return (
    <>
      <ConnectionBanner connection={seen.connection} />
      {around.phase !== "lobby" && seen.game !== null ? (
        <Table {...props} game={seen.game} />
      ) : (
        <Lobby {...props} />
      )}
    </>
  );
}
