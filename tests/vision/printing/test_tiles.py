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
def parts(paper: str) -> dict[tuple[int, int], np.ndarray]:
    """Row and column of a tile -> its picture, cut along its edges. What is printed there has no
    gap, and the cutting marks do not touch it."""
    _, *pages = printed(board(HUB, paper), DENSITY)
    return {divmod(number_of(page) - 1, COLUMNS): cut(page) for page in pages}


def number_of(page: Printed) -> int:
    """In its upper left corner. Names that are cut away are still in the file."""
    return int(page.text(10, 10, 27, 20).split()[0])


def cut(page: Printed) -> np.ndarray:
    _, _, boxes, _ = cv2.connectedComponentsWithStats((page.grey < 252).astype(np.uint8))
    left, top, width, height, _ = max(boxes[1:], key=lambda box: box[4])
    return page.colours[top : top + height, left : left + width]


@cache
def joined(paper: str) -> np.ndarray:
    """The tiles as hands glue them: each over the strips of those on its left and above."""
    whole = np.zeros((600 * DENSITY, 600 * DENSITY, 3), np.uint8)
    for (row, column), part in sorted(parts(paper).items(), key=lambda each: each[0]):
        x, y = column * 600 // COLUMNS, row * 600 // ROWS
        room = whole[y * DENSITY :, x * DENSITY :]
        height, width = np.minimum(part.shape, room.shape)[:2]
        room[:height, :width] = part[:height, :width]
    return whole


@papers
def test_tiles_have_their_true_size(paper: str) -> None:
    assert [*parts(paper)] == [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    for (row, column), part in parts(paper).items():
        wide = 600 / COLUMNS + (GLUED if column < COLUMNS - 1 else 0)
        high = 600 / ROWS + (GLUED if row < ROWS - 1 else 0)
        # at both ends a pixel may be printed in part
        assert 0 <= part.shape[1] - wide * DENSITY <= 2
        assert 0 <= part.shape[0] - high * DENSITY <= 2


@papers
def test_neighbours_show_the_same_where_they_lie_over_each_other(paper: str) -> None:
    glued, drawn = GLUED * DENSITY, parts(paper)
    for row in range(ROWS):
        for left, right in pairwise(range(COLUMNS)):
            assert_alike(drawn[row, left][:, -glued:], drawn[row, right][:, :glued])
    for column in range(COLUMNS):
        for above, below in pairwise(range(ROWS)):
            assert_alike(drawn[above, column][-glued:], drawn[below, column][:glued])


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


@papers
def test_the_small_map_numbers_the_tiles_and_covers_no_name(paper: str) -> None:
    """A number's badge is white, which nothing else on the map is."""
    first = next(printed(board(HUB, paper), DENSITY))
    white = (first.colours.min(axis=2) > 253).astype(np.uint8)
    _, _, boxes, _ = cv2.connectedComponentsWithStats(white)
    wide, high = 8 * DENSITY, 5.6 * DENSITY
    badges = [
        box[:4] / DENSITY for box in boxes if abs(box[2] - wide) < 4 and abs(box[3] - high) < 4
    ]
    said = [first.text(x, y, x + width, y + height) for x, y, width, height in badges]
    assert sorted(said, key=int) == [str(number + 1) for number in range(COLUMNS * ROWS)]


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
