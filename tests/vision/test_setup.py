"""The set-up of a camera. Frames and looks are made by the tests' own optics: they know the
truth."""

import re
from collections.abc import Mapping
from functools import cache
from itertools import product
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.tables.lending import lend
from companion.tracking.source import SourceProblem
from companion.words import Words
from vision.finder import Mark
from vision.lens import guessed
from vision.look import Frame, Look
from vision.pattern import SIZE
from vision.pose import Pose
from vision.settings import Settings
from vision.setup import STEPS, Setup, Step
from vision.sheets import calibration
from vision.tags import FRAME, frame_squares

from .board import BOARD, frame_corners, printed_tag
from .optics import Optics, axes_of, over
from .pages import printed

SIZE_720 = (1280, 720)
FOCAL = 980.0
BEND = (0.09, -0.16, 0.0008, -0.0006, 0.04)
HIGH = 33.0
"""Millimetres of the tags on the pieces here."""
SQUARES = {square.code: square for square in frame_squares(BOARD.size)}
FLAT = np.full(SIZE_720[::-1], 128, np.uint8)


class Sheet:
    """The printed lens pattern, as a camera sees it."""

    def __init__(self) -> None:
        (page,) = printed(calibration(lend("training"), "a4"), density=6)
        self.picture, self.density = page.grey, page.density
        self.middle = page.size[0] / 2, page.size[1] / 2

    def seen(
        self, tilt: float, side: float, roll: float, far: float, aim: tuple[float, float]
    ) -> np.ndarray:
        """`aim`: millimetres of what is in the picture's middle from the sheet's."""
        axes = axes_of(tilt, side, roll)
        at = np.array([self.middle[0] + aim[0], self.middle[1] + aim[1], 0.0])
        optics = Optics(SIZE_720, FOCAL, BEND, at - axes[2] * far, axes)
        x, y = (each * self.density - 0.5 for each in optics.maps(2))
        fine = cv2.remap(self.picture, x, y, cv2.INTER_LINEAR, borderValue=90)
        return cv2.resize(fine, SIZE_720, interpolation=cv2.INTER_AREA)


@cache
def sheet() -> Sheet:
    return Sheet()


def advised(said: Step, number: int) -> np.ndarray:
    """The pattern held as the step asks; what it leaves open is another each time."""
    side, far = number * 67.0, (560, 480, 620)[number % 3]
    if where := str(said.facts.get("where", "")):
        x = 1 if where.endswith("left") else -1 if where.endswith("right") else 0
        y = 1 if "top" in where else -1 if "bottom" in where else 0
        return sheet().seen((0, 18)[number % 2], side, 0, far, (150 * x + number % 3, 90 * y))
    tilt = 28 if said.key == "setup-lens-tilt" else 12
    return sheet().seen(tilt, side, number * 7.0, far, (20 * (number % 5) - 40, 0))


def nothing(size: tuple[int, int] = SIZE_720) -> Look:
    return Look(0, 0.0, size, [], None, {}, {}, [])


def step(setup: Setup, name: str) -> Step:
    return setup.steps[STEPS.index(name)]


def show(setup: Setup, picture: np.ndarray, look: Look | None = None, times: int = 1) -> None:
    for number in range(times):
        setup.see(Frame(number, number / 10, picture), look or nothing(picture.shape[::-1]))


def test_lens_the_printed_pattern_gives_the_known_lens() -> None:
    setup = Setup(BOARD, Settings())
    setup.answer("lens", "begin")
    show(setup, FLAT)
    assert step(setup, "lens").key == "setup-lens-none"
    number = 0
    while step(setup, "lens").state == "now":
        show(setup, advised(step(setup, "lens"), number), times=2)
        number += 1
        assert number < 30
    lens = setup.settings.lens
    assert lens is not None
    assert lens.is_calibrated
    assert lens.error < 0.4
    assert lens.matrix[0, 0] == pytest.approx(FOCAL, rel=0.004)
    assert lens.matrix[1, 1] == pytest.approx(FOCAL, rel=0.004)
    truth = Optics(SIZE_720, FOCAL, BEND, np.zeros(3), np.eye(3))
    rays = np.array(
        [(x, y, 1.0) for x, y in product(np.linspace(-0.6, 0.6, 9), np.linspace(-0.33, 0.33, 7))]
    )
    seen, _ = cv2.projectPoints(rays, np.zeros(3), np.zeros(3), lens.matrix, lens.distortion)
    off = np.hypot(*(seen.reshape(-1, 2) - truth.pixels(rays)).T)
    shift = (seen.reshape(-1, 2) - truth.pixels(rays)).mean(axis=0)  # turns of the camera undo it
    assert np.hypot(*(seen.reshape(-1, 2) - truth.pixels(rays) - shift).T).max() < 1.5
    assert off.mean() < 2.0
    assert [each.state for each in setup.steps][:2] == ["done", "now"]


def test_lens_says_what_to_show_next() -> None:
    setup = Setup(BOARD, Settings())
    setup.answer("lens", "begin")
    picture = sheet().seen(0, 0, 0, 560, (0, 0))
    show(setup, picture)
    assert step(setup, "lens").key == "setup-lens-still"
    show(setup, picture)
    taken = step(setup, "lens")
    assert (taken.key, taken.facts["taken"]) == ("setup-lens-where", 1)
    assert 0 < taken.progress < 1
    show(setup, picture, times=5)
    assert step(setup, "lens").facts["taken"] == 1, "the same view shows nothing new"
    show(setup, sheet().seen(0, 0, 0, 560, (40, 0)))
    assert step(setup, "lens").key == "setup-lens-still"


def test_lens_flat_views_alone_do_not_do() -> None:
    setup = Setup(BOARD, Settings())
    setup.answer("lens", "begin")
    for x, y in product((-150, -50, 50, 150), (-80, 0, 80)):
        show(setup, sheet().seen(0, 0, 0, 560, (x, y)), times=2)
    assert step(setup, "lens").state == "now"
    assert step(setup, "lens").key == "setup-lens-tilt"
    assert setup.settings.lens is None


def test_lens_another_size_of_picture_begins_anew() -> None:
    setup = Setup(BOARD, Settings())
    setup.answer("lens", "begin")
    picture = sheet().seen(0, 0, 0, 560, (0, 0))
    show(setup, picture, times=2)
    show(setup, cv2.resize(picture, (960, 540), interpolation=cv2.INTER_AREA))
    assert step(setup, "lens").facts["taken"] == 0


def seen_by(
    optics: Optics,
    moved: Mapping[int, tuple[float, float]] = {},
    hidden: tuple[int, ...] = (),
    pieces: Mapping[int, tuple[float, float]] = {},
) -> Look:
    """What an eye makes of it: tags where these optics have them. `moved`: code -> millimetres;
    `pieces`: code -> where it stands."""
    marks = []
    for code in set(FRAME) - set(hidden):
        corners = SQUARES[code].corners() + np.array([*moved.get(code, (0, 0)), 0])
        marks.append(Mark(code, optics.pixels(corners).astype(np.float32)))
    for code, (x, y) in pieces.items():
        corners = [(x + dx, y + dy, HIGH) for dx, dy in ((-8, -8), (8, -8), (8, 8), (-8, 8))]
        marks.append(Mark(code, optics.pixels(np.array(corners, float)).astype(np.float32)))
    pose = Pose(SQUARES, guessed(optics.size, optics.focal)._replace(error=0.3))
    pose.see(marks, optics.size)
    return Look(0, 0.0, optics.size, marks, pose.camera, {}, {}, [])


ABOVE = over(frame_corners(), tilt=20, side=30)


def at(name: str) -> Setup:
    setup = Setup(BOARD, Settings())
    setup.answer(name, "begin")
    return setup


def test_pose_all_tags_right_is_done() -> None:
    setup = at("pose")
    show(setup, FLAT, seen_by(ABOVE), 20)
    assert step(setup, "pose").state == "done"
    assert float(step(setup, "pose").facts["millimetres"]) < 0.5
    assert step(setup, "height").state == "now"


@pytest.mark.parametrize("code", FRAME)
def test_pose_names_the_tag_that_is_astray(code: int) -> None:
    setup = at("pose")
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
    setup = at("pose")
    show(setup, FLAT, seen_by(ABOVE, hidden=(1, 4)), 20)
    said = step(setup, "pose")
    assert (said.key, said.facts["tag"], said.facts["seen"]) == (
        "setup-pose-missing",
        "frame-top",
        6,
    )
    setup.answer("pose", "accept")
    assert step(setup, "pose").state == "done"


def test_pose_without_the_board_cannot_be_accepted() -> None:
    setup = at("pose")
    show(setup, FLAT, nothing())
    assert step(setup, "pose").key == "setup-pose-none"
    with pytest.raises(SourceProblem):
        setup.answer("pose", "accept")


@pytest.mark.parametrize("code", [0, 2, 4, 6])
def test_height_of_a_piece_on_a_tag_of_the_frame(code: int) -> None:
    setup = at("height")
    optics = over(frame_corners(), tilt=5)
    look = seen_by(optics, hidden=(code,), pieces={9: SQUARES[code].centre, 12: (300, 300)})
    show(setup, FLAT, look, 8)
    assert step(setup, "height").state == "done"
    assert setup.settings.height == pytest.approx(HIGH, abs=0.5)
    assert step(setup, "empty").state == "now"


def test_height_pieces_elsewhere_measure_nothing() -> None:
    setup = at("height")
    show(setup, FLAT, seen_by(ABOVE, pieces={9: (300, 300), 10: (10, 500)}), 20)
    assert step(setup, "height").key == "setup-height-show"
    assert setup.settings == Settings()


def test_height_straight_below_the_camera_is_refused() -> None:
    axes = axes_of(0, 0, 0)
    optics = Optics((1920, 1080), 1000.0, (0, 0, 0, 0, 0), np.array([-25.0, -25, 1500]), axes)
    setup = at("height")
    show(setup, FLAT, seen_by(optics, hidden=(0,), pieces={9: (-25 + 2, -25)}), 20)
    assert step(setup, "height").key in ("setup-height-steep", "setup-height-show")
    assert setup.settings == Settings()


@pytest.mark.parametrize(("typed", "height"), [("32.5", 32.5), ("32,5", 32.5), (28, 28.0)])
def test_height_can_be_typed(typed: object, height: float) -> None:
    setup = at("height")
    setup.answer("height", typed)
    assert setup.settings.height == height
    assert step(setup, "height").state == "done"


@pytest.mark.parametrize("typed", ["tall", "", "nan", "inf", "-3", "1000", None, [30], {"a": 1}])
def test_height_that_cannot_be_is_a_sentence(typed: object) -> None:
    setup = at("height")
    with pytest.raises(SourceProblem) as problem:
        setup.answer("height", typed)
    assert problem.value.key in ("problem-setup-height", "problem-setup-answer")
    assert setup.settings == Settings()


def with_tag(code: int) -> np.ndarray:
    picture = np.random.default_rng(1).integers(110, 140, SIZE_720[::-1], np.uint8)
    tag = printed_tag(code, 16, 2.0)
    picture[200 : 200 + len(tag), 300 : 300 + len(tag)] = tag
    return picture


def test_empty_board_is_kept_with_its_false_shapes() -> None:
    setup = at("empty")
    show(setup, with_tag(99), seen_by(ABOVE), 10)
    assert setup.settings.false == {99}
    assert np.abs(setup.settings.empty.astype(int) - with_tag(99)).max() <= 1
    assert step(setup, "empty").facts["shapes"] == 1
    assert not setup.is_active


def test_empty_board_asks_for_a_piece_that_was_left_there() -> None:
    setup = at("empty")
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
    setup = at("empty")
    show(setup, FLAT, seen_by(ABOVE)._replace(fingers=[(0, 0, 50, 50)]), 12)
    assert step(setup, "empty").key == "setup-empty-still"
    for number in range(20):
        show(setup, FLAT + np.uint8(20 * (number % 2)), seen_by(ABOVE))
    assert setup.settings == Settings()
    show(setup, FLAT, seen_by(ABOVE), 10)
    assert setup.settings.empty is not None


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
    setup = at("lens")
    with pytest.raises(SourceProblem) as problem:
        setup.answer(name, answer)
    assert Words().say(problem.value.key, problem.value.facts) != problem.value.key
    assert setup.steps[0].state == "now"


def test_what_is_known_from_before_is_done() -> None:
    lens = guessed(SIZE_720)._replace(error=0.3)
    setup = Setup(BOARD, Settings(lens, empty=FLAT))
    assert [each.state for each in setup.steps] == ["done", "waiting", "waiting", "done"]


def test_every_sentence_is_in_the_catalogue() -> None:
    words, text = Words(), ""
    for module in ("setup", "stage", "lens_stage", "board_stages", "settings"):
        text += Path(f"vision/{module}.py").read_text()
    keys = set(re.findall(r'"((?:setup|problem)-[a-z-]+)"', text))
    keys |= {f"setup-{name}" for name in STEPS} | {f"setup-{name}.why" for name in STEPS}
    keys |= {
        f"setup-answer-{each}" for each in ("begin", "stop", "skip", "accept", "false", "number")
    }
    assert len(keys) > 30
    assert sorted(key for key in keys if words.say(key) == key) == []


def test_the_pattern_is_as_large_as_it_is_printed() -> None:
    assert SIZE == (175, 200)
