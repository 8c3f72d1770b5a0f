import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface MapWindowProps {
  /** The places that it opens at. */
  at: ReadonlySet<string>;
  children: ComponentChildren;
}

/** A part of a map that is larger than the page; fingers push the map about in it. */
export function MapWindow({ at, children }: MapWindowProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current) openAt(frame.current, at);
  }, [[...at].sort().join(" ")]);
  return (
    <div ref={frame} class="map-window">
      {children}
    </div>
  );
}

function openAt(frame: HTMLElement, at: ReadonlySet<string>): void {
  const places = [...frame.querySelectorAll<SVGElement>("[data-place]")]
    .filter(({ dataset }) => at.has(dataset["place"] ?? ""))
    .map((place) => place.getBoundingClientRect());
  if (places.length === 0) return;
  const { left, top, width, height } = frame.getBoundingClientRect();
  frame.scrollLeft += middle(places.flatMap((one) => [one.left, one.right])) - left - width / 2;
  frame.scrollTop += middle(places.flatMap((one) => [one.top, one.bottom])) - top - height / 2;
}

function middle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}
