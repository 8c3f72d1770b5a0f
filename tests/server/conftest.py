"""A real hub on a free port, and clients that connect to it."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest

from companion.server.hub import Hub
from companion.server.serve import serve
from companion.tables.bot_seats import Pace
from companion.tables.table import Table
from tests.server.wire import SOON, Client
from tests.tables.counting_game import counting_box


class Connect(Protocol):
    def __call__(self, key: object = None, **how: Any) -> Client: ...


class Running:
    """A hub that is served, with its newest table."""

    def __init__(self, folder: Path) -> None:
        self.hub = Hub(folder, counting_box(), Pace(0.0, 0.0, 0.0))
        self.service = serve(self.hub, "127.0.0.1", 0)
        self.url = self.service.url
        self._thread = threading.Thread(target=self.service.run)
        self._thread.start()

    @property
    def table(self) -> Table:
        return self.hub.current

    def stop(self) -> None:
        self.service.stop()
        self._thread.join(SOON)
        self.hub.close()


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path / "data")
    yield running
    running.stop()


@pytest.fixture
def connect(running: Running) -> Iterator[Connect]:
    clients: list[Client] = []

    def connect(key: object = None, **how: Any) -> Client:
        code = how.pop("code", running.table.code)
        clients.append(Client(running.url, code, key, **how))
        return clients[-1]

    yield connect
    for client in clients:
        client.close()


Seated = Callable[..., list[Client]]


@pytest.fixture
def seated(connect: Connect, running: Running) -> Seated:
    """Connects players who take these seats and begin."""

    def seated(*seats: str) -> list[Client]:
        players = [connect() for _ in seats]
        for player, seat in zip(players, seats, strict=True):
            assert player.ask("claim", seat=seat, name=seat.title())["accepted"]
        host = connect(running.table.host_key())
        assert host.ask("start")["accepted"]
        assert host.ask("tick", task="all")["accepted"]
        for player in players:
            player.wait(lambda player=player: player.all("game"))
        return players

    return seated


@pytest.fixture
def host(connect: Connect, running: Running) -> Client:
    return connect(running.table.host_key())
