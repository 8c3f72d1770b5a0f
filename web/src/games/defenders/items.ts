import type { Facts } from "../../words/words";
import type { DefendersView, HouseView } from "./generated";

/** Something that a player holds openly. */
export interface Item {
  /** Names it in the page. */
  name: string;
  sign: string;
  /** The message of what it is. */
  key: string;
  facts: Facts;
  /** How many, where that is not one. */
  count?: number;
  /** Is it missing: a House Marker that the other side holds? */
  lost?: boolean;
}

/** What a House Player holds. */
export function itemsOf(house: HouseView): Item[] {
  const items: Item[] = house.shields.map((asked) => ({
    name: "shield",
    sign: `shield_${asked}`,
    key: "web-item-shield",
    facts: { item: asked },
  }));
  if (house.detector) items.push(plain("detector"));
  if (house.coin) items.push(plain("coin"));
  if (house.scrolls > 0) items.push({ ...plain("scroll"), count: house.scrolls });
  if (house.book !== null) items.push({ ...plain("book"), facts: { book: house.book } });
  if (house.token !== null) {
    const facts = { token: house.token };
    items.push({ name: "token", sign: `token_${house.token}`, key: "web-item-token", facts });
  }
  if (house.marker !== house.seat) {
    items.push({ ...plain("marker"), facts: { seat: house.marker }, lost: true });
  }
  return items;
}

/** What the Dark Arts Player holds. */
export function darkItemsOf(view: DefendersView): Item[] {
  const tokens = view.progress.map((zone) => ({
    name: "progress",
    sign: "deployment",
    key: `web-item-progress-${zone}`,
    facts: {},
  }));
  const markers = view.houses
    .filter((house) => house.marker === view.dark.seat)
    .map((house) => ({
      name: "house-marker",
      sign: "marker",
      key: "web-item-house-marker",
      facts: { seat: house.seat },
    }));
  return [...tokens, ...markers];
}

function plain(name: string): Item {
  return { name, sign: name, key: `web-item-${name}`, facts: {} };
}
