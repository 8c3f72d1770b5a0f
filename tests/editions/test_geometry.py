"""The plane geometry of maps."""

import pytest

from companion.editions.geometry import (
    Point,
    contains,
    crosses_itself,
    joined,
    meet,
    middle,
    overlaps,
    shared_borders,
)

SQUARE: list[Point] = [(0, 0), (10, 0), (10, 10), (0, 10)]


def shifted(polygon: list[Point], x: float, y: float) -> list[Point]:
    return [(px + x, py + y) for px, py in polygon]


def test_neighbours_share_the_line_of_their_common_edges() -> None:
    notched: list[Point] = [(10, 0), (20, 0), (20, 10), (10, 10), (10, 5)]
    left = [*SQUARE[:2], (10, 5), *SQUARE[2:]]
    ((pair, lines),) = shared_borders({"a": left, "b": notched}).items()
    assert pair == ("a", "b")
    assert lines in ([[(10, 0), (10, 5), (10, 10)]], [[(10, 10), (10, 5), (10, 0)]])


def test_corners_alone_are_no_border() -> None:
    assert shared_borders({"a": SQUARE, "b": shifted(SQUARE, 10, 10)}) == {}


def test_two_spaces_may_touch_along_two_lines() -> None:
    edges = [((0, 0), (1, 0)), ((2, 0), (1, 0)), ((5, 5), (6, 6)), ((0, 1), (0, 0))]
    lines = joined(edges)
    assert sorted(sorted(line) for line in lines) == [
        [(0, 0), (0, 1), (1, 0), (2, 0)],
        [(5, 5), (6, 6)],
    ]


def test_a_line_round_a_space_is_closed() -> None:
    ring = [((0, 0), (1, 0)), ((1, 0), (1, 1)), ((0, 0), (1, 1))]
    (line,) = joined(ring)
    assert line[0] == line[-1]
    assert len(line) == 4


@pytest.mark.parametrize("polygon", [SQUARE, SQUARE[::-1], [(0, 0), (10, 0), (5, 5), (0, 10)]])
def test_a_simple_polygon_does_not_cross_itself(polygon: list[Point]) -> None:
    assert not crosses_itself(polygon)


@pytest.mark.parametrize(
    "polygon",
    [
        [(0, 0), (10, 10), (10, 0), (0, 10)],
        [(0, 0), (10, 0), (0, 0), (0, 10)],
        [(0, 0), (10, 0), (5, 0)],
        [(0, 0), (10, 0), (10, 10), (5, 0)],
        [(0, 0), (10, 0), (20, 0), (10, 0), (0, 10)],
    ],
    ids=["bow", "spike", "flat", "touching", "needle"],
)
def test_a_polygon_that_touches_itself_is_found(polygon: list[Point]) -> None:
    assert crosses_itself(polygon)


@pytest.mark.parametrize(
    "other",
    [
        shifted(SQUARE, 10, 0),
        shifted(SQUARE, 10, 0)[::-1],
        shifted(SQUARE, 10, 10),
        shifted(SQUARE, 30, 0),
        shifted(SQUARE, -10, 0),
    ],
)
def test_side_by_side_is_no_overlap(other: list[Point]) -> None:
    assert not list(overlaps({"a": SQUARE, "b": other}))


@pytest.mark.parametrize(
    "other",
    [
        SQUARE,
        SQUARE[::-1],
        shifted(SQUARE, 5, 5),
        shifted(SQUARE, 5, 0),
        shifted(SQUARE, 10, 5),
        [(2, 2), (4, 2), (3, 4)],
        [(0, 0), (10, 0), (5, 5)],
        [(0, 0), (5, 3), (3, 5)],
        [(0, 0), (10, 10), (5, 20)],
        [(-5, -5), (20, -5), (20, 20), (-5, 20)],
        [(10, 2), (20, 5), (10, 8)],
    ],
)
def test_an_overlap_is_found(other: list[Point]) -> None:
    assert list(overlaps({"a": SQUARE, "b": other}))


def test_the_middle_is_the_centre_of_gravity() -> None:
    assert middle(SQUARE) == middle(SQUARE[::-1]) == (5, 5)
    assert middle([(0, 0), (30, 0), (0, 30)]) == (10, 10)


def test_inside_and_outside() -> None:
    assert contains(SQUARE, (5, 5))
    assert not contains(SQUARE, (15, 5))


def test_edges_that_only_end_at_the_same_point_do_not_meet() -> None:
    assert not meet(((0, 0), (10, 0)), ((10, 0), (20, 0)))
    assert not meet(((0, 0), (10, 0)), ((0, 0), (0, 10)))
    assert meet(((0, 0), (10, 0)), ((0, 0), (5, 0)))
    assert meet(((0, 0), (10, 0)), ((5, 0), (5, 5)))
