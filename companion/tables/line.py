"""The line of a game: its rows that count, and what may be taken back of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from companion.games.kernel.decisions import CHANCE, Event
from companion.tables.receipts import Problem
from companion.tables.rows import HOST, Row, Undo

UNDO = "event-undo"
"""(seat) took back its own last step."""
UNDO_HOST = "event-undo-host"
"""The host took back the last step, one of (seat)."""
UNDO_AGREED = "event-undo-agreed"
"""The table went back before the last step of (seat), as all agreed."""


class Step(NamedTuple):
    """The rows that came of one thing handed in, what chance answered among them."""

    since: int
    origin: str


class Line:
    """The rows that count. Taking some back leaves them in the log and out of here. What chance
    answered is an information boundary like everything the game hides: nobody tries again."""

    def __init__(self, hides: Callable[[Event], bool]) -> None:
        self._hides = hides
        self.rows: list[Row] = []
        self.epoch = 0
        """How often rows of chance were taken back."""
        self._seen = 0
        """The last row with which something hidden was seen, whether it counts or not."""
        self._sight: Event | None = None
        """What was seen with it, as everybody was told."""
        self.last: Step | None = None
        """The last step that counts; the beginning is none."""
        self._last_of: dict[str, Step] = {}

    def add(self, row: Row) -> Sequence[Row]:
        """Go on by a row; gives those that it takes back. Raises ValueError if it takes back what
        is not there."""
        if isinstance(row.act, Undo):
            return self._take_back(row.act.since)
        self.rows.append(row)
        if row.step == row.revision != 0:
            self.last = self._last_of[row.origin] = Step(row.step, row.origin)
        hidden = [event for event in row.events if self._hides(event)]
        if row.origin == CHANCE or hidden:
            self._seen = row.revision
            self._sight = (hidden or row.events or (None,))[-1]
        return ()

    def before(self, since: int) -> list[Row]:
        """The rows that count, up to one that is taken back."""
        return [row for row in self.rows if row.revision < since]

    def epoch_without(self, kept: Sequence[Row]) -> int:
        """The epoch of chance once only these rows count any more."""
        return self.epoch + any(row.origin == CHANCE for row in self.rows[len(kept) :])

    def last_of(self, seat: str) -> Step | None:
        """The last step of a seat that counts."""
        return self._last_of.get(seat)

    @property
    def steps_back(self) -> Mapping[str, Event | None]:
        """Who has made a step -> what was hidden until somebody saw it since their last one."""
        return {
            seat: self._sight if self._seen >= step.since else None
            for seat, step in self._last_of.items()
        }

    def refusal(self, by: str, force: bool = False) -> Problem | None:
        """Why this seat, or the host, cannot take back the last step; None if it can."""
        last = self.last
        if last is None:
            return Problem("problem-undo-nothing")
        if by not in (HOST, last.origin):
            return Problem("problem-undo-other", {"seat": last.origin})
        if self._seen < last.since or (by == HOST and force):
            return None
        return Problem("problem-undo-force" if by == HOST else "problem-undo-hidden")

    def _take_back(self, since: int) -> Sequence[Row]:
        kept = self.before(since)
        dropped = self.rows[len(kept) :]
        if not dropped or since == 0 or dropped[0].step != since:
            raise ValueError("a row takes back what is not there")
        self.epoch = self.epoch_without(kept)
        self.rows = kept
        steps = [Step(row.step, row.origin) for row in kept if row.step == row.revision != 0]
        self.last = steps[-1] if steps else None
        self._last_of = {step.origin: step for step in steps}
        return dropped


def told(by: str, step: Step) -> Event:
    """What the readable log says of an undo. No rule of a game stands behind it."""
    key = UNDO_HOST if by == HOST else UNDO
    return Event(key, "", {"seat": step.origin})


def told_agreed(step: Step) -> Event:
    """What it says where the table has agreed to go back before a step."""
    return Event(UNDO_AGREED, "", {"seat": step.origin})
