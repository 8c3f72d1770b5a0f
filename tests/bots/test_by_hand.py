"""Whole games of bots on a real board: people do nothing but what the tasks say."""

import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from companion.bots.playing import seating
from companion.editions.boxes import open_box
from companion.games.kernel.layout import Layout
from companion.tables.bot_seats import BotSeats, Pace
from companion.tables.clock import Clock
from companion.tables.rows import HOST
from companion.tables.table import Table
from companion.tracking.tasks import ALL
from tests.tables.board import Board

BOX = open_box("training")
STUCK = 20
"""Seconds without a step after which a game does not go on any more."""
NONCES = count()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """A table of bots, whose clock gives nobody time to think."""
    table = Table.create(tmp_path, BOX)
    table._desk.clock = Clock(BOX.game, least=0.0)
    for seat in seating(BOX, 3) or ():
        assert table.seat_bot(seat, "Bot").result().accepted
    yield table
    table.close()


def tick(table: Table, task: str) -> None:
    table.tick(task, HOST, f"tick {next(NONCES)}").result()


def play(table: Table, board: Board | None = None) -> int:
    """Let the bots play while somebody does the first thing that there is to do; how often."""
    assert table.start("go").result().accepted
    tick(table, ALL)
    bots = BotSeats(table, Pace(0.0, 0.0, 0.0))
    done, newest, since = 0, 0, time.monotonic()
    while table.standing.phase == "playing":
        standing = table.standing
        if standing.revision != newest:
            newest, since = standing.revision, time.monotonic()
        assert time.monotonic() - since < STUCK, standing.tasks
        ticks = [task.tick for task in standing.tasks if task.tick]
        if ticks:
            tick(table, ticks[0])
        elif standing.tasks and board is not None:
            board.see(felt(BOX.game.layout(standing.state)))
        done += bool(standing.tasks)
        time.sleep(0.002)
    bots.stop()
    return done


def felt(layout: Layout) -> dict[str, bool]:
    """What a sensor on every space feels of pieces that stand as they should."""
    there = {spot.place for spot in layout.values() if not spot.lying}
    return {place: place in there for place in BOX.places}


@pytest.mark.parametrize("real", [(), tuple(part.name for part in BOX.game.parts)])
def test_tapped_tasks_are_all_that_bots_need(table: Table, real: tuple[str, ...]) -> None:
    for part in real:
        assert table.equip(part, True).result().accepted
    assert play(table) > 20
    assert [task.key for task in table.standing.tasks] == ["task-clear-away"]


@pytest.mark.slow
def test_a_board_that_feels_ticks_by_itself(table: Table) -> None:
    board = Board()
    table.attach(board)
    board.see(felt({}))
    assert play(table, board) > 20
