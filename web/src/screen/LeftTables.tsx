import { useWords } from "../words/context";
import type { ScreenTableProps } from "./ScreenTable";

type Props = Pick<ScreenTableProps, "link" | "seen" | "around">;

/** The host's way back to tables that are still to be played. */
export function LeftTables({ link, seen, around }: Props) {
  const words = useWords();
  return around.left.map(({ code, names }) => (
    <button
      key={code}
      type="button"
      class="left-table"
      data-host={`show ${code}`}
      disabled={seen.waiting}
      onClick={() => void link.send("show-table", { code })}
    >
      {words.say("web-left-table", { code, count: names.length, players: names.join(", ") })}
    </button>
  ));
}
