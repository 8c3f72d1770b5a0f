"""Seen: the board as sensors feel it and as pieces are told apart, beside what the rules expect."""

from collections.abc import Mapping, Sequence

from companion.games.kernel.decisions import Choice
from companion.games.kernel.layout import Layout
from companion.tracking.hands import Sensed, after
from companion.tracking.sights import Sights, Stray
from companion.tracking.source import Board, Sight
from companion.tracking.tasks import differences

Mismatch = str | Stray
"""A place that feels other than the rules expect, or a piece that is seen elsewhere."""


class Seen:
    """What has settled."""

    def __init__(self, board: Board | None = None) -> None:
        self.layout: Layout = {}
        """Where the rules expect every piece."""
        self.sensed: Sensed = {}
        self.sights = Sights(board)

    def __bool__(self) -> bool:
        """Is the board watched at all?"""
        return bool(self.sensed or self.sights)

    def expect(self, layout: Layout) -> None:
        """From now on the rules expect this."""
        self.layout = layout
        self.sights.expect(layout)

    def feel(self, sensed: Sensed) -> frozenset[str]:
        """The board has come to rest like this. Gives the places that were not felt before."""
        new = frozenset(sensed.keys() - self.sensed.keys())
        self.sensed = sensed
        return new

    def sight(self, seen: Mapping[str, Sight]) -> frozenset[str]:
        """Pieces have come to rest like this. Gives those that were not seen before."""
        return self.sights.settle(seen, self.layout)

    def mismatches(self, line: Sequence[Choice] = ()) -> frozenset[Mismatch]:
        """Where the board is not as expected once this line has been moved."""
        if not self:
            return frozenset()
        layout = after(self.layout, line)
        return differences(layout, self.sensed) | self.sights.strays(layout)


def what(mismatch: Mismatch) -> str:
    """The piece or the place that is not as expected."""
    return mismatch.piece if isinstance(mismatch, Stray) else mismatch
