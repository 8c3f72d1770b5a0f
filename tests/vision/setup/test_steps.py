"""The set-up of a camera: its steps, and what may be answered to them."""

import pytest

from companion.tracking.source import SourceProblem
from companion.words import Words
from tests.vision.rendered.board import BOARD
from vision.seeing.lens import guessed
from vision.setup.settings import Settings
from vision.setup.steps import Setup

from .setups import FLAT, SIZE_720, begun


def test_steps_can_be_skipped_stopped_and_begun_again() -> None:
    setup = Setup(BOARD, Settings())
    assert [each.state for each in setup.steps] == ["waiting"] * 4
    assert not setup.is_active
    setup.answer("lens", "begin")
    setup.answer("lens", "skip")
    assert [each.state for each in setup.steps] == ["skipped", "now", "waiting", "waiting"]
    setup.answer("lens", "begin")
    assert [each.state for each in setup.steps] == ["now", "waiting", "waiting", "waiting"]
    setup.answer("lens", "stop")
    assert not setup.is_active


@pytest.mark.parametrize(
    ("name", "answer"),
    [("lens", "accept"), ("lens", "nonsense"), ("pose", "skip"), ("nothing", "begin"), ([], 3)],
)
def test_an_answer_that_does_not_fit_is_a_sentence(name: object, answer: object) -> None:
    setup = begun("lens")
    with pytest.raises(SourceProblem) as problem:
        setup.answer(name, answer)
    assert Words().say(problem.value.key, problem.value.facts) != problem.value.key
    assert setup.steps[0].state == "now"


def test_what_is_known_from_before_is_done() -> None:
    lens = guessed(SIZE_720)._replace(error=0.3)
    setup = Setup(BOARD, Settings(lens, empty=FLAT))
    assert [each.state for each in setup.steps] == ["done", "waiting", "waiting", "done"]
