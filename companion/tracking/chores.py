"""Chores: what a player whose cards are real must still do with them, in order."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from companion.games.kernel.decisions import Facts
from companion.tracking.tasks import Task

SET_UP = "task-paper-set-up"
OWN = "own"
"""Ticks all chores of a seat."""
UNDONE = "task-paper-undone"
"""What was done already has been taken back."""


class Chore(NamedTuple):
    """One thing for a seat's hands to do. It holds only what everybody may know."""

    seat: str
    revision: int
    """The row of the log that it came with."""
    number: int
    """Among the chores of that row."""
    key: str
    facts: Facts
    done: bool = False

    @property
    def tick(self) -> str:
        return f"{self.revision}.{self.number}"


class Chores(NamedTuple):
    """The chores of all seats so far: a value."""

    all: tuple[Chore, ...] = ()

    def of(self, seat: str) -> tuple[Task, ...]:
        """What a seat must still do."""
        left = (chore for chore in self.all if chore.seat == seat and not chore.done)
        return tuple(Task(chore.key, chore.facts, chore.tick) for chore in left)

    @property
    def newest(self) -> int:
        """The newest row that a chore came with."""
        return max((chore.revision for chore in self.all), default=0)

    def add(self, seat: str, revision: int, key: str, facts: Facts | None = None) -> "Chores":
        number = sum(chore.revision == revision for chore in self.all)
        return Chores((*self.all, Chore(seat, revision, number, key, facts or {})))

    def do(self, seat: str, tick: str) -> "Chores":
        """The chores once a seat has done one, or `OWN` for all."""
        return Chores(
            tuple(
                chore._replace(done=True)
                if chore.seat == seat and tick in (OWN, chore.tick)
                else chore
                for chore in self.all
            )
        )

    def take_back(self, counts: Callable[[int], bool], revision: int) -> "Chores":
        """The chores of the rows that still count. Who has done others puts the cards back."""
        gone = [chore for chore in self.all if not counts(chore.revision) and chore.key != UNDONE]
        kept = Chores(tuple(chore for chore in self.all if chore not in gone))
        for seat in dict.fromkeys(chore.seat for chore in gone if chore.done):
            if all(task.key != UNDONE for task in kept.of(seat)):
                kept = kept.add(seat, revision, UNDONE)
        return kept

    def to_json(self) -> Any:
        return [list(chore) for chore in self.all]

    @classmethod
    def from_json(cls, data: Iterable[Any]) -> "Chores":
        return cls(tuple(Chore(*fields) for fields in data))
