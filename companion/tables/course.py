"""The course of one game: its log and where it stands. What is accepted is on disk first."""

import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import CHANCE, CLOCK, Choice, Decision, Event
from companion.games.kernel.rulings import Refused, Ruling
from companion.tables import line as lines
from companion.tables.line import Back, Line, Step
from companion.tables.log import Log, LogProblem, reading
from companion.tables.receipts import Problem, Receipt, Remembered
from companion.tables.rows import (
    HOST,
    Correction,
    Moment,
    Move,
    Row,
    Undo,
    beginning,
    folded,
    played,
)
from companion.tables.snapshots import Snapshots

EVENTS_SHOWN = 20
"""How many of the last events are kept at hand."""
CORRECTED = "event-corrected"
"""The host set something right, for a (reason)."""
AGREED = "event-agreed"
"""The table agreed that (seat) sets something right, for a (reason)."""


class Happened(NamedTuple):
    """An event of the readable log."""

    revision: int
    event: Event
    undone: bool = False
    """Was it taken back?"""


class Course:
    """One game from its beginning to its end. Called by one thread at a time."""

    def __init__(self, box: Box, log: Log) -> None:
        """Takes up the game where the log left it. Raises LogProblem."""
        self._box = box
        self._log = log
        self._secret = log.header().secret
        self.seats = log.header().seats
        self.moment: Moment | None = None
        self.events: tuple[Happened, ...] = ()
        self.newest: tuple[Happened, ...] = ()
        """What happened with what was handed in last."""
        self._line = Line(box.game.hides)
        self._snapshots = Snapshots(box, log)
        self._accepted: dict[tuple[str, str], int] = {}
        self._refused = Remembered()
        if self.seats:
            self._resume(log.rows())

    def begin(self, seats: Sequence[str], nonce: str, options: Mapping[str, Any]) -> Receipt:
        """Begin the game with these seats, in their order round the table."""
        now = time.time()
        first = Row(0, 0, HOST, nonce, None, (), now)
        try:
            start = beginning(self._box, seats, options)
            moment, rows = played(self._box.game, start, (), self._secret, now)
            self._log.begin(seats, (first, *rows))
        except Refused as refused:
            return self._refusal(ruling=refused.ruling)
        except LogProblem as problem:
            return self._refusal(Problem(problem.key, problem.facts))
        self.seats = tuple(seats)
        self._advance(moment, (first, *rows))
        return Receipt(True, 0)

    def take(self, decisions: Sequence[Decision], origin: str, nonce: str) -> Receipt:
        """Let an origin make these decisions: all become rows, with what chance answers, or
        none does. A repeat of a nonce gets the first receipt."""
        first = self.first_receipt(origin, nonce)
        if first is not None:
            return first
        try:
            receipt = self._take(decisions, origin, nonce)
        except LogProblem as problem:
            return self._unwritten(problem)
        return receipt if receipt.accepted else self._refused.keep(origin, nonce, receipt)

    def correct(self, correction: Correction, by: str, nonce: str) -> Receipt:
        """Let the host set something right, or a seat as the table has agreed; the reason is told
        to everybody."""
        first = self.first_receipt(by, nonce)
        if first is not None:
            return first
        moves = [Move(correction, by, nonce)]
        try:
            receipt = self._play(moves)
        except Refused as refused:
            receipt = self._refusal(ruling=refused.ruling)
        except LogProblem as problem:
            return self._unwritten(problem)
        return receipt if receipt.accepted else self._refused.keep(by, nonce, receipt)

    def undo(self, by: str, nonce: str, force: bool = False, since: int | None = None) -> Receipt:
        """Take back the last step: a seat its own one, until something hidden was seen; the
        host anybody's, or all since some step, with `force` past that too."""
        first = self.first_receipt(by, nonce)
        if first is not None:
            return first
        refusal, step = self._cannot_undo(by, force, since), self.back.step(since)
        if refusal is not None or step is None:
            return self._refused.keep(by, nonce, self._refusal(refusal))
        return self._take_back(step, by, nonce, lines.told(by, step))

    def go_back(self, step: Step, by: str, nonce: str) -> Receipt:
        """Take back a step and all that came after it, as the table has agreed."""
        return self._take_back(step, by, nonce, lines.told_agreed(step))

    @property
    def back(self) -> Back:
        """How far the table can go back, and what stands in the way."""
        return self._line.back

    def _take_back(self, step: Step, by: str, nonce: str, told: Event) -> Receipt:
        """Go back before a step."""
        kept = self._line.before(step.since)
        back = self._replayed(kept)
        revision = self._revision + 1
        row = Row(revision, revision, by, nonce, Undo(step.since), (told,), time.time())
        try:
            self._log.append([row])
        except LogProblem as problem:
            return self._unwritten(problem)
        epoch = self._line.epoch_without(kept)
        self._advance(back._replace(revision=revision, epoch=epoch), [row])
        return Receipt(True, revision)

    def keep_snapshot(self) -> None:
        """Keep a snapshot if it is time. It takes the disk longer than a decision, so everybody
        is told first."""
        if self.moment is not None:
            self._snapshots.keep(self.moment)

    @property
    def played(self) -> float | None:
        """When the last row was made that counts."""
        return self._line.rows[-1].time if self._line.rows else None

    def counts(self, revision: int) -> bool:
        """Is this row still one of those that count?"""
        return any(row.revision == revision for row in reversed(self._line.rows))

    def _cannot_undo(self, by: str, force: bool, since: int | None) -> Problem | None:
        if self.moment is None:
            return Problem("problem-not-begun")
        return self.back.refusal(by, force, since)

    def refused(self, seat: str, line: Sequence[Choice]) -> Receipt:
        """The refusal of a line of choices by the seat asked, by what that seat knows. The true
        ruling may rest on what was seen on the way, which has not happened now."""
        if self.moment is None:
            return self._refusal(Problem("problem-not-begun"))
        ruling = self._box.game.explain(self.moment.state, seat, line)
        if ruling.allowed:
            return self._refusal(Problem("problem-unforeseen"))
        return self._refusal(ruling=ruling)

    def first_receipt(self, origin: str, nonce: str) -> Receipt | None:
        """What this origin's nonce was answered before, if it was."""
        revision = self._accepted.get((origin, nonce))
        if revision is not None:
            return Receipt(True, revision)
        return self._refused.get(origin, nonce)

    def _take(self, decisions: Sequence[Decision], origin: str, nonce: str) -> Receipt:
        moment = self.moment
        if moment is None:
            return self._refusal(Problem("problem-not-begun"))
        unfit = self._unfit(moment, decisions[0], origin)
        if unfit is not None:
            return self._refusal(unfit)
        try:
            return self._play(_moves(decisions, origin, nonce))
        except Refused:
            return self.refused(origin, [decision.choice for decision in decisions])

    def _play(self, moves: Sequence[Move]) -> Receipt:
        """Raises Refused and LogProblem."""
        if self.moment is None:
            return self._refusal(Problem("problem-not-begun"))
        now = time.time()
        after, rows = played(self._box.game, self.moment, moves, self._secret, now)
        rows = tuple(map(_with_reason, rows))
        self._log.append(rows)
        self._advance(after, rows)
        return Receipt(True, self._accepted[moves[-1].origin, moves[-1].nonce])

    def _unwritten(self, problem: LogProblem) -> Receipt:
        """Not kept for a repeat: once the disk has room again, the same may be tried."""
        return self._refusal(Problem(problem.key, problem.facts))

    def _unfit(self, moment: Moment, decision: Decision, origin: str) -> Problem | None:
        if origin == CHANCE or origin not in (decision.seat, CLOCK):
            return Problem("problem-not-your-seat")
        asked = [p for p in self._box.game.pendings(moment.state) if p.seat == decision.seat]
        if any(pending.serial == decision.pending for pending in asked):
            return None
        return Problem("problem-stale" if asked else "problem-not-asked")

    def _refusal(self, problem: Problem | None = None, ruling: Ruling | None = None) -> Receipt:
        return Receipt(False, self._revision, ruling, problem)

    @property
    def _revision(self) -> int:
        return self.moment.revision if self.moment is not None else 0

    def _advance(self, moment: Moment, rows: Sequence[Row]) -> None:
        before, self.moment = self.moment, moment
        self.newest = tuple(happened for row in rows for happened in self._add(row))
        if before is None:
            return
        learnt = partial(self._box.game.learnt, before.state, moment.state)
        self._line.learn(rows[0].revision, learnt)

    def _add(self, row: Row) -> Sequence[Happened]:
        """A row is on disk; gives what happened. Raises ValueError if it does not fit to those
        before."""
        dropped = {each.revision for each in self._line.add(row)}
        self._accepted.setdefault((row.origin, row.nonce), row.revision)
        if dropped:
            self.events = tuple(
                happened._replace(undone=happened.undone or happened.revision in dropped)
                for happened in self.events
            )
        new = [Happened(row.revision, event) for event in row.events]
        self.events = (*self.events, *new)[-EVENTS_SHOWN:]
        return new

    def _resume(self, rows: Sequence[Row]) -> None:
        with reading(self._log.path):
            for row in rows:
                self._add(row)
        at = self._snapshots.take_up(rows, self._line) or self._replayed(self._line.rows)
        self.moment = at._replace(revision=len(rows) - 1, epoch=self._line.epoch)

    def _replayed(self, rows: Sequence[Row]) -> Moment:
        """Where the game stands after these rows that count, played from the beginning."""
        with reading(self._log.path):
            try:
                start = beginning(self._box, self.seats, self._log.header().options)
                return folded(self._box.game, start, rows[1:])
            except Refused as refused:
                raise ValueError("a row breaks the rules") from refused


def _moves(decisions: Sequence[Decision], origin: str, nonce: str) -> tuple[Move, ...]:
    """The last decision carries the nonce, those before it derived ones: longer than any that
    comes from outside, so that they are taken for no other."""
    derived = [f"{nonce:41}{number}" for number in range(1, len(decisions))]
    return tuple(map(Move, decisions, [origin] * len(decisions), [*derived, nonce]))


def _with_reason(row: Row) -> Row:
    """A correction tells first why it was made."""
    if not isinstance(row.act, Correction):
        return row
    why = Event(CORRECTED, "", {"reason": row.act.reason})
    if row.origin != HOST:
        why = Event(AGREED, "", {"seat": row.origin, **why.facts})
    return row._replace(events=(why, *row.events))
