import { useState } from "preact/hooks";

import { useWords } from "../words/context";

interface ConfirmProps {
  /** What a test finds it by. */
  name: string;
  label: string;
  /** What the first button says besides. */
  hint?: string;
  /** What it means to go on; asked before. */
  question: string;
  /** The second button, which goes on. */
  sure: string;
  disabled: boolean;
  onSure: () => void;
}

/** A button for what should not happen by a slip: it asks once more. */
export function Confirm({ name, label, hint, question, sure, disabled, onSure }: ConfirmProps) {
  const words = useWords();
  const [asking, setAsking] = useState(false);
  const goOn = () => {
    setAsking(false);
    onSure();
  };
  if (!asking) {
    return (
      <button
        type="button"
        class="choice"
        data-host={name}
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        <span>{label}</span>
        {hint && <small>{hint}</small>}
      </button>
    );
  }
  return (
    <div ref={show} class="confirm" role="group" aria-label={label}>
      <p role="status">{question}</p>
      <button
        type="button"
        class="primary"
        data-host={`${name}-sure`}
        disabled={disabled}
        onClick={goOn}
      >
        {sure}
      </button>
      <button type="button" class="quiet" onClick={() => setAsking(false)}>
        {words.say("web-host-no")}
      </button>
    </div>
  );
}

/** What is asked once more takes more room than its button did. */
function show(group: HTMLElement | null): void {
  group?.scrollIntoView({ block: "nearest" });
}
