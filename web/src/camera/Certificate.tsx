import { useWords } from "../words/context";

/** Why the browser warned before it showed this page. */
export function Certificate() {
  const words = useWords();
  return (
    <details class="aside">
      <summary>{words.say("camera-certificate-why")}</summary>
      <p>{words.say("camera-certificate")}</p>
      <p>{words.say("camera-private")}</p>
    </details>
  );
}
