"""No raw message to a phone or the screen holds a card of somebody else's hand or deck."""

import json
import secrets
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.editions.boxes import open_box
from companion.server.hub import Hub
from companion.server.serve import serve
from companion.tables.table import Table
from tests.server.wire import SOON, Client

pytestmark = pytest.mark.slow

BOX = open_box("training")
DECKS = {
    "dark": {*BOX.edition.decks.dark_starter, *BOX.edition.decks.dark_acquire},
    "gryffindor": set(BOX.edition.decks.house_starter),
}


class Watched:
    """A hub with a host, two players and a screen, whose every raw message is kept."""

    def __init__(self, folder: Path) -> None:
        self.hub = Hub(folder, BOX)
        self.service = serve(self.hub, "127.0.0.1", 0)
        self._thread = threading.Thread(target=self.service.run)
        self._thread.start()
        self.keys = dict.fromkeys(DECKS, "")
        self.clients: list[tuple[str, Client]] = []
        for seat in DECKS:
            player = self.connect(seat)
            self.keys[seat] = player.ask("claim", seat=seat, name=seat.title())["key"]
        self.connect("screen", self.table.host_key()).ask("start")

    @property
    def table(self) -> Table:
        return self.hub.current

    def connect(self, reader: str, key: str | None = None) -> Client:
        client = Client(self.service.url, self.table.code, key)
        self.clients.append((reader, client))
        return client

    def player(self, seat: str) -> Client:
        """The newest connection of a seat."""
        return [client for reader, client in self.clients if reader == seat][-1]

    def stop(self) -> None:
        for _, client in self.clients:
            client.close()
        self.service.stop()
        self._thread.join(SOON)
        self.hub.close()


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    watched = Watched(tmp_path)
    yield watched
    watched.stop()


def turn_up(watched: Watched) -> dict[int, set[str]]:
    """Revision -> every card that was open to everybody by then, from the log itself."""
    opened: set[str] = set()
    by_revision = {}
    for row in watched.table._log.rows():
        opened |= {str(event.facts["card"]) for event in row.events if "card" in event.facts}
        by_revision[row.revision] = set(opened)
    return by_revision


def cards_in(message: Any, deck: set[str]) -> set[str]:
    text = json.dumps(message)
    return {card for card in deck if card in text}


def play_on(watched: Watched, random: Random) -> bool:
    """Whoever is asked does something, allowed or not; False when the game is over."""
    for seat in DECKS:
        player = watched.player(seat)
        revision = watched.table.standing.revision
        player.wait(lambda player=player, r=revision: player.newest("game")["revision"] >= r)
        for pending in player.newest("game")["view"]["pendings"]:
            if pending["seat"] == seat:
                act(player, pending, random)
                return True
    return False


def act(player: Client, pending: Any, random: Random) -> None:
    serial, choice = pending["serial"], random.choice(pending["options"])

    def send(event: str, **message: Any) -> None:
        player.ask(event, nonce=secrets.token_hex(8), serial=serial, **message)

    if choice[0] == "piece":
        places = [random.choice(BOX.places) for _ in range(2)]
        for place in places:
            send("draft", choices=[choice, ["to", place]])
        send("done")
        send("decide", choice=["explore", "night_march"])
    send("decide", choice=choice)


@pytest.mark.parametrize("seed", range(2))
def test_raw_messages_hold_only_open_cards_of_others(watched: Watched, seed: int) -> None:
    random = Random(seed)
    turns = 0
    while play_on(watched, random):
        turns += 1
        if turns % 15 == 0:
            watched.connect("spectator")
            seat = random.choice(list(DECKS))
            watched.connect(seat, watched.keys[seat])
    assert turns > 50
    opened = turn_up(watched)
    for reader, client in watched.clients:
        assert client.raw
        for event, message in client.messages:
            known = opened[message["revision"]] if event == "game" else set()
            for seat, deck in DECKS.items():
                if seat != reader:
                    assert cards_in(message, deck) <= known, (reader, seat, event)


def test_no_key_leaves_but_to_its_owner(watched: Watched) -> None:
    for seat, key in watched.keys.items():
        for reader, client in watched.clients:
            assert reader == seat or key not in "".join(client.raw)
