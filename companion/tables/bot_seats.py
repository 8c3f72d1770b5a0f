"""Bots at a table: they take seats, see their own views and hand in decisions like anyone else."""

import secrets
import threading
from collections.abc import Mapping
from typing import NamedTuple

from companion.bots.player import Player
from companion.games.kernel.decisions import Decision
from companion.games.kernel.kit import PIECES
from companion.tables.log import LogProblem
from companion.tables.receipts import Receipt
from companion.tables.standing import Standing
from companion.tables.table import Table


class Pace(NamedTuple):
    """Seconds between two decisions, so that people can follow."""

    decision: float = 1.5
    move: float = 3.0
    """After a piece has moved."""


def begin(table: Table, names: Mapping[str, str]) -> None:
    """Take these seats of a new table (seat -> name) and begin, with all of it on the screen.
    Raises LogProblem if the table cannot."""
    _taken(table.equip(PIECES, False).result())
    for seat, name in names.items():
        _taken(table.claim(seat, name, secrets.token_hex()).result())
    _taken(table.start(secrets.token_hex()).result())


def decision_at(table: Table, players: Mapping[str, Player]) -> Decision | None:
    """What the first of these players who is asked decides, or None if none is."""
    game, standing = table.box.game, table.standing
    if standing.phase != "playing":
        return None
    asked = (pending.seat for pending in game.pendings(standing.state))
    seat = next((seat for seat in asked if seat in players), None)
    return players[seat].decide(game.view(standing.state, seat)) if seat is not None else None


def hand_in(table: Table, decision: Decision) -> Receipt:
    """Submit a bot's decision and wait for what comes of it. Raises RuntimeError if the table is
    closed."""
    return table.submit(decision, decision.seat, secrets.token_hex()).result()


class BotSeats:
    """A thread beside a table that plays some of its seats until the game is over."""

    def __init__(self, table: Table, players: Mapping[str, Player], pace: Pace | None = None):
        self._table = table
        self._players = players
        self._pace = pace or Pace()
        self._news = threading.Event()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"bots of {table.code}", daemon=True)
        table.listen(lambda change: self._news.set())
        self._thread.start()

    def stop(self) -> None:
        """End before the table closes; a decision that was handed in is made."""
        self._stopped.set()
        self._news.set()
        self._thread.join()

    def _run(self) -> None:
        before = self._table.standing
        while not self._stopped.is_set() and self._table.standing.phase != "over":
            self._news.clear()
            standing = self._table.standing
            decision = decision_at(self._table, self._players)
            if decision is None:
                self._news.wait()
                continue
            before, pause = standing, self._pause(before, standing)
            if not self._stopped.wait(pause) and not self._hand_in(decision):
                return

    def _pause(self, before: Standing, now: Standing) -> float:
        layout = self._table.box.game.layout
        if before.state is None or layout(before.state) == layout(now.state):
            return self._pace.decision
        return self._pace.move

    def _hand_in(self, decision: Decision) -> bool:
        """False once the table is closed. A refusal means that the game went on meanwhile, which
        the next look at it shows."""
        try:
            hand_in(self._table, decision)
        except RuntimeError:
            return False
        return True


def _taken(receipt: Receipt) -> None:
    if receipt.problem is not None:
        raise LogProblem(receipt.problem.key, **receipt.problem.facts)
