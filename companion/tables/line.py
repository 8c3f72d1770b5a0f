"""The line of a game: its rows that count, and what may be taken back of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from companion.games.kernel.decisions import CHANCE, CLOCK, Choice, Decision, Event, Facts
from companion.tables.receipts import Problem
from companion.tables.rows import HOST, Row, Undo

UNDO = "event-undo"
"""(seat) took back its own last (step)."""
UNDO_HOST = "event-undo-host"
"""The host went back before a (step) of (seat)."""
UNDO_AGREED = "event-undo-agreed"
"""The table went back before a (step) of (seat), as all agreed."""
CHANCE_ANSWERED = "event-chance"
"""Something was left to chance, and the game told nothing of it."""
CHOICE = "choice"
"""What a step is called of which nobody was told what it was."""
LISTED = 5
"""So many steps back everybody may choose from."""
NAMED = 3
"""So much of what stands in a way back is named."""


class Step(NamedTuple):
    """The rows that came of one thing handed in, what chance answered among them."""

    since: int
    origin: str
    told: Event | None = None
    """What it was, as everybody was told; None if nothing was."""
    choice: Choice | None = None
    """What was chosen; only the own seat may be told."""


class Seen(NamedTuple):
    """Something hidden that somebody has seen, with a row that counts or does not any more."""

    revision: int
    event: Event
    """As everybody was told."""
    own: Mapping[str, Sequence[str]] = {}
    """Seat -> what it alone saw of it, by name."""


class Way(NamedTuple):
    """A way back: before a step and all that came after it."""

    step: Step
    seen: tuple[Seen, ...]
    """What stands in it, the newest of it: nobody unsees that."""


class Back(NamedTuple):
    """What may be taken back: a value, from which readers are told when they ask."""

    last: Step | None
    """The last step that counts; the beginning is none."""
    steps: tuple[Step, ...]
    """The last ones of seats and the host: the clock's are nobody's."""
    last_of: Mapping[str, Step]
    """Of each of them."""
    seen: tuple[Seen, ...]
    """What was hidden, the newest of it."""

    @property
    def ways(self) -> tuple[Way, ...]:
        """Before the last steps, and before the last one of each seat; the shortest way first."""
        steps = {step.since: step for step in (*self.steps, *self.last_of.values())}
        return tuple(self._way(steps[since]) for since in sorted(steps, reverse=True))

    def step(self, since: int | None) -> Step | None:
        """The step that begins with this row, if it may be taken back; the last one for None."""
        if since is None:
            return self.last
        steps = (*self.steps, *self.last_of.values())
        return next((step for step in steps if step.since == since), None)

    def refusal(self, by: str, force: bool = False, since: int | None = None) -> Problem | None:
        """Why this seat, or the host, cannot take back the last step, or the host all since some
        step; None if it can."""
        last, step = self.last, self.step(since)
        if last is None:
            return Problem("problem-undo-nothing")
        if step is None:
            return Problem("problem-undo-too-far")
        if by not in (HOST, last.origin):
            return Problem("problem-undo-other", {"seat": last.origin})
        if not self._way(step).seen or (by == HOST and force):
            return None
        return Problem("problem-undo-force" if by == HOST else "problem-undo-hidden")

    def _way(self, step: Step) -> Way:
        return Way(step, tuple(seen for seen in self.seen if seen.revision >= step.since))


class Line:
    """The rows that count. Taking some back leaves them in the log and out of here. What chance
    answered is an information boundary like everything the game hides: nobody tries again."""

    def __init__(self, hides: Callable[[Event], bool]) -> None:
        self._hides = hides
        self.rows: list[Row] = []
        self.epoch = 0
        """How often rows of chance were taken back."""
        self.back = Back(None, (), {}, ())

    def add(self, row: Row) -> Sequence[Row]:
        """Go on by a row; gives those that it takes back. Raises ValueError if it takes back what
        is not there."""
        if isinstance(row.act, Undo):
            return self._take_back(row.act.since)
        self.rows.append(row)
        self._add_step(row)
        hidden = [event for event in row.events if self._hides(event)]
        if not hidden and row.origin == CHANCE:
            hidden = [*row.events[-1:]] or [Event(CHANCE_ANSWERED, "")]
        if hidden:
            new = (Seen(row.revision, event) for event in hidden)
            self.back = self.back._replace(seen=(*self.back.seen, *new)[-NAMED:])
        return ()

    def learn(self, since: int, learnt: Callable[[], Mapping[str, Sequence[str]]]) -> None:
        """With the rows from this one on each seat has seen this; only if anything was hidden."""
        seen = self.back.seen
        if seen and seen[-1].revision >= since and (own := learnt()):
            self.back = self.back._replace(seen=(*seen[:-1], seen[-1]._replace(own=own)))

    def before(self, since: int) -> list[Row]:
        """The rows that count, up to one that is taken back."""
        return [row for row in self.rows if row.revision < since]

    def epoch_without(self, kept: Sequence[Row]) -> int:
        """The epoch of chance once only these rows count any more."""
        return self.epoch + any(row.origin == CHANCE for row in self.rows[len(kept) :])

    def _add_step(self, row: Row) -> None:
        last, steps, last_of, seen = self.back
        if row.step == row.revision != 0:
            last = Step(row.step, row.origin, _told(row), _choice(row))
        elif last is not None and last.told is None and last.since == row.step:
            last = last._replace(told=_told(row))
        else:
            return
        if last.origin != CLOCK:
            before = (step for step in steps if step.since != last.since)
            steps, last_of = (*before, last)[-LISTED:], {**last_of, last.origin: last}
        self.back = Back(last, steps, last_of, seen)

    def _take_back(self, since: int) -> Sequence[Row]:
        kept = self.before(since)
        dropped = self.rows[len(kept) :]
        if not dropped or since == 0 or dropped[0].step != since:
            raise ValueError("a row takes back what is not there")
        self.epoch = self.epoch_without(kept)
        self.rows, self.back = kept, Back(None, (), {}, self.back.seen)
        for row in kept:
            self._add_step(row)
        return dropped


def _told(row: Row) -> Event | None:
    """What tells best what was done: the first event that is about who did it, else the first."""
    if row.origin == CHANCE or not row.events:
        return None
    own = (event for event in row.events if event.facts.get("seat", row.origin) == row.origin)
    return next(own, row.events[0])


def _choice(row: Row) -> Choice | None:
    return row.act.choice if isinstance(row.act, Decision) else None


def told(by: str, step: Step) -> Event:
    """What the readable log says of an undo. No rule of a game stands behind it."""
    return Event(UNDO_HOST if by == HOST else UNDO, "", _facts(step))


def told_agreed(step: Step) -> Event:
    """What it says where the table has agreed to go back before a step."""
    return Event(UNDO_AGREED, "", _facts(step))


def _facts(step: Step) -> Facts:
    """Whose step it was, and what it was as far as everybody was told."""
    own = {"seat": step.origin, "step": CHOICE}
    if step.told is None or step.told.facts.get("seat", step.origin) != step.origin:
        return own
    return {**step.told.facts, **own, "step": step.told.key}
