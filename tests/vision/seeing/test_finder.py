"""Finding tags: on printed sheets, as photographs from close by show them."""

from collections.abc import Callable

import pytest

from companion.tables.lending import lend
from tests.vision.printing.pages import printed
from vision.printing.sheets import corners, tags
from vision.seeing.finder import Finder
from vision.tags import ALL, ANCHORS, FIRST_PIECE, dictionary

HUB = lend("training")
PIECES = range(FIRST_PIECE, FIRST_PIECE + len(HUB.board.pieces))


@pytest.mark.parametrize("density", [4, 4.5, 5, 8, 14])
def test_large_tags_are_found(density: float) -> None:
    assert seen(corners, density) == [*ANCHORS]


@pytest.mark.parametrize("density", [4, 9.6, 11])
def test_tags_of_pieces_are_found_from_close_by(density: float) -> None:
    assert seen(tags, density) == [*PIECES]


def seen(draw: Callable[..., bytes], density: float) -> list[int]:
    """The codes on a sheet of which so many pixels show a millimetre."""
    finder = Finder(dictionary(ALL), ALL)
    marks = [
        finder.everywhere(page.grey)
        for paper in ("a4", "letter")
        for page in printed(draw(HUB, paper), density)
    ]
    first, *others = [sorted(mark.code for mark in each) for each in marks]
    assert all(other == first for other in others)
    return first
