/** Secrets that prove who we are at a table, kept by its code. */

export type Role = "seat" | "host";

export function keptKey(role: Role, code: string): string | null {
  try {
    return localStorage.getItem(name(role, code));
  } catch {
    return null; // Storage can be switched off: then a reload forgets the seat.
  }
}

export function keepKey(role: Role, code: string, key: string): void {
  try {
    localStorage.setItem(name(role, code), key);
  } catch {
    // As above: the key still serves until the page is closed.
  }
}

/** The host key from the page's address, which it leaves at once: screens are photographed. */
export function takeHostKey(): string | null {
  const address = new URL(location.href);
  const key = address.searchParams.get("host");
  if (key !== null) {
    address.searchParams.delete("host");
    history.replaceState(null, "", address);
  }
  return key;
}

function name(role: Role, code: string): string {
  return `companion.${role}.${code}`;
}
