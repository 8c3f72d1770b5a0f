"""The set-up over the board. Looks are made by the tests' own optics: they know the truth."""

from collections.abc import Mapping

import numpy as np
import pytest

from companion.tracking.source import SourceProblem
from companion.words import Words
from tests.vision.rendered.board import BOARD, Picture, anchor_corners, printed_tag
from tests.vision.rendered.optics import Optics, axes_of, over
from vision.seeing.finder import Mark
from vision.seeing.lens import guessed
from vision.seeing.look import Look
from vision.seeing.pose import Pose
from vision.setup.settings import Settings
from vision.tags import ANCHORS, anchor_squares

from .setups import FLAT, SIZE_720, begun, nothing, show, step

HIGH = 33.0
"""Millimetres of the tags on the pieces here."""
SQUARES = {square.code: square for square in anchor_squares(BOARD.size)}


def seen_by(
    optics: Optics,
    moved: Mapping[int, tuple[float, float]] = {},
    hidden: tuple[int, ...] = (),
    pieces: Mapping[int, tuple[float, float]] = {},
) -> Look:
    """What an eye makes of it: tags where these optics have them. `moved`: code -> millimetres;
    `pieces`: code -> where it stands."""
    marks = []
    for code in set(ANCHORS) - set(hidden):
        corners = SQUARES[code].corners() + np.array([*moved.get(code, (0, 0)), 0])
        marks.append(Mark(code, optics.pixels(corners).astype(np.float32)))
    for code, (x, y) in pieces.items():
        corners = [(x + dx, y + dy, HIGH) for dx, dy in ((-8, -8), (8, -8), (8, 8), (-8, 8))]
        marks.append(Mark(code, optics.pixels(np.array(corners, float)).astype(np.float32)))
    pose = Pose(SQUARES, guessed(optics.size, optics.focal)._replace(error=0.3))
    pose.see(marks, optics.size)
    return Look(0, 0.0, optics.size, marks, pose.camera, {}, {}, [])


ABOVE = over(anchor_corners(), tilt=20, side=30)


def test_pose_all_tags_right_is_done() -> None:
    setup = begun("pose")
    show(setup, FLAT, seen_by(ABOVE), 20)
    assert step(setup, "pose").state == "done"
    assert float(step(setup, "pose").facts["millimetres"]) < 0.5
    assert step(setup, "height").state == "now"


@pytest.mark.parametrize("code", ANCHORS)
def test_pose_names_the_tag_that_is_astray(code: int) -> None:
    setup = begun("pose")
    show(setup, FLAT, seen_by(ABOVE, moved={code: (14, -9)}), 20)
    said = step(setup, "pose")
    assert (said.state, said.key) == ("now", "setup-pose-astray")
    words = Words()
    names = ["top left corner", "top edge", "top right corner", "right edge", "bottom right corner"]
    names += ["bottom edge", "bottom left corner", "left edge"]
    assert names[code] in words.say(said.key, said.facts)
    assert said.facts["millimetres"] == pytest.approx(17, abs=4)
    assert "accept" not in said.answers


def test_pose_with_hidden_tags_is_a_persons_choice() -> None:
    setup = begun("pose")
    show(setup, FLAT, seen_by(ABOVE, hidden=(1, 4)), 20)
    said = step(setup, "pose")
    assert (said.key, said.facts["tag"], said.facts["seen"]) == (
        "setup-pose-missing",
        "anchor-top",
        6,
    )
    setup.answer("pose", "accept")
    assert step(setup, "pose").state == "done"


def test_pose_without_the_board_cannot_be_accepted() -> None:
    setup = begun("pose")
    show(setup, FLAT, nothing())
    assert step(setup, "pose").key == "setup-pose-none"
    with pytest.raises(SourceProblem):
        setup.answer("pose", "accept")


@pytest.mark.parametrize("code", [0, 2, 4, 6])
def test_height_of_a_piece_on_a_tag_of_the_frame(code: int) -> None:
    setup = begun("height")
    optics = over(anchor_corners(), tilt=5)
    look = seen_by(optics, hidden=(code,), pieces={9: SQUARES[code].centre, 12: (300, 300)})
    show(setup, FLAT, look, 8)
    assert step(setup, "height").state == "done"
    assert setup.settings.height == pytest.approx(HIGH, abs=0.5)
    assert step(setup, "empty").state == "now"


def test_height_pieces_elsewhere_measure_nothing() -> None:
    setup = begun("height")
    show(setup, FLAT, seen_by(ABOVE, pieces={9: (300, 300), 10: (10, 500)}), 20)
    assert step(setup, "height").key == "setup-height-show"
    assert setup.settings == Settings()


def test_height_straight_below_the_camera_is_refused() -> None:
    axes = axes_of(0, 0, 0)
    optics = Optics((1920, 1080), 1000.0, (0, 0, 0, 0, 0), np.array([-25.0, -25, 1500]), axes)
    setup = begun("height")
    show(setup, FLAT, seen_by(optics, hidden=(0,), pieces={9: (-25 + 2, -25)}), 20)
    assert step(setup, "height").key in ("setup-height-steep", "setup-height-show")
    assert setup.settings == Settings()


@pytest.mark.parametrize(("typed", "height"), [("32.5", 32.5), ("32,5", 32.5), (28, 28.0)])
def test_height_can_be_typed(typed: object, height: float) -> None:
    setup = begun("height")
    setup.answer("height", typed)
    assert setup.settings.height == height
    assert step(setup, "height").state == "done"


@pytest.mark.parametrize("typed", ["tall", "", "nan", "inf", "-3", "1000", None, [30], {"a": 1}])
def test_height_that_cannot_be_is_a_sentence(typed: object) -> None:
    setup = begun("height")
    with pytest.raises(SourceProblem) as problem:
        setup.answer("height", typed)
    assert problem.value.key in ("problem-setup-height", "problem-setup-answer")
    assert setup.settings == Settings()


def with_tag(code: int) -> Picture:
    picture = np.random.default_rng(1).integers(110, 140, SIZE_720[::-1], np.uint8)
    tag = printed_tag(code, 16, 2.0)
    picture[200 : 200 + len(tag), 300 : 300 + len(tag)] = tag
    return picture


def test_empty_board_is_kept_with_its_false_shapes() -> None:
    setup = begun("empty")
    show(setup, with_tag(99), seen_by(ABOVE), 10)
    assert setup.settings.false == {99}
    assert np.abs(setup.settings.empty.astype(int) - with_tag(99)).max() <= 1
    assert step(setup, "empty").facts["shapes"] == 1
    assert not setup.is_active


def test_empty_board_asks_for_a_piece_that_was_left_there() -> None:
    setup = begun("empty")
    show(setup, with_tag(9), seen_by(ABOVE), 10)
    said = step(setup, "empty")
    assert (said.key, said.facts["code"], said.facts["owner"]) == (
        "setup-empty-piece",
        9,
        "gryffindor",
    )
    assert setup.settings == Settings()
    setup.answer("empty", "false")
    show(setup, with_tag(9), seen_by(ABOVE), 10)
    assert setup.settings.false == {9}


def test_empty_board_waits_for_fingers_and_movement() -> None:
    setup = begun("empty")
    show(setup, FLAT, seen_by(ABOVE)._replace(fingers=[(0, 0, 50, 50)]), 12)
    assert step(setup, "empty").key == "setup-empty-still"
    for number in range(20):
        show(setup, FLAT + np.uint8(20 * (number % 2)), seen_by(ABOVE))
    assert setup.settings == Settings()
    show(setup, FLAT, seen_by(ABOVE), 10)
    assert setup.settings.empty is not None
