"""What a game waits for, what was chosen, and what came of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, final

Facts = Mapping[str, str | int]
"""What a sentence is about: names of places, cards, pieces and seats, and numbers."""

Choice = tuple[str | int, ...]
"""A verb and its objects, such as ("explore", "long_stride") or ("to", "great_hall")."""

PIECE = "piece"
"""("piece", name): the piece that will move."""
TO = "to"
"""("to", place): where it goes. A question that is answered by this alone names the piece."""
ALONG = "along"
"""("along", place, ..., place): the route it takes, its end included. Never listed among the
options, for there are too many; allowed where the route is."""
ORDER = "order"
"""("order", i, j, ...): what chance made of a pack, as positions before the shuffle."""
ASKED = "asked"
"""("asked", kind): no choice of its own. In what a referee is asked it says which kind of question
the next choice answers."""

CHANCE = "chance"
"""The seat that answers where nobody chooses. A game asks it like any other seat, so that its
answers are rows of the log and a replay derives nothing anew."""

CLOCK = "clock"
"""The seat that answers when a least time is over: the rules know no clock, the table does."""
NOBODY = (CHANCE, CLOCK)
"""Seats that nobody sits on."""


@dataclass(slots=True)
class Pending:
    """One decision that the game waits for. It is never changed."""

    serial: int
    """Names the question; with the seat it is unique in a game."""
    seat: str
    kind: str
    rule: str
    """Id of the rule that asks."""
    facts: Facts = field(default_factory=dict)
    """Why it is asked and what it is about."""

    @property
    def piece(self) -> str | None:
        """The piece that an answer with a place alone moves: the fact `pawn`."""
        piece = self.facts.get("pawn")
        return None if piece is None else str(piece)


@dataclass(slots=True)
class Decision:
    """One choice made, in answer to one pending. It is never changed."""

    seat: str
    pending: int
    """`Pending.serial`."""
    choice: Choice

    def to_json(self) -> list[Any]:
        return [self.seat, self.pending, list(self.choice)]

    @classmethod
    def from_json(cls, data: list[Any]) -> "Decision":
        seat, pending, choice = data
        return cls(seat, pending, tuple(choice))


@final
@dataclass(slots=True)
class Event:
    """Something that happened, as everybody at the table may know it. It is never changed."""

    key: str
    rule: str
    facts: Facts = field(default_factory=dict)
