"""Hands at the table. All of this is rendered input; `make soak` watches some hundred events."""

import pytest

from tests.vision.rendered.levels import LEVELS
from tests.vision.rendered.watching import Tally, Watch

pytestmark = pytest.mark.slow

SAMPLE = ("hover", "carry", "put back", "topple")
SOON = 3 / 15 + 0.2
"""Seconds: three frames and 200 ms."""


def test_what_hands_do_is_seen_and_nothing_else() -> None:
    watch = Watch(LEVELS["typical"], seed=1)
    assert watch.wrong(watch.rest()) == []
    tally = Tally([watch.play(kind) for kind in SAMPLE])
    assert tally.false == []
    assert tally.missed == []
    assert tally.p95 <= SOON, tally


def test_in_a_crowd_nothing_moves_that_did_not() -> None:
    watch = Watch(LEVELS["typical"], seed=2, crowd=True)
    assert watch.wrong(watch.rest()) == []
    assert Tally([watch.play("hover")]).false == []
