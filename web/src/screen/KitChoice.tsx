import type { KitOut } from "../generated";
import { useWords } from "../words/context";
import type { ScreenTableProps } from "./ScreenTable";

const KINDS: readonly KitOut["pieces"][] = ["real", "screen"];

/** The host says whether the pawns stand on a real board. */
export function KitChoice({ link, around }: Pick<ScreenTableProps, "link" | "around">) {
  const words = useWords();
  return (
    <fieldset class="kit">
      <legend>{words.say("web-kit")}</legend>
      {KINDS.map((pieces) => (
        <label key={pieces} data-kit={pieces}>
          <input
            type="radio"
            name="kit"
            value={pieces}
            checked={around.kit.pieces === pieces}
            onChange={() => void link.send("kit", { pieces })}
          />
          <span>{words.say(`web-kit-${pieces}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
