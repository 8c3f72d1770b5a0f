"""Why a piece is unsure or not seen is said of that piece. Rendered input."""

from collections.abc import Callable, Mapping

import cv2
import pytest

from tests.vision.rendered.board import Picture
from tests.vision.rendered.hands import Hand
from tests.vision.rendered.levels import LEVELS
from tests.vision.rendered.pawns import Pawn
from tests.vision.rendered.scene import Scene
from tests.vision.rendered.seeing import PERIOD, eye_for
from vision.seeing.look import Doubt, Frame

PAWN, OTHER = Pawn("ravenclaw-2", 310.0, 250.0, 30.0), Pawn("gryffindor-1", 390.0, 525.0, 10.0)
LAMP = 15
"""Pixels round a tag that a lamp burns out."""
NEARBY, FAR = 0.65, 0.45
"""Share of the picture's size that is left of it."""
REST, LONG = 10, 30
"""Frames before something happens, and while it lasts."""


def lamp(scene: Scene, picture: Picture) -> Picture:
    x, y = scene.optics.pixels(PAWN.tag()).mean(axis=0).round().astype(int)
    return cv2.circle(picture.copy(), (int(x), int(y)), LAMP, 255, -1)


def blur(scene: Scene, picture: Picture) -> Picture:
    return cv2.GaussianBlur(picture, (0, 0), 3.0)


def hand(scene: Scene, picture: Picture) -> Picture:
    return scene.picture([PAWN, OTHER], [Hand(*PAWN.point, 10.0, 60.0)])


SPOILT: Mapping[Doubt, Callable[[Scene, Picture], Picture]] = {
    "glare": lamp,
    "blurred": blur,
    "hidden": hand,
}


@pytest.mark.slow
@pytest.mark.parametrize("doubt", SPOILT)
def test_a_piece_that_is_not_seen_says_why(doubt: Doubt) -> None:
    scene = Scene(LEVELS["typical"], seed=4, tilt=20)
    eye = eye_for(scene)
    for number in range(REST + LONG):
        picture = scene.picture([PAWN, OTHER])
        spoilt = SPOILT[doubt](scene, picture) if number >= REST else picture
        look = eye.look(Frame(number, number * PERIOD, spoilt))
    assert look.pieces[PAWN.piece].mark is None
    assert look.pieces[PAWN.piece].doubt == doubt
    assert look.pieces[OTHER.piece].doubt == (doubt if doubt == "blurred" else None)
    assert look.settled.keys() == {PAWN.piece, OTHER.piece}


def test_a_piece_is_small_from_far_away() -> None:
    scene = Scene(LEVELS["typical"], seed=4, tilt=20)
    eye = eye_for(scene)
    for number in range(REST + LONG):
        share = NEARBY if number < REST else FAR
        picture = cv2.resize(scene.picture([PAWN]), None, fx=share, fy=share)
        look = eye.look(Frame(number, number * PERIOD, picture))
    piece = look.pieces[PAWN.piece]
    assert piece.mark is None
    assert piece.doubt == "small"
