import { render } from "preact";

import "../styles/base.css";
import "./trouble.css";
import "./camera.css";
import { CATALOGUES } from "../words/catalogues";
import { WordsContext } from "../words/context";
import { Words } from "../words/words";
import { CameraPage } from "./CameraPage";

const page = document.getElementById("page");
if (page) {
  const words = new Words(CATALOGUES, {});
  render(
    <WordsContext.Provider value={words}>
      <CameraPage />
    </WordsContext.Provider>,
    page,
  );
}
