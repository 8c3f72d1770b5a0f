"""Bots at a real table."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.bots.kinds import players
from companion.tables.bot_seats import BotSeats, Pace, begin, decision_at, hand_in
from companion.tables.log import LogProblem
from companion.tables.table import Table
from tests.server.wire import until
from tests.tables.counting_game import counting_box

AT_ONCE = Pace(0.0, 0.0)
NEVER = Pace(1e6, 1e6)
SEATS = {"red": "Bot 1", "blue": "Bot 2"}

Bots = Callable[..., BotSeats]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table.create(tmp_path, counting_box())
    begin(table, SEATS)
    yield table
    table.close()


@pytest.fixture
def bots(table: Table) -> Iterator[Bots]:
    seated: list[BotSeats] = []

    def bots(*seats: str, pace: Pace = AT_ONCE) -> BotSeats:
        seated.append(BotSeats(table, players("simple", table.box, seats, "bots"), pace))
        return seated[-1]

    yield bots
    for each in seated:
        each.stop()


def threads() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name.startswith("bots")]


def test_they_take_seats_and_play_to_the_end(table: Table, bots: Bots) -> None:
    assert table.standing.names == SEATS
    bots("red", "blue")
    until(lambda: table.standing.phase == "over")
    until(lambda: not threads())


def test_they_play_their_own_seats_alone(table: Table, bots: Bots) -> None:
    human = players("random", table.box, ("blue",), "human")
    bots("red")
    for _ in range(4):
        decision = until(lambda: decision_at(table, human))
        assert decision.seat == "blue"
        assert hand_in(table, decision).accepted


def test_they_wait_between_decisions_and_stop_when_asked(table: Table, bots: Bots) -> None:
    before = table.standing.revision
    slow = bots("red", "blue", pace=NEVER)
    slow.stop()
    assert table.standing.revision == before
    assert not threads()


def test_they_end_with_the_table(tmp_path: Path) -> None:
    table = Table.create(tmp_path, counting_box())
    begin(table, SEATS)
    BotSeats(table, players("simple", table.box, SEATS, "end"), Pace(0.2, 0.2))
    table.close()
    until(lambda: not threads())


def test_a_seat_that_is_taken_is_a_problem(tmp_path: Path) -> None:
    table = Table.create(tmp_path, counting_box())
    assert table.claim("red", "Ann", "ann-sits-down-here").result().accepted
    with pytest.raises(LogProblem, match="seat-taken"):
        begin(table, SEATS)
    table.close()
