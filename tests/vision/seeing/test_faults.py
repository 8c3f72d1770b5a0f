"""What happens to cameras. All of this is rendered input; `make soak` tries every fault."""

import pytest

from tests.vision.rendered.faults import LONG, suffer
from tests.vision.rendered.levels import LEVELS

SAMPLE = ("frozen", "knocked")


@pytest.mark.slow
@pytest.mark.parametrize("fault", SAMPLE)
def test_a_fault_is_shown_and_forgotten_and_moves_nothing(fault: str) -> None:
    suffered = suffer(fault, LEVELS["typical"], seed=300)
    assert suffered.before is None
    assert suffered.shown is not None, suffered
    assert suffered.shown <= LONG, suffered
    assert suffered.names(fault), suffered
    assert suffered.recovered is not None, suffered
    assert suffered.recovered <= LONG, suffered
    assert suffered.false == []
    assert suffered.sees
