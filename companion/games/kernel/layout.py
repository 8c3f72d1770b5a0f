"""Layouts: which piece is where, standing or lying."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple


class Spot(NamedTuple):
    """Where a piece is and how."""

    owner: str
    place: str
    """A space of the map, or a place beside it."""
    lying: bool = False


Layout = Mapping[str, Spot]
"""Piece -> spot."""


def alike(one: Layout, other: Layout) -> bool:
    """Do two layouts look the same? Pieces of one owner in one posture cannot be told apart."""
    return Counter(one.values()) == Counter(other.values())


def moved(layout: Layout, piece: str, place: str) -> Layout:
    """The layout with one piece somewhere else."""
    return {**layout, piece: layout[piece]._replace(place=place)}
