import type { PlayMap } from "./playmap";

/** The names of the grid's columns and rows along the edges of the whole map. */
export function Grid({ map, text }: { map: PlayMap; text: number }) {
  const [width, height] = map.size;
  const { columns, rows } = map.grid;
  const gap = text * 0.75;
  return (
    <g class="grid" aria-hidden="true" font-size={text * 0.8}>
      {columns.map((name, i) => (
        <text key={name} x={((i + 0.5) * width) / columns.length} y={-gap + text * 0.28}>
          {name}
        </text>
      ))}
      {rows.map((name, i) => (
        <text key={name} x={-gap} y={((i + 0.5) * height) / rows.length + text * 0.28}>
          {name}
        </text>
      ))}
    </g>
  );
}
