import { askOfTable } from "../asking";
import type { BaseView, CorrectableOut } from "../generated";
import type { PlayMap } from "../map/playmap";
import { capital } from "../words/letters";
import type { Words } from "../words/words";
import { LIES, STANDS, type Choice } from "./choices";
import { byText, pieceSayings, placeName, type Saying } from "./sayings";

export type Value = string | number;

/** What is being said: which thing, and how it is, as far as anything was. */
export interface Said {
  thing: Value | undefined;
  values: readonly (Value | undefined)[];
}

/** Things that are put right in the same way, such as the hands of all players. */
export interface Kind {
  name: string;
  group: string;
  things: readonly CorrectableOut[];
}

/** All that can be put right at a table now. */
export async function fetchCorrectable(code: string): Promise<CorrectableOut[]> {
  return (await askOfTable<CorrectableOut[]>(code, "correctable")) ?? [];
}

/** The things by their kinds, in the order in which they come. */
export function kindsOf(correctable: readonly CorrectableOut[]): Kind[] {
  const kinds = new Map<string, CorrectableOut[]>();
  for (const thing of correctable) {
    const name = String(thing.begins[0]);
    kinds.set(name, [...(kinds.get(name) ?? []), thing]);
  }
  return [...kinds].map(([name, things]) => ({ name, group: things[0]?.group ?? "", things }));
}

/** The kinds by their groups. */
export function groupsOf(kinds: readonly Kind[]): Map<string, Kind[]> {
  const groups = new Map<string, Kind[]>();
  for (const kind of kinds) groups.set(kind.group, [...(groups.get(kind.group) ?? []), kind]);
  return groups;
}

/** The thing that is meant; where there is only one, no more need be said. */
export function thingMeant({ things }: Kind, said: Said): CorrectableOut | undefined {
  return things.length === 1 ? things[0] : things.find(({ begins }) => begins[1] === said.thing);
}

/** Is it one value, out of a list? */
export function isSingle({ least, most }: CorrectableOut): boolean {
  return least === 1 && most === 1;
}

/** Has it a fixed number of places, each with a value of its own? */
export function isRow({ least, most }: CorrectableOut): boolean {
  return least === most;
}

/** What a form starts with: of one value nothing, of many how they are. */
export function startOf(thing: CorrectableOut | undefined): readonly (Value | undefined)[] {
  if (thing === undefined || isSingle(thing)) return [];
  if (thing.now !== null) return thing.now;
  return isRow(thing) ? Array<undefined>(thing.least).fill(undefined) : [];
}

/** Is something named more often than there is? */
export function isTooOften(thing: CorrectableOut, values: Said["values"]): boolean {
  return values.some((value) => value !== undefined && left(thing, values, value) < 0);
}

/** What can still be added to the values, each once. */
export function leftToSay(thing: CorrectableOut, values: Said["values"]): Value[] {
  if (values.length >= thing.most) return [];
  return [...new Set(thing.choices)].filter((value) => left(thing, values, value) > 0);
}

function left({ choices }: CorrectableOut, values: Said["values"], value: Value): number {
  const count = (all: Said["values"]) => all.filter((one) => one === value).length;
  return count(choices) - count(values);
}

/** The correction, once everything is said and it is not so already. */
export function correctionOf(thing: CorrectableOut | undefined, { values }: Said): Choice | null {
  if (thing === undefined || values.length < thing.least || values.length > thing.most) return null;
  const known = values.filter((value) => value !== undefined);
  if (known.length < values.length || isTooOften(thing, values)) return null;
  if (thing.now !== null && String(known) === String(thing.now)) return null;
  return [...thing.begins, ...known];
}

/** What the words of a correction are about. */
interface Looks {
  view: BaseView;
  map: PlayMap;
  words: Words;
}

/** How people speak of the things of a kind: a piece by its place, anything else by how it is. */
export function thingSayings({ name, things }: Kind, { view, map, words }: Looks): Saying[] {
  if (name === STANDS || name === LIES) {
    const meant = new Set(things.map(({ begins }) => begins[1]));
    const pieces = view.pieces.filter(({ piece }) => meant.has(piece));
    return pieceSayings({ ...view, pieces }, map, words);
  }
  return things.map((thing) => {
    const object = thing.begins[1] ?? "";
    const one = words.aside(keyOf(name), "one", { of: object });
    const text = one ?? capital(nameOf(words, object));
    if (!isSingle(thing) || thing.now === null) return { object, text };
    const value = valueText(name, thing.now[0] ?? "", words);
    return { object, text: words.say("web-right-thing", { thing: text, value }) };
  });
}

/** What can be said of a thing, each once. */
export function valueSayings(kind: Kind, thing: CorrectableOut, { map, words }: Looks): Saying[] {
  const [now] = isSingle(thing) ? (thing.now ?? []) : [];
  const sayings = [...new Set(thing.choices)].map((object) => ({
    object,
    text:
      kind.name === STANDS
        ? placeName(words, map, String(object))
        : valueText(kind.name, object, words),
    now: object === now,
  }));
  return sayings.some(({ object }) => typeof object === "number") ? sayings : byText(sayings);
}

export function valueText(kind: string, value: Value, words: Words): string {
  const facts = { value, ...partsOf(value) };
  return capital(words.aside(keyOf(kind), "value", facts) ?? nameOf(words, value));
}

/** The words of a value that has several, each to be named. */
function partsOf(value: Value): Record<string, string> {
  const parts = String(value).split(" ");
  return Object.fromEntries(parts.map((part, i) => [`part${i + 1}`, part]));
}

export function keyOf(kind: string): string {
  return `right-${kind.replaceAll("_", "-")}`;
}

function nameOf(words: Words, value: Value): string {
  return typeof value === "number" ? String(value) : words.name(value);
}
