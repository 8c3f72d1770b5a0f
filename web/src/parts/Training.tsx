import { useWords } from "../words/context";

/** Says that this is not the printed game. */
export function Training() {
  return (
    <p class="training" data-training>
      {useWords().say("web-training")}
    </p>
  );
}
