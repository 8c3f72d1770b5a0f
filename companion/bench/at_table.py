"""At a table: random games as they are played in earnest, with a log on disk and views."""

import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import process_time
from typing import Any

from companion.bench.disk import Disk
from companion.bench.figures import Figure
from companion.bots.kinds import players
from companion.bots.playing import MOST
from companion.games.kernel.box import Box
from companion.games.kernel.decisions import CLOCK, Decision
from companion.games.kernel.kit import PIECES
from companion.games.kernel.port import Game
from companion.tables.bot_seats import decision_at, hand_in
from companion.tables.table import Table

GAMES = 5


def at_table(box: Box, seats: Sequence[str], disk: Disk) -> list[Figure]:
    """Decisions with log and view, beside bare commits on the same disk: no table could be faster
    than those. What is left without them is the companion's own."""
    decisions, seconds = timed_at_table(box, seats)
    own = seconds / decisions - 1 / disk.per_cpu_second
    return [
        Figure("table", decisions / seconds, "decisions"),
        Figure("same", GAMES / seconds, "games"),
        Figure("disk", disk.per_cpu_second, "commits"),
        Figure("table-per-commit", decisions / seconds / disk.per_cpu_second, "times"),
        Figure("table-own", 1 / own, "decisions"),
    ]


def timed_at_table(box: Box, seats: Sequence[str]) -> tuple[int, float]:
    """Decisions made in `GAMES` games, each at a table with a file of its own, and the CPU
    seconds that they took: of whoever decides and of the table's writer together. Waiting for
    the disk costs none."""
    decisions, seconds = 0, 0.0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(GAMES):
            with closing(Table.create(Path(folder), box)) as table:
                begin(table, seats)
                begun = process_time()
                decisions += play_out(table, seats, str(number))
                seconds += process_time() - begun
    return decisions, seconds


def begin(table: Table, seats: Sequence[str]) -> None:
    """Sit down at a new table and begin, with all of it on the screen."""
    done = [table.equip(PIECES, False), *(table.claim(seat, seat, seat) for seat in seats)]
    for each in (*done, table.start("begin")):
        if not each.result().accepted:
            raise RuntimeError("no game to measure")


def play_out(table: Table, seats: Sequence[str], seed: str, most: int = MOST) -> int:
    """Random play to the end, or for so many decisions; gives their number."""
    bots, decisions = players("random", table.box, seats, seed), 0
    while decisions < most and table.standing.phase == "playing":
        decision = decision_at(table, bots) or time_over(table.box.game, table.standing.state)
        if not hand_in(table, decision).accepted:
            raise RuntimeError(f"an option was refused: {decision}")
        decisions += decision.seat != CLOCK
    return decisions


def time_over(game: Game[Any, Any], state: Any) -> Decision:
    """What the table's clock will answer, and now: nobody here needs time to think."""
    pending = next(pending for pending in game.pendings(state) if pending.seat == CLOCK)
    (choice,) = game.options(state, pending)
    return Decision(CLOCK, pending.serial, choice)
