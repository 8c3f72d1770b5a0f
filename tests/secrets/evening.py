"""An evening at a real hub: players, the host, a screen and people who come later, every message to
whom is kept as it came."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import urlopen

from companion.games.kernel.box import Box
from companion.server.hub import Hub
from companion.server.serve import serve
from companion.tables.table import Table
from tests.server.wire import SOON, Client
from tests.tables.random_play import stop_clock


class Kept(NamedTuple):
    """A message as it came."""

    text: str
    event: str
    """Its name; "" where it is none of the hub's."""
    message: Any
    since: int
    """The revision of the table when the one before of its kind had come, or was asked for."""
    until: int
    """The revision when it came."""


class Watched(Client):
    """A client that keeps every message with the revisions between which it was made."""

    def __init__(self, evening: "Evening", reader: str, key: str | None) -> None:
        self.reader = reader
        self.kept: list[Kept] = []
        self.asked: list[str] = []
        """What this client has said itself."""
        self.key = key
        self._table = evening.table
        self._since = dict.fromkeys(("game", "around", "answer"), 0)
        super().__init__(evening.service.url, evening.table.code, key)

    @property
    def revision(self) -> int:
        return self._table.standing.revision

    def send_raw(self, text: str) -> None:
        self.asked.append(text)
        super().send_raw(text)

    def ask(self, event: str, **message: Any) -> Any:
        self._since["answer"] = self.revision
        return super().ask(event, **message)

    def follow(self) -> Any:
        """The newest view, once it has come."""
        revision = self.revision
        self.wait(lambda: self.newest("game")["revision"] >= revision)
        return self.newest("game")["view"]

    def _take(self, text: str) -> None:
        super()._take(text)
        event, message = self.messages[-1] if text.startswith("42") else ("", None)
        now = self.revision
        self.kept.append(Kept(text, event, message, self._since.get(event, now), now))
        self._since[event] = now


class Evening:
    """One hub, at which table after table is played."""

    def __init__(self, folder: Path, box: Box) -> None:
        self.box = box
        self.hub = Hub(folder, box)
        self.service = serve(self.hub, "127.0.0.1", 0)
        self._thread = threading.Thread(target=self.service.run)
        self._thread.start()
        self.clients: list[Watched] = []
        self.secret = b""

    @property
    def table(self) -> Table:
        return self.hub.current

    def sit_down(self, seats: Sequence[str], secret: bytes, **kit: Sequence[str]) -> None:
        """Everybody joins a new table and the game begins. `secret`: what chance is made of;
        `kit`: `paper` and `rulings`."""
        if self.table.standing.phase != "lobby":
            self.host.ask("new-table")
        self.leave()
        stop_clock(self.table)
        self.table._desk.course._secret = self.secret = secret
        host = self.connect("host", self.table.host_key())
        for seat in seats:
            player = self.connect(seat)
            player.key = player.ask("claim", seat=seat, name=seat.title())["key"]
        for seat in kit.get("paper", ()):
            assert host.ask("paper", seat=seat, paper=True)["accepted"]
        for row in kit.get("rulings", ()):
            assert host.ask("ruling", row=row, switched=True)["accepted"]
        assert host.ask("start")["accepted"]

    def connect(self, reader: str, key: str | None = None) -> Watched:
        self.clients.append(Watched(self, reader, key))
        return self.clients[-1]

    def come_back(self, seat: str) -> None:
        """A player's phone connects anew, with or without having been closed."""
        older = self.player(seat)
        self.connect(seat, older.key)

    def player(self, seat: str) -> Watched:
        """The newest connection of a seat, or of the host."""
        return [client for client in self.clients if client.reader == seat][-1]

    @property
    def host(self) -> Watched:
        return self.player("host")

    def follow(self) -> None:
        """Everybody has the newest view."""
        for client in self.clients:
            if client.open:
                client.follow()

    def settle(self) -> None:
        """Everybody has seen how the table stands, a draft and a proposal included."""
        self.follow()
        for client in self.clients:
            if client.open:
                client.wait(lambda client=client: self._is_shown(client))

    def _is_shown(self, client: Watched) -> bool:
        around, standing = client.newest("around"), self.table.standing
        there = (standing.draft, standing.proposal, standing.proposal_ended)
        shown = [around[name] is not None for name in ("draft", "proposal", "proposal_ended")]
        tasks = len(around["tasks"]) == len(standing.tasks)
        return tasks and shown == [each is not None for each in there]

    def get(self, path: str) -> str:
        with urlopen(f"{self.service.url}/{path}", timeout=SOON) as response:
            return str(response.read().decode())

    def leave(self) -> None:
        for client in self.clients:
            client.close()
        self.clients = []

    def stop(self) -> None:
        self.leave()
        self.service.stop()
        self._thread.join(SOON)
        self.hub.close()


@contextmanager
def evening(folder: Path, box: Box) -> Iterator[Evening]:
    opened = Evening(folder, box)
    try:
        yield opened
    finally:
        opened.stop()
