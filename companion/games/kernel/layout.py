"""Layouts: which piece is where, standing or lying."""

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


def moved(layout: Layout, piece: str, place: str) -> Layout:
    """The layout with one piece somewhere else."""
    return {**layout, piece: layout[piece]._replace(place=place)}
