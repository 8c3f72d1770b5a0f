/** Every catalogue of the hub, built into the page. */
export const CATALOGUES: readonly string[] = Object.values(
  import.meta.glob<string>("../../../companion/words/en/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
