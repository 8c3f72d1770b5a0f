import { describe, expect, it } from "vitest";

import { Words } from "./words";

const CATALOGUE = `
name-dark-wood = the wood
name-owl = an owl
short-owl = Owl
went = { $who } went to { $place }, { $count } steps.
lost = The board is lost.
    .remedy = Plug { $port } in again.
`;

const words = new Words([CATALOGUE], { hall: "Great Hall", owl: "Printed Owl" });

describe("Words", () => {
  it("names facts as the box does, else as the catalogue does, else as they are", () => {
    expect(words.say("went", { who: "owl", place: "dark_wood", count: 3 })).toBe(
      "Printed Owl went to the wood, 3 steps.",
    );
    expect(words.say("went", { who: "Ada", place: "hall", count: 1 })).toBe(
      "Ada went to Great Hall, 1 steps.",
    );
  });

  it("shows a key that has no sentence", () => {
    expect(words.say("nothing-like-it", { a: 1 })).toBe("nothing-like-it");
  });

  it("never fails for want of a fact", () => {
    expect(words.say("went")).toContain("went to");
  });

  it("reads what stands beside a sentence", () => {
    expect(words.aside("lost", "remedy", { port: "A" })).toBe("Plug A in again.");
    expect(words.aside("lost", "other")).toBeNull();
    expect(words.aside("nothing", "remedy")).toBeNull();
  });

  it("has short names, and falls back to the names", () => {
    expect(words.short("owl")).toBe("Owl");
    expect(words.short("hall")).toBe("Great Hall");
  });

  it("takes names that are no more than words of the language", () => {
    expect(words.name("constructor")).toBe("constructor");
  });
});
