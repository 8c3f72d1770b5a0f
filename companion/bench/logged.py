"""With a log: random games with the view of whoever decides, each written when it is over."""

import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from time import process_time, time
from typing import Any

from companion.bench.at_table import time_over
from companion.bench.figures import Figure
from companion.bots.kinds import players
from companion.bots.player import Player
from companion.bots.playing import MOST
from companion.games.kernel.box import Box
from companion.games.kernel.decisions import Decision
from companion.tables.log import Header, Log
from companion.tables.rows import HOST, Move, Row, beginning, played

GAMES = 40
WARM = 10
"""Games before the clock starts."""


def logged(box: Box, seats: Sequence[str]) -> list[Figure]:
    """Decisions with their views and rows, without what it takes to be safe from each to the
    next: at a table every decision is on disk before anybody is told."""
    timed_logged(box, seats, WARM)
    decisions, seconds = timed_logged(box, seats, GAMES)
    return [Figure("logged", decisions / seconds, "decisions", ">= 15,000")]


def timed_logged(box: Box, seats: Sequence[str], games: int) -> tuple[int, float]:
    """Decisions made in so many games, and the CPU seconds until all were on disk. To make the
    files is not counted."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        logs = [
            stack.enter_context(closing(new_log(Path(folder), box, str(number))))
            for number in range(games)
        ]
        begun = process_time()
        decisions = sum(play_into(log, box, seats) for log in logs)
        return decisions, process_time() - begun


def new_log(folder: Path, box: Box, seed: str) -> Log:
    """An empty log of a game that chance deals from this seed."""
    about = box.game.name, box.game.rules_version, box.name, box.digest
    return Log.create(folder / seed, Header(*about, {}, seed, seed.encode(), time()))


def play_into(log: Log, box: Box, seats: Sequence[str]) -> int:
    """Random play to the end, or until the game is given up, then written in one transaction;
    gives the number of decisions."""
    header, rows = log.header(), list[Row]()
    bots = players("random", box, seats, header.code)
    position, new = played(box.game, beginning(box, seats, {}), (), header.secret, time())
    rows += Row(0, 0, HOST, header.code, None, (), time()), *new
    while len(rows) < MOST and (decision := decision_in(box, position.state, bots)):
        move = Move(decision, decision.seat, str(len(rows)))
        position, new = played(box.game, position, (move,), header.secret, time())
        rows += new
    log.begin(seats, rows)
    return sum(row.origin in seats for row in rows)


def decision_in(box: Box, state: Any, bots: Mapping[str, Player]) -> Decision | None:
    """What is decided by whoever is asked first; None when the game is over."""
    for pending in box.game.pendings(state):
        if pending.seat in bots:
            return bots[pending.seat].decide(box.game.view(state, pending.seat))
        return time_over(box.game, state)
    return None
