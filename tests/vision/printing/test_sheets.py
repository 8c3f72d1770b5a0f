"""Printed sheets: at true size, legible by the finder, named, inside what printers can print."""

from collections.abc import Callable
from functools import cache
from itertools import islice

import cv2
import numpy as np
import pytest

from companion.tables.lending import lend
from vision.printing.paper import PAPERS
from vision.printing.pattern import pattern
from vision.printing.sheets import calibration, corners, tags
from vision.printing.tiles import board
from vision.tags import ANCHORS

from .pages import DARK, Printed, printed, ruler

HUB = lend("training")
EXACT = 0.1
"""Millimetres."""
MARGIN = 5
"""Millimetres at the edge of paper that printers leave blank."""

papers = pytest.mark.parametrize("paper", [*PAPERS])
sheets = pytest.mark.parametrize("draw", [tags, corners, calibration, board])


@cache
def only(draw: Callable, paper: str) -> Printed:
    (page,) = printed(draw(HUB, paper))
    return page


@papers
@sheets
def test_pages_have_the_size_of_their_paper_and_nothing_at_the_edge(
    draw: Callable, paper: str
) -> None:
    for page in printed(draw(HUB, paper), density=4):
        assert page.size == pytest.approx(
            {"a4": (210, 297), "letter": (215.9, 279.4)}[paper], abs=0.1
        )
        width, height = page.size
        grey = page.grey.copy()
        within = np.zeros_like(grey, bool)
        low, right, bottom = (round(4 * each) for each in (MARGIN, width - MARGIN, height - MARGIN))
        within[low:bottom, low:right] = True
        assert (grey[~within] == 255).all()


@papers
@sheets
def test_every_page_has_a_true_ruler(draw: Callable, paper: str) -> None:
    for page in islice(printed(draw(HUB, paper)), 2):  # all tiles are made alike
        length, marks = ruler(page)
        assert length == pytest.approx(100, abs=0.5)  # and the width of its last mark
        assert np.diff(marks) == pytest.approx([10] * 10, abs=EXACT)
        assert marks[-1] - marks[0] == pytest.approx(100, abs=EXACT)


@papers
def test_every_piece_has_a_tag_with_its_name(paper: str) -> None:
    page = only(tags, paper)
    marks = {mark.code: mark.corners for mark in page.marks()}
    pieces = [*HUB.board.pieces]
    assert sorted(marks) == [*range(8, 8 + len(pieces))]
    for code, found in marks.items():
        assert sides(found) == pytest.approx([16] * 4, abs=EXACT)
        (left, _), (right, bottom) = found.min(axis=0), found.max(axis=0)
        name = page.text(left - 4, bottom + 2, right + 4, bottom + 7)
        assert name == HUB.pieces[pieces[code - 8]]
        assert white_round(page, found) >= 2 - EXACT


def test_names_are_those_of_the_box() -> None:
    assert len(set(HUB.pieces.values())) == 23
    assert HUB.pieces["gryffindor-1"] == "Gryffindor 1"
    assert HUB.pieces["dark-7"] == "Dark Arts 7"


@papers
def test_tags_round_the_board_lie_on_the_page_as_on_the_table(paper: str) -> None:
    page = only(corners, paper)
    marks = {mark.code: mark.corners for mark in page.marks()}
    assert sorted(marks) == [*ANCHORS]
    for found in marks.values():
        assert sides(found) == pytest.approx([40] * 4, abs=EXACT)
        assert found[0] == pytest.approx(found.min(axis=0), abs=EXACT)  # upright
        assert white_round(page, found) >= 5 - 3 * EXACT  # the board's line begins there
    ways = [np.sign(np.round(marks[code].mean(axis=0) - middle(marks), 0)) for code in ANCHORS]
    clockwise = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
    assert [tuple(way) for way in ways] == clockwise


@papers
def test_tags_round_the_board_have_names_and_lines_for_its_edge(paper: str) -> None:
    page = only(corners, paper)
    names = ("top left corner", "top edge", "top right corner", "right edge")
    names += ("bottom right corner", "bottom edge", "bottom left corner", "left edge")
    marks = {mark.code: mark.corners for mark in page.marks()}
    for code, name in enumerate(names):
        found, way = marks[code], np.sign(np.round(middle(marks) - marks[code].mean(axis=0)))
        low, high = found.min(axis=0) - 5, found.max(axis=0) + 5
        said = page.text(*(low - 15 * (way < 0)), *(high + 15 * (way > 0)))
        assert name in said
        touching = np.where(way > 0, high, low)
        x, y = found.mean(axis=0) if 0 in way else touching
        if way[1]:  # the board's upper or lower edge
            at = x + (5 * way[0] if way[0] else 12)
            assert dark_in(page, at, touching[1]) == pytest.approx(0.5, abs=0.15)
        if way[0]:
            at = y + (5 * way[1] if way[1] else 12)
            assert dark_across(page, touching[0], at) == pytest.approx(0.5, abs=0.15)


@papers
def test_the_lens_pattern_is_the_one_that_is_looked_for(paper: str) -> None:
    page = only(calibration, paper)
    found, ids, _, _ = cv2.aruco.CharucoDetector(pattern()).detectBoard(page.grey)
    assert len(ids) == 6 * 7
    across = found.reshape(7, 6, 2) / page.density
    assert np.diff(across[..., 0], axis=1) == pytest.approx(np.full((7, 5), 25), abs=EXACT)
    assert np.diff(across[..., 1], axis=0) == pytest.approx(np.full((6, 6), 25), abs=EXACT)


def test_the_codes_of_the_pattern_are_on_nothing_else() -> None:
    seen = [
        {mark.code for mark in only(draw, "a4").marks()} for draw in (tags, corners, calibration)
    ]
    assert min(seen[2]) == 40
    assert sum(map(len, seen)) == len(set().union(*seen))


def sides(found: np.ndarray) -> list[float]:
    return [*np.hypot(*(found - np.roll(found, 1, axis=0)).T)]


def middle(marks: dict[int, np.ndarray]) -> np.ndarray:
    return np.mean([found.mean(axis=0) for found in marks.values()], axis=0)


def white_round(page: Printed, found: np.ndarray) -> float:
    """Millimetres of white from a tag to the next thing that is printed."""
    (left, top), (right, bottom) = found.min(axis=0), found.max(axis=0)
    for steps in range(1, 100):
        out = steps / page.density
        part = page.part(left - out, top - out, right + out, bottom + out)
        ring = np.concatenate([part[0], part[-1], part[:, 0], part[:, -1]])
        if steps > 2 and (ring < 250).any():
            return out
    return 10.0


def dark_in(page: Printed, x: float, y: float) -> float:
    """Millimetres of a dark line that is crossed going down past this point."""
    return float((page.part(x, y - 2, x + 0.2, y + 2)[:, 0] < DARK).sum()) / page.density


def dark_across(page: Printed, x: float, y: float) -> float:
    return float((page.part(x - 2, y, x + 2, y + 0.2)[0] < DARK).sum()) / page.density
