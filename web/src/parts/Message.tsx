import type { ComponentChildren } from "preact";

/** A page that has nothing but a message. */
export function Message({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <main class="message">
      <p role="status">{text}</p>
      {children}
    </main>
  );
}
