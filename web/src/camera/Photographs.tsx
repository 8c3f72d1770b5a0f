import { useEffect, useState } from "preact/hooks";

import { useWords } from "../words/context";
import type { Answer } from "./finds";
import { Found } from "./Found";
import { askJson, problemFrom, type Problem } from "./hub";
import { shrunk } from "./jpeg";
import { Trouble } from "./Trouble";

type Result = "none" | "sending" | { problem: Problem } | { answer: Answer };

/** Single photographs, for phones that give this page no camera. */
export function Photographs({ onFilm }: { onFilm: (() => void) | null }) {
  const words = useWords();
  const [picture, setPicture] = useState<string | null>(null);
  const [result, setResult] = useState<Result>("none");
  useEffect(() => () => URL.revokeObjectURL(picture ?? ""), [picture]);
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file === undefined) return;
    setResult("sending");
    try {
      const made = await shrunk(file);
      setPicture(URL.createObjectURL(made));
      setResult({ answer: await askJson<Answer>("/camera/photograph", made) });
    } catch (error) {
      setResult({ problem: problemFrom(error) });
    }
    input.value = ""; // or the same photograph could not be chosen again
  };
  return (
    <section class="photographs" data-sending={result === "sending" ? "yes" : "no"}>
      <p>{words.say("camera-photographs-how")}</p>
      <label class="photograph">
        {words.say("camera-photograph")}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          disabled={result === "sending"}
          onChange={(event) => void take(event.currentTarget)}
        />
      </label>
      <Outcome result={result} />
      {picture && <img src={picture} alt={words.say("camera-picture")} />}
      {onFilm && (
        <button type="button" data-camera="start" onClick={onFilm}>
          {words.say("camera-again")}
        </button>
      )}
    </section>
  );
}

function Outcome({ result }: { result: Result }) {
  const words = useWords();
  if (result === "none") return null;
  if (result === "sending") return <p role="status">{words.say("camera-first")}</p>;
  if ("problem" in result) return <Trouble problem={result.problem} />;
  const { look } = result.answer;
  if (look === null) return <Trouble problem={{ key: "camera-hub-slow" }} />;
  return (
    <>
      <Found look={look} />
      {look.trouble && <Trouble problem={look.trouble} />}
    </>
  );
}
