"""Faults of a camera on drawn, synthetic pictures; `test_faults.py` shows them on rendered ones."""

import cv2
import numpy as np
import pytest

from vision.seeing.finder import Finder, Grey
from vision.seeing.health import Health, Shown
from vision.seeing.lens import Lens, guessed
from vision.seeing.light import shrunk
from vision.seeing.pose import Pose
from vision.tags import ANCHORS, CODES, anchor_squares, dictionary

BOARD = 600.0, 600.0
SIZE = 800, 640
PERIOD = 1 / 10


def board(shift: int = 0, by: float = 0.8) -> Grey:
    """The anchors of a board straight from above, on a busy ground."""
    rng = np.random.default_rng(5)
    blocks = rng.uniform(90, 200, (64, 80)).astype(np.float32)
    picture = cv2.resize(blocks, SIZE, interpolation=cv2.INTER_LINEAR).astype(np.uint8)
    whole = cv2.aruco.getPredefinedDictionary(CODES)
    for square in anchor_squares(BOARD):
        side = round(square.side * by)
        tag = cv2.copyMakeBorder(
            cv2.aruco.generateImageMarker(whole, square.code, side), *[6] * 4, 0, value=255
        )
        x, y = (round(each * by + 70 - side / 2 - 6) for each in square.centre)
        picture[y + 10 : y + 10 + len(tag), x + 90 + shift : x + 90 + shift + len(tag)] = tag
    return picture


class Camera:
    """Sends pictures with some noise to the health that is watched."""

    def __init__(self, lens: Lens | None = None) -> None:
        finder = Finder(dictionary(ANCHORS), ANCHORS)
        self._finder = finder
        self._pose = Pose({square.code: square for square in anchor_squares(BOARD)}, lens)
        self._health = Health(finder, self._pose)
        self._rng = np.random.default_rng(1)
        self._at = 0.0

    def send(
        self, picture: Grey, seconds: float = 1.5, noise: float = 2.0, period: float = PERIOD
    ) -> str | None:
        """What is said after so many seconds of it."""
        said = None
        for _ in range(max(1, round(seconds / period))):
            spots = self._rng.normal(0, noise, picture.shape) if noise else 0
            grey = np.clip(picture + spots, 0, 255).astype(np.uint8)
            marks = self._finder.everywhere(grey)
            self._pose.see(marks, (grey.shape[1], grey.shape[0]))
            anchors = {mark.code: mark for mark in marks}
            shown = Shown(self._at, grey, shrunk(grey), anchors, 20.0, lambda x, y: False)
            said = self._health.see(shown)
            self._at += period
        return said.key if said else None


@pytest.fixture
def camera() -> Camera:
    camera = Camera()
    assert camera.send(board()) is None
    return camera


def said(name: str) -> str:
    return f"source-camera-{name}"


def test_a_picture_without_noise_is_frozen(camera: Camera) -> None:
    assert camera.send(board(), noise=0) == said("frozen")
    assert camera.send(board(), PERIOD) is None


def test_little_light_is_dark(camera: Camera) -> None:
    dark = (board() * 0.03).astype(np.uint8)
    assert camera.send(dark, noise=3) == said("dark")
    assert camera.send(board()) is None


def test_a_plain_picture_is_covered(camera: Camera) -> None:
    assert camera.send(np.full(SIZE[::-1], 50, np.uint8), noise=3) == said("covered")
    assert camera.send(board()) is None


def test_a_picture_without_the_board_is_said(camera: Camera) -> None:
    rng = np.random.default_rng(9)
    away = rng.integers(40, 200, (320, 400), dtype=np.uint8)
    away = cv2.resize(away, SIZE, interpolation=cv2.INTER_NEAREST)
    assert camera.send(away) == said("unseen")
    assert camera.send(board()) is None


def test_a_mirrored_picture_is_said(camera: Camera) -> None:
    assert camera.send(np.ascontiguousarray(board()[:, ::-1])) == said("mirrored")
    assert camera.send(board()) is None


def test_a_camera_that_was_knocked_is_said_until_it_stands_still(camera: Camera) -> None:
    assert camera.send(board(shift=12), 0.3) == said("knocked")
    assert camera.send(board(shift=12), 1.0) is None


def test_blurred_tags_are_out_of_focus(camera: Camera) -> None:
    blurred = cv2.GaussianBlur(board(), (0, 0), 3)
    assert camera.send(blurred) == said("refocused")
    assert camera.send(board()) is None


def test_a_picture_of_another_shape_than_the_lens_is_said() -> None:
    camera = Camera(guessed((1920, 1080))._replace(error=0.3))
    assert camera.send(board(), 2.5) == said("size")


def test_pictures_that_come_far_too_late_are_said(camera: Camera) -> None:
    assert camera.send(board(), 3.0, period=1.5) == said("slow")
    assert camera.send(board(), 2 * PERIOD) is None


def test_single_photographs_are_not_too_slow(camera: Camera) -> None:
    assert camera.send(board(), 60.0, period=20.0) is None


def test_a_short_fault_is_not_worth_a_word(camera: Camera) -> None:
    assert camera.send(np.full(SIZE[::-1], 50, np.uint8), 0.2) is None
    assert camera.send(board(), 0.2) is None
