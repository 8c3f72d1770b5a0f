"""The clock: what nobody answers is answered by the game itself, in time and not before."""

import time
from pathlib import Path

from companion.games.kernel.decisions import CLOCK, Choice, Decision, Pending
from companion.tables.clock import Clock
from companion.tables.table import Table

from .counting_game import CountingGame, State, counting_box
from .playing import SOON, asked, decide, option, state


class HastyGame(CountingGame):
    """Who does not move a piece in time stays."""

    def absent(self, state: State, pending: Pending) -> Choice | None:
        return ("stay",) if pending.kind == "piece" else None


GAME = HastyGame()
PIECE = State(("red", "blue"), (), {}, (), {}, stage="piece")


def test_what_the_game_waits_for_never_falls_due() -> None:
    clock = Clock(GAME, limit=0)
    clock.watch(PIECE._replace(stage="card"))
    assert clock.due() is None
    assert not list(clock.answers())


def test_an_answer_falls_due_after_the_limit() -> None:
    clock = Clock(GAME, limit=100)
    before = time.monotonic()
    clock.watch(PIECE)
    due = clock.due()
    assert due is not None
    assert due >= before + 100
    assert not list(clock.answers())
    clock = Clock(GAME, limit=0)
    clock.watch(PIECE)
    assert list(clock.answers()) == [Decision("red", 1, ("stay",))]


def test_the_time_runs_from_the_first_asking() -> None:
    clock = Clock(GAME, limit=100)
    clock.watch(PIECE)
    first = clock.due()
    clock.watch(PIECE._replace(lying=("red-1",)))
    assert clock.due() == first
    clock.watch(PIECE._replace(serial=2))
    assert clock.due() != first


def test_the_clock_itself_is_asked_for_the_least_time() -> None:
    class TimedGame(HastyGame):
        def pendings(self, state: State) -> tuple[Pending, ...]:
            return (Pending(7, CLOCK, "piece", "CNT-3"), Pending(7, "red", "piece", "CNT-3"))

    clock = Clock(TimedGame(), least=0, limit=100)
    clock.watch(PIECE)
    assert [decision.seat for decision in clock.answers()] == [CLOCK]


def test_at_a_table_it_is_answered_as_a_row_of_the_log(tmp_path: Path) -> None:
    box = counting_box()._replace(game=GAME)
    table = Table.create(tmp_path, box)
    table._desk.clock = Clock(GAME, limit=0.05)
    for seat in ("red", "blue"):
        table.claim(seat, seat, f"{seat}-sits-down-here").result(SOON)
    table.start("go").result(SOON)
    assert decide(table, option(table), "a card").accepted
    until = time.monotonic() + SOON
    while state(table).turn == 0 and time.monotonic() < until:
        time.sleep(0.01)
    assert (state(table).turn, asked(table).seat) == (1, "blue")
    table.close()
    again = Table.open(table.path, box)
    assert state(again).turn == 1
    again.close()
