import { render } from "preact";
import { useEffect } from "preact/hooks";

import "../styles/base.css";
import "../styles/map.css";
import "../styles/table.css";
import "./screen.css";
import "./lobby.css";
import "./host.css";
import { Gate } from "../parts/Gate";
import { Message } from "../parts/Message";
import { Shell, type Loaded } from "../parts/Shell";
import { keepKey, takeHostKey } from "../table/keys";
import { Link } from "../table/link";
import { useSeen } from "../table/use-seen";
import { CATALOGUES } from "../words/catalogues";
import { Words } from "../words/words";
import { currentCode, followCurrent } from "./current";
import { ScreenTable } from "./ScreenTable";

function Screen({ link, code, ...loaded }: Loaded & { link: Link; code: string }) {
  const seen = useSeen(link);
  const leaves = seen.around !== null && seen.around.current !== code;
  useEffect(() => {
    // Whoever made the new table waits for the answer: it brings the key.
    if (leaves && !seen.waiting) location.reload();
  }, [leaves, seen.waiting]);
  return (
    <Gate link={link} seen={seen} code={code}>
      {(around) => <ScreenTable {...loaded} link={link} seen={seen} around={around} />}
    </Gate>
  );
}

async function show(page: HTMLElement): Promise<void> {
  const host = takeHostKey();
  render(<Message text={new Words(CATALOGUES, {}).say("web-no-table")} />, page);
  const code = await currentCode();
  if (host !== null) keepKey("host", code, host);
  const link = new Link(code, "host");
  render(
    <Shell code={code}>{(loaded) => <Screen {...loaded} link={link} code={code} />}</Shell>,
    page,
  );
  link.open();
  await followCurrent(code);
  location.reload();
}

const page = document.getElementById("page");
if (page) void show(page);
