import { useWords } from "../words/context";
import { capital } from "../words/letters";
import type { Tray } from "./rooms";

interface TrayBoxProps {
  tray: Tray;
  text: number;
  lit: ReadonlySet<string> | undefined;
  onPlace: ((place: string) => void) | undefined;
}

/** A place beside the map, drawn below it. */
export function TrayBox({ tray, text, lit, onPlace }: TrayBoxProps) {
  const name = capital(useWords().short(tray.place));
  const [x, y] = tray.corner;
  const middle = y + tray.size[1] / 2 + text * 0.35;
  return (
    <g
      class={`tray ${lit?.has(tray.place) ? "tray-lit" : ""}`}
      data-place={tray.place}
      onClick={onPlace && (() => onPlace(tray.place))}
    >
      <title>{name}</title>
      <rect x={x} y={y} width={tray.size[0]} height={tray.size[1]} rx={text / 2} />
      <text class="tray-name" x={x + text * 0.6} y={middle} font-size={text}>
        {name}
      </text>
    </g>
  );
}
