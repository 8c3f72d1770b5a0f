import { useWords } from "../words/context";
import type { ScreenTableProps } from "./ScreenTable";

type Props = Pick<ScreenTableProps, "link" | "around">;

/** The host chooses between two readings where the rules are silent: ours, or the other one. */
export function HouseRules({ link, around: { kit } }: Props) {
  const words = useWords();
  if (kit.house_rules.length === 0) return null;
  return (
    <details class="house-rules" onToggle={({ currentTarget }) => showOpened(currentTarget)}>
      <summary>{words.say("web-house-rules", { count: kit.rulings.length })}</summary>
      <p>{words.say("web-house-rules-how")}</p>
      <ul>
        {kit.house_rules.map((row) => (
          <li key={row}>
            <label>
              <input
                type="checkbox"
                data-ruling={row}
                checked={kit.rulings.includes(row)}
                onChange={({ currentTarget }) =>
                  void link.send("ruling", { row, switched: currentTarget.checked })
                }
              />
              <span>{words.say(`switched-${row}`)}</span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What was unfolded below the edge of its list comes into sight. */
function showOpened(folded: HTMLDetailsElement): void {
  if (folded.open) folded.scrollIntoView({ block: "nearest" });
}
