import { render } from "preact";
import { useMemo } from "preact/hooks";

import "../styles/base.css";
import "../camera/trouble.css";
import "./view.css";
import "./picture.css";
import "./steps.css";
import { CATALOGUES } from "../words/catalogues";
import { WordsContext } from "../words/context";
import { Words } from "../words/words";
import { useNames } from "./use-names";
import { ViewPage } from "./ViewPage";

/** The page, in the words of the board that the camera looks at. */
function View() {
  const names = useNames();
  const words = useMemo(() => new Words(CATALOGUES, names), [names]);
  return (
    <WordsContext.Provider value={words}>
      <ViewPage />
    </WordsContext.Provider>
  );
}

const page = document.getElementById("page");
if (page) render(<View />, page);
