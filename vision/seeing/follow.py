"""Following pieces from frame to frame: where each came to rest.

What is missing is where it was: a hand, another pawn or a reflection hides it. Only a tag that is
seen elsewhere, at rest and with no fingers near, has moved.
"""

from collections.abc import Collection, Mapping
from math import dist
from typing import NamedTuple

from companion.tracking.source import Point, Sight

STEADY = 3
"""Frames outside the gate through which a piece must rest."""
REST = 3.0
"""Millimetres that a piece at rest seems to move at most."""
LEFT = 0.15
"""Seconds after these frames without fingers in which the tag of a piece at rest would have been
found."""


class Seen(NamedTuple):
    """A piece in one frame."""

    point: Point
    sight: Sight


class Track:
    """One piece."""

    def __init__(self) -> None:
        self.settled: Sight | None = None
        self._known: Sight | None = None
        """As it was settled last without a guess."""
        self.point: Point | None = None
        """Where it was seen last at rest."""
        self._rest: Point | None = None
        """Where it seems to rest now."""
        self._steady = 0
        self._touched = False
        """Were fingers over it since it was seen at rest?"""
        self._missing = 0
        self._missing_since = 0.0
        self._nothing = 0
        """Frames in a row that say nothing new of it since fingers left it."""

    def see(self, seen: Seen) -> None:
        """It was seen, with no fingers near."""
        self._missing = 0
        if self._rest is None or dist(self._rest, seen.point) > REST:
            self._rest, self._steady = seen.point, 0
        self._steady += 1
        if self._steady >= STEADY:
            self._touched = False
            if not self._says_less(seen):
                self.settled = self._known = seen.sight
                self.point = seen.point

    def lose(self, covered: bool, at: float) -> None:
        """It was not seen, or fingers were near: it must rest anew before it counts."""
        self._rest, self._steady = None, 0
        self._touched |= covered
        if covered or not self._missing:
            self._missing, self._missing_since, self._nothing = 0, at, 0
        self._missing += not covered

    def pause(self) -> None:
        """Nothing can be said."""
        self._rest, self._steady, self._missing = None, 0, 0

    def is_left(self, at: float) -> bool:
        """Have fingers left it, and its tag is not there any more?"""
        long = self._missing >= STEADY and at - self._missing_since >= LEFT
        return self._touched and long and self.settled is not None

    def lie(self, lying: bool | None) -> None:
        """It is where it was, and lies; None: perhaps."""
        if self.settled is not None:
            self.settled = self._known = self.settled._replace(lying=lying)
        self._touched = False

    def suspect(self) -> None:
        """It may lie where it was, or be in the fingers that are still about."""
        self._nothing = 0
        if self.settled is not None:
            self.settled = self.settled._replace(lying=None)

    def stay(self) -> None:
        """Nothing is known of it but what was: in one frame that may be chance."""
        self._nothing += 1
        if self._nothing >= STEADY:
            self.settled, self._touched = self._known, False

    def _says_less(self, seen: Seen) -> bool:
        """Has it stayed where it was, and looks less sure than before?"""
        if self.settled is None or self.point is None or dist(self.point, seen.point) > REST:
            return False
        return self.settled.lying is False and len(seen.sight.places) > len(self.settled.places)


class Tracks:
    """All pieces."""

    def __init__(self) -> None:
        self._tracks: dict[str, Track] = {}

    def follow(self, seen: Mapping[str, Seen], covered: Collection[str], at: float) -> None:
        """The next frame: the pieces that were seen with no fingers near, and those that fingers
        are over, where they were or where they are."""
        for piece in seen:
            self._tracks.setdefault(piece, Track())
        for piece, track in self._tracks.items():
            if piece in seen:
                track.see(seen[piece])
            else:
                track.lose(piece in covered, at)

    def pause(self) -> None:
        """This frame says nothing."""
        for track in self._tracks.values():
            track.pause()

    def left(self, at: float) -> Mapping[str, Track]:
        """The pieces whose tags are not there any more since fingers left them."""
        return {piece: track for piece, track in self._tracks.items() if track.is_left(at)}

    @property
    def settled(self) -> Mapping[str, Sight]:
        """Piece -> where it came to rest."""
        return {p: track.settled for p, track in self._tracks.items() if track.settled}

    @property
    def points(self) -> Mapping[str, Point]:
        """Piece -> where it rested last."""
        return {p: track.point for p, track in self._tracks.items() if track.point}
