"""The search: what is kept of a tag from one reading to the next. Synthetic corners."""

import numpy as np
import pytest

from vision.seeing.finder import Mark
from vision.seeing.search import AGREED, patch

GREY = np.full((200, 200), 128, np.uint8)
CORNERS = np.array([(80, 80), (110, 80), (110, 110), (80, 110)], np.float32)


def test_a_tag_that_is_read_alike_twice_lies_between_both_readings() -> None:
    kept = patch(GREY, Mark(9, CORNERS + 0.5), Mark(9, CORNERS))
    assert kept is not None
    assert kept.is_sure
    assert kept.mark.corners == pytest.approx(CORNERS + 0.25)


def test_readings_that_differ_are_not_sure_and_the_newer_counts() -> None:
    kept = patch(GREY, Mark(9, CORNERS + AGREED + 0.1), Mark(9, CORNERS))
    assert kept is not None
    assert not kept.is_sure
    assert kept.mark.corners == pytest.approx(CORNERS + AGREED + 0.1)


def test_a_tag_at_the_edge_of_the_picture_is_not_kept() -> None:
    assert patch(GREY, Mark(9, CORNERS - 79), None) is None
