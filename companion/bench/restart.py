"""A restart in mid-game: how long until a phone sees the game again."""

import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from itertools import count
from pathlib import Path

from companion.bench.at_table import begin, play_out
from companion.bench.beside import hub_beside
from companion.bench.figures import Figure
from companion.bench.wire import Phone, wait
from companion.games.kernel.box import Box
from companion.server.hub import Hub
from companion.tables.table import Table

DECISIONS = 300


def restart(box: Box, seats: Sequence[str]) -> list[Figure]:
    """From the start of the hub's process to the first view, and the share of the game in it:
    opening its file, also without the snapshot that shortens the way."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = played(box, seats, folder)
        first_view = until_view(box, folder)
        opening = opened(folder, box)
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("delete from snapshot")
        return [
            Figure("restart-view", first_view, "seconds"),
            Figure("restart-game", opening, "seconds", "<= 1"),
            Figure("restart-whole", opened(folder, box), "seconds", "<= 1"),
        ]


def played(box: Box, seats: Sequence[str], folder: Path) -> Path:
    """The file of a game of so many decisions that is not over."""
    for number in count():
        with closing(Table.create(folder, box)) as table:
            begin(table, seats)
            play_out(table, seats, str(number), DECISIONS)
            if table.standing.phase == "playing":
                return table.path
        table.path.unlink()
    raise AssertionError


def until_view(box: Box, folder: Path) -> float:
    """Seconds from the start of a hub's process to the first view on a phone."""
    begun = time.perf_counter()
    with hub_beside(box, folder) as hub:
        phone = Phone(hub.address)
        wait([phone], lambda: "game" in phone.came)
        phone.close()
        return phone.came["game"] - begun


def opened(folder: Path, box: Box) -> float:
    """Seconds to take up the game and to see it."""
    begun = time.perf_counter()
    hub = Hub(folder, box)
    box.game.view(hub.current.standing.state, box.game.seats[0])
    taken = time.perf_counter() - begun
    hub.close()
    return taken
