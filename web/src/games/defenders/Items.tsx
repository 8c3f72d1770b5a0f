import { useWords } from "../../words/context";
import { Glyph } from "./Glyph";
import type { Item } from "./items";

interface ItemsProps {
  items: readonly Item[];
  /** Only the signs, their meaning as titles? */
  short?: boolean;
}

/** Things that a player holds, as small chips. */
export function Items({ items, short = false }: ItemsProps) {
  const words = useWords();
  return (
    <ul class={`items ${short ? "items-short" : ""}`}>
      {items.map((item, i) => {
        const meaning = words.say(item.key, item.facts);
        const owner = typeof item.facts["seat"] === "string" ? item.facts["seat"] : undefined;
        return (
          <li
            key={i}
            class={item.lost ? "item item-lost" : "item"}
            data-item={item.name}
            data-owner={owner}
            title={meaning}
          >
            <Glyph sign={item.sign} />
            <span class={short ? "unseen" : undefined}>{meaning}</span>
            {item.count !== undefined && item.count > 1 && <b>{item.count}</b>}
          </li>
        );
      })}
    </ul>
  );
}
