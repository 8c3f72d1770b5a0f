"""What is true of a point of the board: on which space it lies, and how far from a border."""

from collections.abc import Sequence
from math import hypot

from companion.tracking.source import Point

from .board import BOARD


def place_of(point: Point) -> str | None:
    """The space on which a point lies."""
    return next((place for place, corners in BOARD.outlines.items() if _in(point, corners)), None)


def depth(point: Point) -> float:
    """Millimetres from a point to the nearest border of any space."""
    return min(
        _to_segment(point, a, b)
        for corners in BOARD.outlines.values()
        for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)
    )


def _in(point: Point, corners: Sequence[Point]) -> bool:
    """Is an odd number of edges to its right?"""
    (x, y), inside = point, False
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def _to_segment(point: Point, a: Point, b: Point) -> float:
    (x, y), (ax, ay), (bx, by) = point, a, b
    long = (bx - ax) ** 2 + (by - ay) ** 2
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long if long else 0.0
    along = min(1.0, max(0.0, along))
    return hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
