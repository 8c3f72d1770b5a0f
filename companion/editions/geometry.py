"""The plane geometry of a drawn map: which spaces touch and where, and whether it is well drawn."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise

Point = tuple[float, float]
"""Millimetres from the map's top left corner, x to the right, y down."""
Polygon = Sequence[Point]
Edge = tuple[Point, Point]
Line = list[Point]
"""A line of one or more edges."""
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def shared_borders(polygons: Mapping[str, Polygon]) -> dict[tuple[str, str], list[Line]]:
    """Pairs of spaces whose polygons have edges in common, end points equal to the millimetre,
    and the lines that these edges make."""
    sides: dict[frozenset[Point], list[str]] = {}
    for space, polygon in polygons.items():
        for edge in edges(polygon):
            sides.setdefault(frozenset(edge), []).append(space)
    touching: dict[tuple[str, str], list[Edge]] = {}
    for edge_points, spaces in sides.items():
        if len(spaces) == 2:
            start, end = sorted(edge_points)
            touching.setdefault((spaces[0], spaces[1]), []).append((start, end))
    return {pair: joined(shared) for pair, shared in touching.items()}


def joined(loose: Iterable[Edge]) -> list[Line]:
    """Edges joined, end to end, to as few lines as possible; none of their points may have more
    than two of them."""
    lines: list[Line] = []
    for start, end in sorted(loose):
        line = [start, end]
        for other in [other for other in lines if {start, end} & {other[0], other[-1]}]:
            lines.remove(other)
            line = _end_to_end(line, other)
        lines.append(line)
    return lines


def _end_to_end(a: Line, b: Line) -> Line:
    if a[-1] not in (b[0], b[-1]):
        a = a[::-1]
    if a[-1] != b[0]:
        b = b[::-1]
    return [*a, *b[1:]]


def edges(polygon: Polygon) -> Iterable[Edge]:
    """The edges of a polygon, the closing one included."""
    return pairwise((*polygon, polygon[0]))


def signed_area(polygon: Polygon) -> float:
    """Square millimetres: positive where the corners go round clockwise as seen, else negative."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges(polygon)) / 2


def middle(polygon: Polygon) -> Point:
    """The centre of gravity of a polygon that has an area."""
    x = y = 0.0
    for (ax, ay), (bx, by) in edges(polygon):
        weight = ax * by - bx * ay
        x += (ax + bx) * weight
        y += (ay + by) * weight
    six = 6 * signed_area(polygon)
    return x / six, y / six


def crosses_itself(polygon: Polygon) -> bool:
    """Do two edges of it meet anywhere but at the corner that they have in common?"""
    if len(set(polygon)) < len(polygon):
        return True
    return any(meet(a, b) for a, b in combinations(edges(polygon), 2))


def overlaps(polygons: Mapping[str, Polygon]) -> Iterator[tuple[str, str]]:
    """Pairs of spaces that are not drawn side by side: they overlap, or a corner of one lies
    amid an edge of the other instead of at a corner. Each polygon by itself must be simple."""
    boxes = {space: _box(polygon) for space, polygon in polygons.items()}
    turns = {space: _clockwise(polygon) for space, polygon in polygons.items()}
    by_left = sorted(polygons, key=lambda space: boxes[space])
    for at, a in enumerate(by_left):
        for b in by_left[at + 1 :]:
            if boxes[b][0] > boxes[a][2]:
                break
            if _apart(boxes[a], boxes[b]):
                continue
            if _collide(turns[a], turns[b]):
                yield a, b


def _collide(a: Polygon, b: Polygon) -> bool:
    """Do two simple polygons, both clockwise, have more in common than whole edges and corners?
    Along an edge of both, neighbours go opposite ways."""
    of_a, of_b = set(edges(a)), set(edges(b))
    if of_a & of_b:
        return True
    b_box = _box(b)
    near = [edge for edge in of_a if not _apart(_box(edge), b_box)]
    if any(meet(one, other) for one in near for other in of_b if one != other[::-1]):
        return True
    return _is_within(a, b) or _is_within(b, a)


def _is_within(a: Polygon, b: Polygon) -> bool:
    """Is a polygon, whose edges cross none of the other's, inside it?"""
    of_b = {edge[::-1] for edge in edges(b)}
    own = next((edge for edge in edges(a) if edge not in of_b), None)
    if own is None:
        return False
    (ax, ay), (bx, by) = own
    return contains(b, ((ax + bx) / 2, (ay + by) / 2))


def contains(polygon: Polygon, point: Point) -> bool:
    """Is a point, which is on no edge, inside the polygon?"""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in edges(polygon):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            odd = not odd
    return odd


def meet(a: Edge, b: Edge) -> bool:
    """Do two different edges have a point in common that is not an end of both?"""
    shared = {*a} & {*b}
    if shared:
        (corner,) = shared
        far_a = a[1] if a[0] == corner else a[0]
        far_b = b[1] if b[0] == corner else b[0]
        return _side(corner, far_a, far_b) == 0 and _same_way(corner, far_a, far_b)
    if _apart(_box(a), _box(b)):
        return False
    return _side(*a, b[0]) * _side(*a, b[1]) <= 0 and _side(*b, a[0]) * _side(*b, a[1]) <= 0


def _side(start: Point, end: Point, point: Point) -> float:
    """On which side of a line a point is: the sign says it, 0 is on the line."""
    (ax, ay), (bx, by), (x, y) = start, end, point
    turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    return (turn > 0) - (turn < 0)


def _same_way(corner: Point, a: Point, b: Point) -> bool:
    (x, y), (ax, ay), (bx, by) = corner, a, b
    return (ax - x) * (bx - x) + (ay - y) * (by - y) > 0


def _clockwise(polygon: Polygon) -> Polygon:
    return polygon if signed_area(polygon) > 0 else polygon[::-1]


def _box(points: Polygon) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _apart(a: Box, b: Box) -> bool:
    return a[2] < b[0] or b[2] < a[0] or a[3] < b[1] or b[3] < a[1]
