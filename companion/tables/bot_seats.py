"""Bots at a table: they see their own seats' views and hand in decisions like anyone else."""

import secrets
import time
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from companion.bots.kinds import DEFAULT, players
from companion.bots.player import Player
from companion.games.kernel.decisions import Decision, Pending
from companion.games.kernel.kit import PIECES
from companion.tables.log import LogProblem
from companion.tables.receipts import Receipt
from companion.tables.standing import Standing
from companion.tables.table import Table
from companion.tables.writer import Writer


class Pace(NamedTuple):
    """Seconds before a decision, so that people can follow."""

    decision: float = 1.5
    move: float = 3.0
    """After a piece has moved by itself, on the screen."""
    answer: float = 0.5
    """Where the question has a time limit, so that everybody waits."""
    patience: float = 60.0
    """With hands that are not done as far as sensors tell: one of those may be broken."""


def begin(table: Table, seats: Iterable[str], name: str) -> None:
    """Let bots of this name play these seats of a new table, and begin, with all of it on the
    screen. Raises LogProblem if the table cannot."""
    _done(table.equip(PIECES, False).result())
    for seat in seats:
        _done(table.seat_bot(seat, name).result())
    _done(table.start(secrets.token_hex()).result())


def decision_at(table: Table, players: Mapping[str, Player]) -> Decision | None:
    """What the first of these players who is asked decides, or None if none is."""
    standing = table.standing
    pending = asked_of(table, standing, players)
    if pending is None:
        return None
    return players[pending.seat].decide(table.box.game.view(standing.state, pending.seat))


def asked_of(table: Table, standing: Standing, seats: Iterable[str]) -> Pending | None:
    """The first question that one of these seats is asked."""
    if standing.phase != "playing":
        return None
    pendings = table.box.game.pendings(standing.state)
    return next((pending for pending in pendings if pending.seat in seats), None)


def hand_in(table: Table, decision: Decision) -> Receipt:
    """Submit a bot's decision and wait for what comes of it. Raises RuntimeError if the table is
    closed."""
    return table.submit(decision, decision.seat, secrets.token_hex()).result()


class BotSeats:
    """Plays the seats of a table that bots have, whoever gives them one or takes it, on a thread
    of its own: thinking must not hold up the table."""

    def __init__(self, table: Table, pace: Pace | None = None, kind: str = DEFAULT) -> None:
        self._table = table
        self._pace = pace or Pace()
        self._kind = kind
        self._players: dict[str, Player] = {}
        self._seen = table.standing
        self._due: float | None = None
        """When the next decision is made, in seconds of the monotonic clock."""
        self._thread = Writer(f"bots of {table.code}", lambda: self._due, self._decide)
        table.listen(lambda change: self._hear())
        self._thread.do(self._look)

    def stop(self) -> None:
        """End before the table closes; a decision that was handed in is made."""
        self._thread.close()

    def _hear(self) -> None:
        if self._table.standing.bots:
            self._thread.do(self._look)

    def _look(self) -> None:
        """The table has changed. What does not concern the next decision leaves it due when it
        was."""
        before, now = self._seen, self._table.standing
        self._seen = now
        pause = self._pause(before, now)
        if pause is None:
            self._due = None
        elif self._due is None or before.state is not now.state or before.tasks != now.tasks:
            self._due = time.monotonic() + pause

    def _pause(self, before: Standing, now: Standing) -> float | None:
        """Seconds until a decision; None where none is asked for, where the table talks about
        going back, or as long as hands have something to do that only they can say is done."""
        pending = asked_of(self._table, now, now.bots)
        if pending is None or now.proposal is not None:
            return None
        game = self._table.box.game
        if game.absent(now.state, pending) is not None:
            return self._pace.answer
        if now.tasks:
            by_tap = any(task.tick is not None for task in now.tasks)
            return None if by_tap else self._pace.patience
        moved = before.state is not None and game.layout(before.state) != game.layout(now.state)
        return self._pace.move if moved else self._pace.decision

    def _decide(self) -> None:
        self._due = None
        decision = decision_at(self._table, self._seated())
        if decision is None:
            return
        try:
            receipt = hand_in(self._table, decision)
        except RuntimeError:
            return
        if not receipt.accepted:
            # The game went on meanwhile, which is news; or a full disk may have room again.
            self._due = time.monotonic() + self._pace.move

    def _seated(self) -> Mapping[str, Player]:
        """The players of the seats that bots have now. Who gets a seat again is a new one."""
        bots, box = self._table.standing.bots, self._table.box
        new = [seat for seat in bots if seat not in self._players]
        kept = {seat: player for seat, player in self._players.items() if seat in bots}
        self._players = {**kept, **players(self._kind, box, new, secrets.token_hex())}
        return self._players


def _done(receipt: Receipt) -> None:
    if receipt.problem is not None:
        raise LogProblem(receipt.problem.key, **receipt.problem.facts)
