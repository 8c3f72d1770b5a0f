"""The course of one game: its log and where it stands. What is accepted is on disk first."""

import time
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import CHANCE, Decision
from companion.games.kernel.rulings import Refused, Ruling
from companion.tables.log import Log, LogProblem, Snapshot, reading
from companion.tables.receipts import Problem, Receipt
from companion.tables.rows import Move, Position, Row, beginning, follow, played

SNAPSHOT_EVERY = 50
"""Rows between two snapshots."""
EVENTS_SHOWN = 20
"""How many of the last events are kept at hand."""
REFUSALS_KEPT = 256
"""How many refusals are remembered, to answer a repeat in the same way."""

Happened = tuple[int, Any]
"""A revision, and an event of it."""


class Course:
    """One game from its beginning to its end. Called by one thread at a time."""

    def __init__(self, box: Box, log: Log) -> None:
        """Takes up the game where the log left it. Raises LogProblem."""
        self._box = box
        self._log = log
        self._secret = log.header().secret
        self.seats = log.header().seats
        self.position: Position | None = None
        self.events: tuple[Happened, ...] = ()
        self._accepted: dict[tuple[str, str], int] = {}
        self._refused: OrderedDict[tuple[str, str], Receipt] = OrderedDict()
        if self.seats:
            self._resume(log.rows())

    def begin(self, seats: Sequence[str], nonce: str) -> Receipt:
        """Begin the game with these seats, in their order round the table."""
        moves: tuple[Move, ...] = ()
        now = time.time()
        first = Row(0, "host", nonce, None, (), now)
        try:
            start = beginning(self._box, seats)
            position, rows = played(self._box.game, start, moves, self._secret, now)
            self._log.begin(seats, (first, *rows))
        except Refused as refused:
            return self._refusal(ruling=refused.ruling)
        except LogProblem as problem:
            return self._refusal(Problem(problem.key, problem.facts))
        self.seats = tuple(seats)
        self._advance(position, (first, *rows))
        return Receipt(True, 0)

    def take(self, decisions: Sequence[Decision], origin: str, nonce: str) -> Receipt:
        """Let an origin make these decisions: all become rows, with what chance answers, or
        none does. A repeat of a nonce gets the first receipt."""
        first = self.first_receipt(origin, nonce)
        if first is not None:
            return first
        receipt = self._take(decisions, origin, nonce)
        if not receipt.accepted:
            self._refused[origin, nonce] = receipt
            if len(self._refused) > REFUSALS_KEPT:
                self._refused.popitem(last=False)
        return receipt

    def first_receipt(self, origin: str, nonce: str) -> Receipt | None:
        """What this origin's nonce was answered before, if it was."""
        revision = self._accepted.get((origin, nonce))
        if revision is not None:
            return Receipt(True, revision)
        return self._refused.get((origin, nonce))

    def _take(self, decisions: Sequence[Decision], origin: str, nonce: str) -> Receipt:
        position = self.position
        if position is None:
            return self._refusal(Problem("problem-not-begun"))
        unfit = self._unfit(position, decisions[0], origin)
        if unfit is not None:
            return self._refusal(unfit)
        moves = _moves(decisions, origin, nonce)
        try:
            after, rows = played(self._box.game, position, moves, self._secret, time.time())
            self._log.append(rows)
        except Refused as refused:
            return self._refusal(ruling=self._told(position, decisions, refused))
        except LogProblem as problem:
            return self._refusal(Problem(problem.key, problem.facts))
        self._advance(after, rows)
        return Receipt(True, self._accepted[origin, nonce])

    def _unfit(self, position: Position, decision: Decision, origin: str) -> Problem | None:
        if decision.seat != origin or origin == CHANCE:
            return Problem("problem-not-your-seat")
        asked = [p for p in self._box.game.pendings(position.state) if p.seat == decision.seat]
        if any(pending.serial == decision.pending for pending in asked):
            return None
        return Problem("problem-stale" if asked else "problem-not-asked")

    def _told(self, position: Position, decisions: Sequence[Decision], refused: Refused) -> Ruling:
        """The refusal as the mover may be told: by what that seat knows."""
        line = [decision.choice for decision in decisions]
        ruling = self._box.game.explain(position.state, decisions[0].seat, line)
        return refused.ruling if ruling.allowed else ruling

    def _refusal(self, problem: Problem | None = None, ruling: Ruling | None = None) -> Receipt:
        revision = self.position.revision if self.position is not None else 0
        return Receipt(False, revision, ruling, problem)

    def _advance(self, position: Position, rows: Sequence[Row]) -> None:
        before = self.position.revision if self.position is not None else 0
        self.position = position
        self._remember(rows)
        if position.revision // SNAPSHOT_EVERY > before // SNAPSHOT_EVERY:
            self._keep_snapshot(position)

    def _keep_snapshot(self, position: Position) -> None:
        state = self._box.game.to_json(position.state)
        # Only a cache: the rows are on disk, and a full disk shows at the next of them.
        with suppress(LogProblem):
            self._log.keep(Snapshot(position.revision, state))

    def _remember(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self._accepted.setdefault((row.origin, row.nonce), row.revision)
        new = tuple((row.revision, event) for row in rows for event in row.events)
        self.events = (self.events + new)[-EVENTS_SHOWN:]

    def _resume(self, rows: Sequence[Row]) -> None:
        self.position = self._from_snapshot(rows) or self._replay(rows, None)
        self._remember(rows)

    def _from_snapshot(self, rows: Sequence[Row]) -> Position | None:
        snapshot = self._log.snapshot()
        if snapshot is None or snapshot.revision >= len(rows):
            return None
        done = rows[: snapshot.revision + 1]
        outcomes = sum(row.origin == CHANCE for row in done)
        try:
            state = self._box.game.from_json(self._box.edition, snapshot.state)
            return self._replay(rows, Position(state, snapshot.revision, outcomes))
        except (ValueError, TypeError, LookupError, LogProblem):
            return None

    def _replay(self, rows: Sequence[Row], position: Position | None) -> Position:
        with reading(self._log.path):
            try:
                position = position or beginning(self._box, self.seats)
                for row in rows[position.revision + 1 :]:
                    if row.decision is None:
                        raise ValueError("a row without a decision")
                    position, _ = follow(self._box.game, position, row.decision)
            except Refused as refused:
                raise ValueError("a row breaks the rules") from refused
            return position


def _moves(decisions: Sequence[Decision], origin: str, nonce: str) -> tuple[Move, ...]:
    """The last decision carries the nonce, those before it derived ones: longer than any that
    comes from outside, so that they are taken for no other."""
    derived = [f"{nonce:41}{number}" for number in range(1, len(decisions))]
    return tuple(map(Move, decisions, [origin] * len(decisions), [*derived, nonce]))
