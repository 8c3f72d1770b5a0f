"""Which spaces of a drawn map touch, and where."""

from collections.abc import Iterable, Mapping, Sequence

Point = tuple[float, float]
"""Millimetres from the map's top left corner, x to the right, y down."""
Edge = tuple[Point, Point]


def shared_edges(polygons: Mapping[str, Sequence[Point]]) -> dict[tuple[str, str], Edge]:
    """Pairs of spaces whose polygons have an edge in common, end points equal to the millimetre,
    and that edge. Two spaces that touch along several edges count once."""
    sides: dict[frozenset[Point], list[str]] = {}
    for space, polygon in polygons.items():
        for edge in edges(polygon):
            sides.setdefault(frozenset(edge), []).append(space)
    shared: dict[tuple[str, str], Edge] = {}
    for edge_points, spaces in sides.items():
        if len(spaces) == 2:
            start, end = sorted(edge_points)
            shared.setdefault((spaces[0], spaces[1]), (start, end))
    return shared


def edges(polygon: Sequence[Point]) -> Iterable[Edge]:
    """The edges of a polygon, the closing one included."""
    return zip(polygon, (*polygon[1:], polygon[0]), strict=True)
