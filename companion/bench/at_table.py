"""At a table: random games as they are played in earnest, with a log on disk and views."""

import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import process_time

from companion.bots.kinds import players
from companion.games.kernel.box import Box
from companion.tables.bot_seats import begin, decision_at, hand_in
from companion.tables.table import Table

GAMES = 5


def timed_at_table(box: Box, seats: Sequence[str]) -> tuple[int, float]:
    """Decisions made in `GAMES` games, each at a table with a file of its own, and the CPU
    seconds that they took: of whoever decides and of the table's writer together. Waiting for
    the disk costs none."""
    decisions, seconds = 0, 0.0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(GAMES):
            with closing(Table.create(Path(folder), box)) as table:
                begin(table, dict(zip(seats, seats, strict=True)))
                begun = process_time()
                decisions += play_out(table, seats, str(number))
                seconds += process_time() - begun
    return decisions, seconds


def play_out(table: Table, seats: Sequence[str], seed: str) -> int:
    """Random play to the end; gives the number of decisions."""
    bots, decisions = players("random", table.box, seats, seed), 0
    while (decision := decision_at(table, bots)) is not None:
        if not hand_in(table, decision).accepted:
            raise RuntimeError(f"an option was refused: {decision}")
        decisions += 1
    return decisions
