"""The board in tiles: what is cut and joined is the whole map, at true size."""

from functools import cache
from itertools import pairwise
from math import dist

import cv2
import numpy as np
import pytest

from companion.tables.lending import lend
from vision.printing.paper import PAPERS
from vision.printing.tiles import board, tiles

from .pages import Printed, printed

HUB = lend("training")
DENSITY = 4
"""Pixels a millimetre."""
GLUED = 10
"""Millimetres by which neighbours lie over each other."""
COLUMNS, ROWS = 4, 3

papers = pytest.mark.parametrize("paper", [*PAPERS])


@cache
def parts(paper: str) -> dict[str, np.ndarray]:
    """Name of a tile -> its picture, cut along its edges. What is printed there has no gap, and
    the cutting marks do not touch it."""
    _, *pages = printed(board(HUB, paper), DENSITY)
    return {name_of(page): cut(page) for page in pages}


def name_of(page: Printed) -> str:
    """In its upper left corner. Names that are cut away are still in the file."""
    return page.text(10, 10, 27, 20).split()[0]


def cut(page: Printed) -> np.ndarray:
    _, _, boxes, _ = cv2.connectedComponentsWithStats((page.grey < 252).astype(np.uint8))
    left, top, width, height, _ = max(boxes[1:], key=lambda box: box[4])
    return page.colours[top : top + height, left : left + width]


@cache
def joined(paper: str) -> np.ndarray:
    """The tiles as hands glue them: each over the strips of those on its left and above."""
    whole = np.zeros((600 * DENSITY, 600 * DENSITY, 3), np.uint8)
    for name, part in sorted(parts(paper).items(), key=lambda each: each[0][::-1]):
        x, y = ((ord(name[0]) - ord("A")) * 600 // COLUMNS, (int(name[1]) - 1) * 600 // ROWS)
        room = whole[y * DENSITY :, x * DENSITY :]
        height, width = np.minimum(part.shape, room.shape)[:2]
        room[:height, :width] = part[:height, :width]
    return whole


@papers
def test_tiles_have_their_true_size(paper: str) -> None:
    assert sorted(parts(paper)) == [f"{column}{row}" for column in "ABCD" for row in "123"]
    for name, part in parts(paper).items():
        wide = 600 / COLUMNS + (GLUED if name[0] < "D" else 0)
        high = 600 / ROWS + (GLUED if name[1] < "3" else 0)
        # at both ends a pixel may be printed in part
        assert 0 <= part.shape[1] - wide * DENSITY <= 2
        assert 0 <= part.shape[0] - high * DENSITY <= 2


@papers
def test_neighbours_show_the_same_where_they_lie_over_each_other(paper: str) -> None:
    glued, drawn = GLUED * DENSITY, parts(paper)
    for row in "123":
        for left, right in pairwise("ABCD"):
            one, other = drawn[left + row], drawn[right + row]
            assert_alike(one[:, -glued:], other[:, :glued])
    for column in "ABCD":
        for above, below in pairwise("123"):
            one, other = drawn[column + above], drawn[column + below]
            assert_alike(one[-glued:], other[:glued])


def assert_alike(one: np.ndarray, other: np.ndarray) -> None:
    """But for a pixel aside, and what part of one an edge falls on."""
    height, width = np.minimum(one.shape, other.shape)[:2] - 3
    alike = cv2.matchTemplate(one, np.ascontiguousarray(other[1:height, 1:width]), cv2.TM_SQDIFF)
    assert np.sqrt(alike[:3, :3].min() / (height * width)) < 45


@papers
def test_the_joined_tiles_are_the_whole_map(paper: str) -> None:
    whole = joined(paper)
    assert whole.any(axis=2).all()  # no gap is left
    for ground in HUB.drawing.grounds:
        x, y = inside(ground.outline)
        colour = [int(ground.colour[at : at + 2], 16) for at in (5, 3, 1)]
        here = whole[(y - 5) * DENSITY : (y + 5) * DENSITY, (x - 5) * DENSITY : (x + 5) * DENSITY]
        right = (np.abs(here.astype(int) - colour) < 4).all(axis=2)
        assert right.mean() > 0.4, ground.name  # its name stands there too


@papers
def test_walls_go_on_across_tiles(paper: str) -> None:
    grey = cv2.cvtColor(joined(paper), cv2.COLOR_BGR2GRAY)
    walls = [points for kind, points in HUB.drawing.lines if kind == "wall"]
    assert len(walls) > 40
    for points in walls:
        for begin, end in pairwise(points):
            for part in np.linspace(0, 1, max(2, round(dist(begin, end)))):
                x, y = np.array(begin) + part * np.subtract(end, begin)
                at = min(int(y * DENSITY), 2399), min(int(x * DENSITY), 2399)
                assert grey[at] < 130, (x, y)


@papers
def test_the_first_page_says_what_it_is_and_names_the_borders(paper: str) -> None:
    first = next(printed(board(HUB, paper), DENSITY))
    said = first.text(0, 0, *first.size)
    assert "training board of our own" in said
    assert "not the board of the printed game" in said
    for kind in HUB.drawing.strokes:
        assert HUB.say("sheet-border", {"kind": kind}) in said
    for name in parts(paper):
        assert name in said


@papers
def test_every_tile_says_that_it_is_not_the_printed_game(paper: str) -> None:
    for page in printed(board(HUB, paper), DENSITY):
        assert "training board of our own" in page.text(0, 0, *page.size)


@pytest.mark.parametrize("size", [(100.0, 80.0), (841.0, 594.0), (600.0, 600.0), (186.0, 1000.0)])
@papers
def test_boards_of_any_size_are_covered(size: tuple[float, float], paper: str) -> None:
    covered = np.zeros((int(size[1]), int(size[0])), int)
    for part in tiles(size, paper):
        (x, y), (width, height) = part.corner, part.size
        covered[round(y) : round(y + height), round(x) : round(x + width)] += 1
        assert width <= PAPERS[paper][0] - 2 * 5
    assert covered.min() == 1


def inside(outline: list[tuple[float, float]]) -> tuple[int, int]:
    """A point of a space far from its edges."""
    mask = np.zeros((602, 602), np.uint8)
    cv2.fillPoly(mask, [np.round(outline).astype(np.int32)], 1)
    mask[[0, -1]] = mask[:, [0, -1]] = 0
    y, x = np.unravel_index(cv2.distanceTransform(mask, cv2.DIST_L2, 5).argmax(), mask.shape)
    return int(x), int(y)
