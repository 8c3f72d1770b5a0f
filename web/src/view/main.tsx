import { render } from "preact";

import "../styles/base.css";
import "../camera/trouble.css";
import "./view.css";
import "./picture.css";
import "./steps.css";
import { CATALOGUES } from "../words/catalogues";
import { WordsContext } from "../words/context";
import { Words } from "../words/words";
import { ViewPage } from "./ViewPage";

const page = document.getElementById("page");
if (page) {
  const words = new Words(CATALOGUES, {});
  render(
    <WordsContext.Provider value={words}>
      <ViewPage />
    </WordsContext.Provider>,
    page,
  );
}
