"""A table at play, unless a module wants another; a lobby, and bots for it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.bots.kinds import KINDS
from companion.tables.bot_seats import BotSeats, Pace
from companion.tables.table import Table
from tests.tables.bots import AT_ONCE, Walker
from tests.tables.counting_game import counting_box
from tests.tables.playing import begun

Bots = Callable[..., BotSeats]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = begun(tmp_path)
    yield table
    table.close()


@pytest.fixture
def lobby(tmp_path: Path) -> Iterator[Table]:
    table = Table.create(tmp_path, counting_box())
    yield table
    table.close()


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bots]:
    """Starts the bots of a table, and stops them before it closes."""
    monkeypatch.setitem(KINDS, "walker", lambda box, seed: Walker())
    playing: list[BotSeats] = []

    def bots(table: Table, pace: Pace = AT_ONCE, kind: str = "sensible") -> BotSeats:
        playing.append(BotSeats(table, pace, kind))
        return playing[-1]

    yield bots
    for each in playing:
        each.stop()
