"""What is seen of a table at rest. All of this is rendered input; `make soak` sees more of it."""

import pytest

from tests.vision.rendered.layouts import bordering
from tests.vision.rendered.levels import LEVELS
from tests.vision.rendered.seeing import NEAREST, ids_on_empty_boards, seen

pytestmark = pytest.mark.slow

RECALL = {"typical": 0.99, "hard": 0.97}


@pytest.mark.parametrize("level", RECALL)
def test_pawns_that_lie_open_are_seen_where_they_stand(level: str) -> None:
    counts = seen(LEVELS[level], seeds=[2], layouts=1)
    assert counts.recall >= RECALL[level], counts
    assert counts.wrong == []
    assert counts.placed >= 0.99, counts
    assert counts.guessed == 0, counts
    assert counts.median <= 1, counts


@pytest.mark.parametrize("level", RECALL)
@pytest.mark.parametrize("calibrated", [True, False])
def test_no_wrong_space_is_said_beside_a_border(level: str, calibrated: bool) -> None:
    counts = seen(LEVELS[level], [3], layouts=1, calibrated=calibrated, stand=bordering)
    assert counts.guessed == 0, counts
    assert counts.nearest >= NEAREST, counts
    assert counts.edge_named == 0 or calibrated, counts


def test_nothing_is_seen_on_an_empty_board() -> None:
    for level in RECALL:
        assert ids_on_empty_boards(LEVELS[level], seeds=[4], count=2) == (2, [])
