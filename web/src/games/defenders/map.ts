import type { MapMark, Marks, PlayMap } from "../../map/playmap";
import type { DefendersView, PrintedDefenders, PrintedSpace } from "./generated";
import { LEGEND, SIGNS } from "./signs";

const LIBRARY = "library";
const ROOM = "room_of_requirement";
/** Where Dark Arts Pawns off the board are. */
const POOL = "pool";
/** Marks of what a pawn can get where it lands. */
const GIVES = /^(bonus|token|shield)_|^(detector|library)$/;
/** Columns and rows of the grid whose coordinates name a space. */
const GRID = 10;

/** The printed map, ready to be drawn. */
export function playMap(box: PrintedDefenders): PlayMap {
  const numbers = Array.from({ length: GRID }, (_, i) => i);
  return {
    size: box.size,
    spaces: box.spaces.map((space) => ({
      ...space,
      traits: traitsOf(space),
      square: space.coordinates,
    })),
    borders: box.borders,
    beside: [POOL],
    signs: SIGNS,
    legend: legendOf(box),
    grid: {
      columns: numbers.map((i) => String.fromCharCode("A".charCodeAt(0) + i)),
      rows: numbers.map((i) => String(i + 1)),
    },
  };
}

/** The signs that this map shows, now or later in the game. */
function legendOf({ spaces }: PrintedDefenders): string[] {
  const there = new Set(
    spaces.flatMap((space) => [...printedOn(space).map(({ kind }) => kind), ...canLieOn(space)]),
  );
  return LEGEND.filter((sign) => there.has(sign));
}

function canLieOn({ id, token, shield }: PrintedSpace): string[] {
  return [
    ...(token ? [`token_${token}`] : []),
    ...(shield ? ["shield_detector", "shield_coin"] : []),
    ...(id === ROOM ? ["room_open", "room_closed"] : []),
  ];
}

function traitsOf(space: PrintedSpace): string[] {
  const traits = [space.inside ? "inside" : "outside"];
  if (space.protected) traits.push("protected");
  if (space.deployment) traits.push("deployment");
  return traits;
}

/** What every space shows now: what is printed there, and what lies there. Only House Pawns get
 * anything by landing. */
export function marksOf(view: DefendersView, box: PrintedDefenders): Marks {
  const house = view.reader !== view.dark.seat;
  return new Map(
    box.spaces.map((space) => {
      const marks = [...printedOn(space), ...lying(space, view)];
      return [space.id, marks.map((mark) => ({ ...mark, gives: house && GIVES.test(mark.kind) }))];
    }),
  );
}

function printedOn(space: PrintedSpace): MapMark[] {
  const kinds: string[] = [];
  if (space.protected) kinds.push("protected");
  if (space.deployment) kinds.push("deployment");
  if (space.fly_off) kinds.push("fly_off");
  if (space.passage) kinds.push(`passage_${space.passage}`);
  if (space.bonus) kinds.push(`bonus_${space.bonus}`);
  if (space.detector) kinds.push("detector");
  if (space.id === LIBRARY) kinds.push("library");
  return kinds.map((kind) => ({ kind }));
}

/** What changes in the game: the token, the shield, the Room's door. */
function lying(space: PrintedSpace, view: DefendersView): MapMark[] {
  const marks: MapMark[] = [];
  if (space.token) {
    marks.push({ kind: `token_${space.token}`, gone: view.tokens[space.token] !== "" });
  }
  if (space.shield) {
    const asks = view.shields[space.id];
    marks.push(asks === undefined ? { kind: "shield", gone: true } : { kind: `shield_${asks}` });
  }
  if (space.id === ROOM) marks.push({ kind: view.room_open ? "room_open" : "room_closed" });
  return marks;
}
