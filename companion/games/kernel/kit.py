"""The kit of a table: which parts of the box are real, which live on the screen, and by which
house rules it is played."""

from collections.abc import Mapping
from typing import Any, NamedTuple

PIECES = "pieces"
"""The part that every game has: what moves on the map. Sensors feel it, drafts are made of it."""


class Part(NamedTuple):
    """Another part of a box. Only hands know where its things are."""

    name: str
    kinds: tuple[str, ...]
    """The kinds of things that it consists of, in the order in which tasks name them."""
    as_printed: bool = True
    """Is it set up the same way every time? Otherwise hands are told thing by thing."""


class Kit(NamedTuple):
    """What a table plays with."""

    real: tuple[str, ...] = (PIECES,)
    """The parts on the table; the others live on the screen."""
    paper: tuple[str, ...] = ()
    """The seats whose cards are real ones."""
    rulings: tuple[str, ...] = ()
    """Ids of the game's own rulings that the table has switched to the other reading."""

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> "Kit":
        """The kit in a game's options, as `options` has put it there."""
        return cls(**{part: tuple(names) for part, names in options.items()})

    def with_part(self, part: str, real: bool) -> "Kit":
        return self._replace(real=_switched(self.real, part, real))

    def with_paper(self, seat: str, real: bool) -> "Kit":
        return self._replace(paper=_switched(self.paper, seat, real))

    def with_ruling(self, row: str, switched: bool) -> "Kit":
        return self._replace(rulings=_switched(self.rulings, row, switched))

    @property
    def options(self) -> dict[str, Any]:
        """As the game is told."""
        return {part: list(names) for part, names in self._asdict().items()}


def _switched(names: tuple[str, ...], name: str, on: bool) -> tuple[str, ...]:
    others = tuple(other for other in names if other != name)
    return (*others, name) if on else others
