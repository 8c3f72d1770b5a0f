import { describe, expect, it } from "vitest";

import { CATALOGUES } from "./catalogues";

const SOURCES = Object.values(
  import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");

const KEYS = CATALOGUES.flatMap((text) => text.match(/^[a-z][\w-]*(?= =)/gim) ?? []);
const OWN = KEYS.filter((key) => /^(web|camera)-/.test(key));

/** Keys in the code: whole ones, and the beginnings of those that are put together. */
const WHOLE: string[] = SOURCES.match(/(?<=["`])(?:web|camera)-[a-z-]+(?=["`])/g) ?? [];
const BEGUN: string[] = SOURCES.match(/(?<=`)(?:web|camera)-[a-z-]+-(?=\$)/g) ?? [];

describe("the catalogues", () => {
  it("define no message twice", () => {
    expect(KEYS.filter((key, i) => KEYS.indexOf(key) !== i)).toEqual([]);
  });

  it("have every sentence that the pages use", () => {
    expect(WHOLE.filter((key) => !OWN.includes(key))).toEqual([]);
    expect(BEGUN.filter((start) => !OWN.some((key) => key.startsWith(start)))).toEqual([]);
  });

  it("have no sentence for the pages that they do not use", () => {
    const used = (key: string) =>
      WHOLE.includes(key) || BEGUN.some((start) => key.startsWith(start)) || lies(key);
    expect(OWN.filter((key) => !used(key))).toEqual([]);
  });
});

/** `-lying` is put behind a whole key. */
function lies(key: string): boolean {
  return key.endsWith("-lying") && WHOLE.includes(key.slice(0, -"-lying".length));
}
