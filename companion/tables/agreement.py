"""The table agrees: somebody proposes, and it happens unless somebody else says no."""

import time
from collections.abc import Collection
from typing import Any, NamedTuple

from companion.games.kernel.decisions import Event, Facts
from companion.games.kernel.port import Game
from companion.games.kernel.rulings import Refused, Ruling
from companion.tables.course import Course
from companion.tables.line import Way
from companion.tables.receipts import Problem, Receipt, Remembered
from companion.tables.rows import HOST, Correction
from companion.tables.seats import readable

SILENCE = 30.0
"""Seconds after which silence counts as a yes."""
TOLD = 12.0
"""Seconds for which everybody can read why a proposal came to nothing."""
OVERTAKEN = "proposal-overtaken"


class Proposal(NamedTuple):
    """What one seat wants the table to agree to."""

    number: int
    """Names it at its table."""
    by: str
    nonce: str
    what: Correction | Way
    """To set something right, or how far to go back."""
    about: tuple[Event, ...]
    """What will be told of the correction."""
    missing: tuple[str, ...]
    """The seats that have not answered."""
    until: float
    """When silence counts as a yes, in seconds of the monotonic clock."""

    @property
    def key(self) -> str:
        return "proposal-undo" if isinstance(self.what, Way) else "proposal-correct"

    @property
    def facts(self) -> Facts:
        if isinstance(self.what, Way):
            return {"seat": self.by, "of": self.what.step.origin}
        return {"seat": self.by, "reason": self.what.reason}


class Agreement:
    """The one proposal that a table may have at a time. Called by one thread at a time."""

    def __init__(
        self, game: Game[Any, Any], course: Course, silence: float = SILENCE, told: float = TOLD
    ) -> None:
        self._game = game
        self._course = course
        self._silence = silence
        self._told = told
        self._number = 0
        self._read_until = 0.0
        self._receipts = Remembered()
        self.proposal: Proposal | None = None
        self.ended: Problem | None = None
        """Why the last proposal came to nothing."""

    def propose(
        self, by: str, wanted: Correction | int | None, asked: Collection[str], nonce: str
    ) -> Receipt:
        """Put something to these seats, if it can be done; the proposer has agreed already. A
        number: to go back before the step that begins with this row; None: before the own last
        one."""
        first = self._course.first_receipt(by, nonce) or self._receipts.get(by, nonce)
        if first is not None:
            return first
        try:
            found = self._found(by, wanted)
        except Refused as refused:
            return self._answered(by, nonce, refused.ruling)
        if isinstance(found, Problem):
            return self._answered(by, nonce, found)
        self._number += 1
        missing = tuple(seat for seat in asked if seat != by)
        until = time.monotonic() + self._silence
        self.ended = None
        self.proposal = Proposal(self._number, by, nonce, *found, missing, until)
        return self._answered(by, nonce)

    def answer(self, by: str, number: int, yes: bool, nonce: str) -> Receipt:
        """What a seat says, or the host, who decides alone."""
        first = self._receipts.get(by, nonce)
        if first is not None:
            return first
        proposal = self.proposal
        if proposal is None or proposal.number != number:
            return self._answered(by, nonce, Problem("problem-no-proposal"))
        if not yes:
            key = "proposal-withdrawn" if by == proposal.by else "proposal-no"
            self.end(Problem(key, {"seat": by}))
        else:
            missing = () if by == HOST else tuple(s for s in proposal.missing if s != by)
            self.proposal = proposal._replace(missing=missing)
        return self._answered(by, nonce)

    def agreed(self) -> Proposal | None:
        """What the table has agreed to by now; it is proposed no more."""
        proposal = self.proposal
        if proposal is None or (proposal.missing and time.monotonic() < proposal.until):
            return None
        self.proposal = None
        return proposal

    def end(self, why: Problem) -> None:
        """It comes to nothing, and everybody is told why."""
        self.proposal, self.ended = None, why
        self._read_until = time.monotonic() + self._told

    def overtake(self) -> None:
        """The game has gone on: what was proposed before is not meant any more, and what had come
        to nothing is history. That it was overtaken can be read however fast the game goes."""
        if self.proposal is not None:
            self.end(Problem(OVERTAKEN, {"seat": self.proposal.by}))
        elif self.ended is not None and self.ended.key != OVERTAKEN:
            self.ended = None

    def forget(self) -> bool:
        """Was the sentence about the last proposal there for long enough to be read?"""
        if self.ended is None or time.monotonic() < self._read_until:
            return False
        self.ended = None
        return True

    def due(self) -> float | None:
        """When `agreed` or `forget` is to be called next, in seconds of the monotonic clock."""
        if self.proposal is not None:
            return self.proposal.until
        return None if self.ended is None else self._read_until

    def _found(
        self, by: str, wanted: Correction | int | None
    ) -> tuple[Correction | Way, tuple[Event, ...]] | Problem:
        """What is wanted and what everybody is told of it, or why it cannot be proposed. Raises
        Refused if it is a correction that the rules refuse."""
        moment = self._course.moment
        if moment is None:
            return Problem("problem-not-begun")
        if self.proposal is not None:
            return Problem("problem-proposal-open")
        if isinstance(wanted, Correction):
            return self._correction(moment.state, wanted)
        for way in self._course.back.ways:
            if way.step.origin == by if wanted is None else way.step.since == wanted:
                return way, ()
        return Problem("problem-undo-nothing" if wanted is None else "problem-undo-too-far")

    def _correction(
        self, state: Any, correction: Correction
    ) -> tuple[Correction, tuple[Event, ...]] | Problem:
        """Nobody can agree to what is kept from them, such as the cards of a hand."""
        correction = correction._replace(reason=readable(correction.reason))
        if not correction.reason:
            return Problem("problem-no-reason")
        _, events = self._game.correct(state, correction.choice)
        hidden = any(map(self._game.hides, events))
        return Problem("problem-proposal-hidden") if hidden else (correction, tuple(events))

    def _answered(self, by: str, nonce: str, why: Problem | Ruling | None = None) -> Receipt:
        moment = self._course.moment
        revision = moment.revision if moment is not None else 0
        ruling = why if isinstance(why, Ruling) else None
        problem = why if isinstance(why, Problem) else None
        return self._receipts.keep(by, nonce, Receipt(why is None, revision, ruling, problem))
