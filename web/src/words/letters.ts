import type { Words } from "./words";

/** The text with a capital at its start: names may begin with an article. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The letter that stands for a seat on its pieces: colours alone are not for everybody. */
export function initial(words: Words, seat: string): string {
  return capital(words.short(seat)).charAt(0);
}
