import { render } from "preact";

import "../styles/base.css";
import "./lost.css";
import { Message } from "../parts/Message";
import { currentCode } from "../screen/current";
import { CATALOGUES } from "../words/catalogues";
import { Words } from "../words/words";

const words = new Words(CATALOGUES, {});

/** What stands behind /t/ is meant to be a table's code. */
const problem = location.pathname.startsWith("/t/") ? "problem-unknown-table" : "problem-no-page";

/** An address that leads nowhere: why, and the ways on. */
function Lost({ code }: { code: string | null }) {
  return (
    <Message text={words.say(problem)}>
      <nav class="lost-ways">
        {code !== null && (
          <a class="primary" href={`/t/${encodeURIComponent(code)}`}>
            {words.say("web-lost-join", { code })}
          </a>
        )}
        <a href="/">{words.say("web-lost-screen")}</a>
      </nav>
    </Message>
  );
}

async function show(page: HTMLElement): Promise<void> {
  render(<Lost code={null} />, page);
  render(<Lost code={await currentCode()} />, page);
}

const page = document.getElementById("page");
if (page) void show(page);
