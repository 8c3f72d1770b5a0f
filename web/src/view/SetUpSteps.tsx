import { useState } from "preact/hooks";

import type { Problem } from "../camera/hub";
import { Trouble } from "../camera/Trouble";
import { useWords } from "../words/context";
import { useSteps, type Step } from "./use-steps";

type Answer = (step: string, answer: string) => void;

/** The set-up of the camera, step by step. `pictured`: has a picture come? A step looks at them. */
export function SetUpSteps({ pictured }: { pictured: boolean }) {
  const words = useWords();
  const { steps, refused, answer } = useSteps();
  if (steps.length === 0) return null;
  return (
    <section class="panel">
      <h2>{words.say("camera-view-steps")}</h2>
      {!pictured && <p class="step-why">{words.say("camera-view-steps-wait")}</p>}
      <ol class="steps">
        {steps.map((step) => (
          <StepOf
            key={step.name}
            step={step}
            pictured={pictured}
            refused={refused?.step === step.name ? refused.problem : null}
            answer={answer}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  step: Step;
  pictured: boolean;
  /** Why the last answer to it was not taken. */
  refused: Problem | null;
  answer: Answer;
}

function StepOf({ step, pictured, refused, answer }: StepProps) {
  const words = useWords();
  const why = words.aside(`setup-${step.name}`, "why");
  const remedy = words.aside(step.key, "remedy", step.facts);
  return (
    <li class="step" data-step={step.name} data-state={step.state}>
      <h3>
        <Sign state={step.state} />
        {words.say(`setup-${step.name}`)}
      </h3>
      <p class="step-said">{words.say(step.key, step.facts)}</p>
      {remedy && <p class="step-why">{remedy}</p>}
      {step.state !== "done" && why && <p class="step-why">{why}</p>}
      {refused && <Trouble problem={refused} />}
      {step.state === "now" && <progress value={step.progress} max={1} />}
      <div class="step-answers">
        {step.answers.map((each) =>
          each === "number" ? (
            <NumberField key={each} step={step.name} answer={answer} />
          ) : (
            <button
              key={each}
              type="button"
              data-answer={each}
              disabled={each === "begin" && !pictured}
              onClick={() => answer(step.name, each)}
            >
              {words.say(`setup-answer-${each}`)}
            </button>
          ),
        )}
      </div>
    </li>
  );
}

function Sign({ state }: { state: Step["state"] }) {
  const words = useWords();
  return (
    <svg class="step-sign" viewBox="0 0 20 20" role="img" aria-label={words.say(`camera-step-${state}`)}>
      <circle cx="10" cy="10" r="8" />
      {state === "done" && <path d="M6 10.5l3 3 5-6.5" />}
      {state === "skipped" && <path d="M6 10h8" />}
      {state === "now" && <circle class="step-dot" cx="10" cy="10" r="3.5" />}
    </svg>
  );
}

function NumberField({ step, answer }: { step: string; answer: Answer }) {
  const words = useWords();
  const [typed, setTyped] = useState("");
  return (
    <form
      class="step-number"
      onSubmit={(event) => {
        event.preventDefault();
        answer(step, typed);
      }}
    >
      <label class="field">
        {words.say("setup-answer-number")}
        <input
          inputMode="decimal"
          required
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit" data-answer="number">
        {words.say("camera-view-take")}
      </button>
    </form>
  );
}
