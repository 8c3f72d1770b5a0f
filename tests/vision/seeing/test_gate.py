"""The gate on drawn scenes, which are synthetic: fingers from the edge, and what only looks so."""

import cv2
import numpy as np
import pytest

from vision.seeing.gate import PATIENCE, UNCOVERED, Gate
from vision.seeing.light import SCALE, Levels

SHAPE = 135, 240
PERIOD = 1 / 15
SKIN = 190.0
ARM = [(239, 60), (239, 85), (120, 80), (120, 66)]
"""From the right edge to the middle, in shrunk pixels."""
TIP = 125 * SCALE, 72 * SCALE
FAR = 30 * SCALE, 20 * SCALE


def scene() -> Levels:
    rng = np.random.default_rng(1)
    blocks = rng.uniform(60, 140, (27, 48)).astype(np.float32)
    return cv2.resize(blocks, SHAPE[::-1], interpolation=cv2.INTER_CUBIC)


def arm(levels: Levels, shift: int = 0) -> Levels:
    reached = levels.copy()
    cv2.fillPoly(reached, [np.array(ARM) + np.array([0, shift])], SKIN)
    return reached


class Film:
    """Frames one after the other, each with some noise of its own."""

    def __init__(self) -> None:
        self.gate = Gate()
        self._at = 0.0
        self._rng = np.random.default_rng(2)

    def show(self, levels: Levels, seconds: float = PERIOD) -> Gate:
        for _ in range(max(1, round(seconds / PERIOD))):
            noise = self._rng.normal(0, 1, levels.shape)
            self.gate.see((levels + noise).astype(np.float32), self._at)
            self._at += PERIOD
        return self.gate


@pytest.fixture
def film() -> Film:
    film = Film()
    film.show(scene(), 1)
    return film


def test_an_arm_covers_what_is_under_it_and_nothing_far_away(film: Film) -> None:
    gate = film.show(arm(scene()))
    assert len(gate.fingers) == 1
    assert gate.covers(*TIP)
    assert not gate.covers(*FAR)


def test_the_gate_opens_in_the_frame_in_which_the_arm_is_gone(film: Film) -> None:
    film.show(arm(scene()), 1)
    gate = film.show(scene())
    assert not gate.fingers
    assert not gate.covers(*TIP)


def test_an_arm_that_trembles_over_the_board_is_never_taken_for_the_scene(film: Film) -> None:
    for number in range(round(2 * PATIENCE / PERIOD)):
        film.show(arm(scene(), number % 2))
    assert film.gate.covers(*TIP)


def test_what_stays_at_the_edge_is_part_of_the_scene_in_the_end(film: Film) -> None:
    film.show(arm(scene()), UNCOVERED + 1)
    assert film.gate.fingers
    film.show(arm(scene()), PATIENCE)
    assert not film.gate.fingers


def test_an_arm_in_the_first_frame_leaves_no_ghost() -> None:
    film = Film()
    film.show(arm(scene()), 1)
    gate = film.show(scene(), UNCOVERED + 0.3)
    assert not gate.fingers
    assert not gate.covers(*TIP)


def test_fingers_whose_arm_looks_like_the_board_are_fingers(film: Film) -> None:
    reached = scene()
    cv2.circle(reached, (120, 70), 18, SKIN, -1)
    assert film.show(reached).covers(*TIP)


def test_a_piece_that_was_put_down_is_new_and_no_fingers(film: Film) -> None:
    board = scene()
    cv2.circle(board, (120, 70), 3, 230.0, -1)
    gate = film.show(board)
    assert not gate.fingers
    [(left, top, width, height)] = gate.changed
    assert left <= 120 * SCALE <= left + width
    assert top <= 70 * SCALE <= top + height
    assert not film.show(board).usual[70, 120]
    assert film.gate.usual[20, 30]


def test_what_was_put_down_is_soon_part_of_the_scene(film: Film) -> None:
    board = scene()
    cv2.circle(board, (120, 70), 3, 230.0, -1)
    assert not film.show(board, 15).changed


@pytest.mark.parametrize("light", [0.5, 0.8, 1.3])
def test_another_light_is_no_fingers(film: Film, light: float) -> None:
    assert not film.show(scene() * light).fingers


def test_a_lamp_at_one_side_is_no_fingers(film: Film) -> None:
    lamp = np.linspace(0.75, 1.3, SHAPE[1], dtype=np.float32)
    gate = film.show(scene() * lamp)
    assert not gate.fingers
    assert not gate.covers(*FAR)


def test_fingers_are_seen_in_another_light_too(film: Film) -> None:
    gate = film.show(arm(scene()) * 0.6)
    assert gate.covers(*TIP)
    assert not gate.covers(*FAR)


def test_outside_the_picture_everything_may_be_covered(film: Film) -> None:
    assert film.gate.covers(-1, 50)
    assert film.gate.covers(50, SHAPE[0] * SCALE)


def test_a_camera_that_was_moved_begins_with_what_it_sees(film: Film) -> None:
    film.gate.forget()
    other = np.roll(scene(), 40, axis=1)
    film.show(other)
    assert not film.show(other).fingers
