import { SourceNotices } from "../parts/Notices";
import { Refusal } from "../parts/Refusal";
import { useWords } from "../words/context";
import { HouseRules } from "./HouseRules";
import { KitChoice } from "./KitChoice";
import { LeftTables } from "./LeftTables";
import { LobbySeats } from "./LobbySeats";
import type { ScreenTableProps } from "./ScreenTable";

/** Before the game: how to join, who sits where, and the host's start. */
export function Lobby({ link, seen, around, box }: ScreenTableProps) {
  const words = useWords();
  return (
    <main class="lobby">
      <header class="lobby-head">
        <h1>{box.title}</h1>
        <p class="lobby-about">
          {words.say(box.training ? "web-about-training" : "web-about", { game: box.game })}
        </p>
      </header>
      <div class="lobby-joining">
        <section class="join-card" aria-label={words.say("web-join-title")}>
          <img class="qr" src={`/t/${around.code}/qr.svg`} alt={words.say("web-qr")} />
          <div class="join-how">
            <p>{words.say("web-join-how")}</p>
            <p class="join-address">{around.url}</p>
            <p class="join-code" aria-label={words.say("web-code", { code: around.code })}>
              {around.code}
            </p>
          </div>
        </section>
        <SourceNotices sources={around.sources} />
        <LeftTables {...{ link, seen, around }} />
      </div>
      <section class="lobby-seats" aria-label={words.say("web-seats")}>
        <div class="lobby-list">
          <h2>{words.say("web-seats")}</h2>
          <LobbySeats {...{ link, seen, around }} />
          {around.host && <KitChoice {...{ link, around }} />}
          {around.host && <HouseRules {...{ link, around }} />}
        </div>
        <StartGame link={link} seen={seen} around={around} />
      </section>
    </main>
  );
}

function StartGame({ link, seen, around }: Pick<ScreenTableProps, "link" | "seen" | "around">) {
  const words = useWords();
  const { allowed, key, facts } = around.startable;
  return (
    <div class="start">
      {!allowed && <p class="start-why">{words.say(key, facts)}</p>}
      {seen.refused && <Refusal {...seen.refused} around={around} />}
      {around.host ? (
        <button
          type="button"
          class="primary"
          disabled={!allowed || seen.waiting}
          onClick={() => void link.send("start", {})}
        >
          {words.say("web-start")}
        </button>
      ) : (
        <p>{words.say("web-host-starts")}</p>
      )}
    </div>
  );
}
