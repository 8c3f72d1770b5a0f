import type { PlayMap } from "../../map/playmap";
import type { PrintedDefenders, PrintedSpace } from "./generated";

/** Our own signs for what stands on a border and for what a space is. */
const SIGNS: PlayMap["signs"] = {
  locked_doors: "M-3 -.5 H3 V4 H-3 Z M-2 -.5 V-2 A2 2 0 0 1 2 -2 V-.5",
  protective_spells: "M0 -4.5 L1.2 -1.2 L4.5 0 L1.2 1.2 L0 4.5 L-1.2 1.2 L-4.5 0 L-1.2 -1.2 Z",
  physical_objects: "M-4.5 3.5 L-2 -1 L0 1.5 L1.5 -3.5 L4.5 3.5 Z",
  water: "M-4.5 -1.5 Q-3 -3.5 -1.5 -1.5 T1.5 -1.5 T4.5 -1.5 M-4.5 2 Q-3 0 -1.5 2 T1.5 2 T4.5 2",
  protected: "M0 -5 L4.2 -3.4 V0 Q4 3.4 0 5 Q-4 3.4 -4.2 0 V-3.4 Z",
  deployment: "M0 5 L-4 -.5 H-1.4 V-5 H1.4 V-.5 H4 Z",
};

/** The printed map, ready to be drawn. */
export function playMap(box: PrintedDefenders): PlayMap {
  return {
    size: box.size,
    spaces: box.spaces.map((space) => ({ ...space, traits: traitsOf(space) })),
    borders: box.borders,
    signs: SIGNS,
  };
}

function traitsOf(space: PrintedSpace): string[] {
  const traits = [space.inside ? "inside" : "outside"];
  if (space.protected) traits.push("protected");
  if (space.deployment) traits.push("deployment");
  return traits;
}
