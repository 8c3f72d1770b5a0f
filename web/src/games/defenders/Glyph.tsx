import { SIGNS } from "./signs";

/** A sign as a small picture in a line of text. */
export function Glyph({ sign }: { sign: string }) {
  return (
    <svg class={`glyph glyph-${sign}`} viewBox="-6.5 -6.5 13 13" aria-hidden="true">
      <path d={SIGNS[sign] ?? ""} />
    </svg>
  );
}
