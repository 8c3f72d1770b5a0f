"""The map as it is drawn on paper, whatever the game."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Points = Sequence[tuple[float, float]]
"""Millimetres from the map's top left corner, x to the right, y down."""


class Ground(NamedTuple):
    """A space."""

    name: str
    outline: Points
    colour: str
    """Like ``#dfe6cd``."""


class Stroke(NamedTuple):
    """How a kind of border is drawn."""

    colour: str
    width: float
    """Millimetres."""
    dashes: Sequence[float] = ()
    """Millimetres drawn and left out, in turn; none: all of it is drawn."""


class Drawing(NamedTuple):
    """All that is drawn."""

    title: str
    training: bool
    """Is it a map of our own to learn with, not that of a printed game?"""
    grounds: Sequence[Ground]
    lines: Sequence[tuple[str, Points]]
    """Kind of border, and where one runs; the later ones are drawn over the earlier."""
    strokes: Mapping[str, Stroke]
    """Kind of border -> how it is drawn, in the order of a legend."""
