import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Facts = Readonly<Record<string, string | number>>;

/** Sentences in one language, for one box: message keys and facts become text. */
export class Words {
  private readonly bundle = new FluentBundle("en", { useIsolating: false });

  constructor(
    catalogues: readonly string[],
    private readonly names: Readonly<Record<string, string>>,
  ) {
    for (const text of catalogues) this.bundle.addResource(new FluentResource(text));
  }

  /** The sentence of a key, or the key itself where the catalogues have none. */
  say(key: string, facts: Facts = {}): string {
    return this.format(this.bundle.getMessage(key)?.value, facts) ?? key;
  }

  /** What a message says beside its sentence, such as `.remedy`; null if nothing. */
  aside(key: string, attribute: string, facts: Facts = {}): string | null {
    return this.format(this.bundle.getMessage(key)?.attributes[attribute], facts);
  }

  /** The name of a place, card, piece or seat: the box's, else the catalogue's, else its id. */
  name(id: string): string {
    if (Object.hasOwn(this.names, id)) return this.names[id] ?? id;
    const message = this.bundle.getMessage(`name-${id.replaceAll("_", "-")}`);
    return this.format(message?.value, {}) ?? id;
  }

  /** The name for boards and lists: shorter, if the catalogue has such a one. */
  short(id: string): string {
    const message = this.bundle.getMessage(`short-${id.replaceAll("_", "-")}`);
    return this.format(message?.value, {}) ?? this.name(id);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  private format(pattern: Pattern | null | undefined, facts: Facts): string | null {
    if (pattern === null || pattern === undefined) return null;
    const named = Object.entries(facts).map(([fact, value]) => [
      fact,
      typeof value === "string" ? this.name(value) : value,
    ]);
    // With an array for the errors Fluent shows what it cannot resolve, and never throws.
    return this.bundle.formatPattern(pattern, Object.fromEntries(named), []);
  }
}

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
