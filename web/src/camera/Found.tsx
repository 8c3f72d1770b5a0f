import { useWords } from "../words/context";
import { ANCHORS, outOfSight, type Finds } from "./finds";

/** Where the anchors are drawn: middle of each by its code, in a box of 48. */
const SPOTS = [
  [5, 5],
  [24, 5],
  [43, 5],
  [43, 24],
  [43, 43],
  [24, 43],
  [5, 43],
  [5, 24],
] as const;

/** Which anchors were found, and how many pieces. */
export function Found({ look }: { look: Finds }) {
  const words = useWords();
  const missing = outOfSight(look.anchors);
  const found = ANCHORS.length - missing.length;
  const where = missing.map((tag) => words.name(tag)).join(", ");
  return (
    <div class="found" data-found={found} data-pieces={look.pieces}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <rect class="found-board" x="11" y="11" width="26" height="26" rx="1.5" />
        {SPOTS.map(([x, y], code) => (
          <rect
            key={code}
            class={look.anchors.includes(code) ? "found-tag" : "found-tag found-missing"}
            x={x - 4}
            y={y - 4}
            width="8"
            height="8"
            rx="1"
          />
        ))}
      </svg>
      <div>
        <p class="found-tags">{words.say("camera-found", { found, all: ANCHORS.length })}</p>
        <p>{words.say("camera-pieces", { pieces: look.pieces })}</p>
        {missing.length > 0 && missing.length < ANCHORS.length && (
          <p class="found-where">{words.say("camera-missing", { where })}</p>
        )}
      </div>
    </div>
  );
}
