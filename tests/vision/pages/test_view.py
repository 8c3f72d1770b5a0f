"""What the maker's instrument is told. Rendered input."""

import numpy as np
import pytest

from tests.vision.rendered.board import BOARD
from tests.vision.rendered.hands import Hand
from tests.vision.rendered.levels import LEVELS
from tests.vision.rendered.pawns import HEIGHT, Pawn
from tests.vision.rendered.scene import Scene
from tests.vision.rendered.seeing import PERIOD, eye_for, lens_of
from vision.pages.view import View
from vision.seeing.eye import Eye
from vision.seeing.look import Frame

NEAR = 4.0
"""Pixels within which a piece is shown where it is."""
TOP_LEFT = (-25.0, -25.0)
"""The middle of the tag at the board's top left corner, in millimetres."""
ROUND, MOVED = 45, 15
"""Pixels round that tag, and by which it is moved."""
PAWN = Pawn("ravenclaw-2", 250.0, 300.0, 30.0)


@pytest.mark.slow
@pytest.mark.parametrize("height", [HEIGHT, 10.0])
def test_a_hidden_piece_is_shown_where_it_should_be(height: float) -> None:
    """Whatever height of the tags the set-up has measured."""
    scene = Scene(LEVELS["clean"], seed=4, tilt=20)
    eye, view = Eye(BOARD, lens_of(scene.optics), height), View(BOARD)
    hand = Hand(*PAWN.point, 10.0, 60.0)
    for number, hands in enumerate([[]] * 8 + [[hand]] * 3):
        frame = Frame(number, number * PERIOD, scene.picture([PAWN], hands))
        view.show(frame, eye.look(frame))
        piece = view.to_json()["look"]["pieces"][PAWN.piece]
        true = scene.optics.pixels(PAWN.tag()).mean(axis=0)
        assert np.hypot(*(true - piece["pixel"])) < NEAR
        assert (piece["code"] is None) == (piece["doubt"] == "hidden") == bool(hands)


def test_a_tag_round_the_board_that_was_moved_is_off() -> None:
    scene = Scene(LEVELS["clean"], seed=4, tilt=20)
    eye, view = eye_for(scene), View(BOARD)
    picture = scene.picture([])
    x, y = scene.optics.pixels(np.array([[*TOP_LEFT, 0.0]]))[0].astype(int)
    moved, rows = picture.copy(), slice(y - ROUND, y + ROUND)
    moved[rows, x - ROUND + MOVED : x + ROUND + MOVED] = picture[rows, x - ROUND : x + ROUND]
    for number, shown in enumerate([picture, moved]):
        frame = Frame(number, number * PERIOD, shown)
        view.show(frame, eye.look(frame))
    off = {mark["code"]: mark["off"] for mark in view.to_json()["look"]["marks"]}
    assert abs(off.pop(0) - MOVED) < 2
    assert max(off.values()) < 2
