import { useWords } from "../words/context";
import { baselines } from "./label";
import type { Room } from "./rooms";

interface SpaceProps {
  room: Room;
  lit: boolean;
  /** Does the shown move end here? */
  aimed: boolean;
  onPlace: ((place: string) => void) | undefined;
}

/** A space of the map; a button where places can be chosen. */
export function Space({ room, lit, aimed, onPlace }: SpaceProps) {
  const words = useWords();
  const { space, label } = room;
  const traits = space.traits.map((trait) => `space-${trait}`).join(" ");
  const state = `${lit ? "space-lit" : ""} ${aimed ? "space-aimed" : ""}`;
  const choose = onPlace && (() => onPlace(space.id));
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose?.();
  };
  return (
    <g
      class={`space ${traits} ${state}`}
      data-place={space.id}
      data-lit={lit ? "" : undefined}
      role={choose && "button"}
      tabindex={choose && lit ? 0 : undefined}
      aria-label={lit ? words.say("web-place-lit", { place: space.id }) : space.name}
      onClick={choose}
      onKeyDown={choose && onKey}
    >
      <polygon points={space.polygon.map((point) => point.join(",")).join(" ")} />
      {label.lines.map((line, i) => (
        <text key={i} x={label.middle[0]} y={baselines(label)[i]} font-size={label.size}>
          {line}
        </text>
      ))}
    </g>
  );
}
