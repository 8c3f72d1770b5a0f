"""The renderer keeps its word: what it says is there is in the picture, and exactly there.

All of this is rendered input.
"""

import cv2
import numpy as np
import pytest

from vision.tags import ANCHORS, PIECE_SIDE, anchor_squares, dictionary

from .board import BOARD, anchor_corners
from .hands import Hand
from .layouts import PIECES, crowd, scattered
from .levels import LEVELS
from .optics import Points, over
from .pawns import CODES, Pawn
from .scene import Scene
from .truth import depth, place_of

BENT = (0.06, -0.1, 0.0005, -0.0005, 0.01)


def found(picture: object) -> dict[int, Points]:
    """Tags by the plainest of detectors."""
    codes = [*ANCHORS, *CODES.values()]
    parameters = cv2.aruco.DetectorParameters()
    parameters.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    detector = cv2.aruco.ArucoDetector(dictionary(codes), parameters)
    corners, entries, _ = detector.detectMarkers(picture)
    return {
        codes[int(entry)]: four.reshape(4, 2)
        for entry, four in zip(np.ravel(entries), corners, strict=True)
    }


def test_a_point_is_seen_where_opencv_sees_it() -> None:
    optics = over(anchor_corners(), tilt=30, side=70, roll=5, bend=BENT)
    points = np.random.default_rng(1).uniform((0, 0, 0), (600, 600, 60), (50, 3))
    x, y = optics.middle
    matrix = np.array([[optics.focal, 0, x], [0, optics.focal, y], [0, 0, 1]])
    down = points * (1, 1, -1)  # a right-handed space, as OpenCV has it
    turn = optics.axes * (1, 1, -1)
    shift = -turn @ (optics.place * (1, 1, -1))
    seen, _ = cv2.projectPoints(down, cv2.Rodrigues(turn)[0], shift, matrix, np.array(BENT))
    assert np.abs(optics.pixels(points) - seen.reshape(-1, 2)).max() < 1e-6


def test_a_pixel_shows_the_point_that_is_seen_there() -> None:
    optics = over(anchor_corners(), tilt=35, side=200, bend=BENT)
    flat = np.random.default_rng(2).uniform(0, 600, (50, 2))
    points = np.column_stack([flat, np.full(50, 30.0)])
    assert np.abs(optics.points(optics.pixels(points), 30.0) - flat).max() < 1e-6


@pytest.mark.slow
@pytest.mark.parametrize("tilt", [0, 20, 35])
def test_tags_lie_in_the_picture_where_they_are_said_to(tilt: int) -> None:
    scene = Scene(LEVELS["clean"], seed=tilt, tilt=tilt)
    pawns = scattered(np.random.default_rng(tilt), apart=60)
    true = {CODES[pawn.piece]: scene.optics.pixels(pawn.tag()) for pawn in pawns}
    true |= {s.code: scene.optics.pixels(s.corners()) for s in anchor_squares(BOARD.size)}
    tags = found(scene.picture(pawns))
    assert len(tags) > 25
    off = np.array([tags[code] - true[code] for code in tags])
    assert np.median(np.abs(off)) < 0.3
    assert np.abs(off.mean(axis=(0, 1))).max() < 0.05


def test_what_stands_before_a_pawn_covers_it() -> None:
    scene = Scene(LEVELS["clean"], seed=5, tilt=35)
    pawn = Pawn(PIECES[0], 300, 300)
    to_camera = scene.optics.place[:2] - pawn.point
    x, y = pawn.point + 24 * to_camera / np.hypot(*to_camera)
    before = Pawn(PIECES[1], float(x), float(y), lift=20)
    assert scene.uncovered([pawn]) == {PIECES[0]}
    assert scene.uncovered([pawn, before]) == {PIECES[1]}
    assert scene.uncovered([pawn], [Hand(300, 300, 90)]) == set()
    assert scene.uncovered([pawn._replace(lying=True)]) == set()


def test_a_hand_hides_a_tag_and_comes_from_the_edge() -> None:
    scene = Scene(LEVELS["clean"], seed=5, tilt=10)
    pawn = Pawn(PIECES[0], 300, 300)
    free = scene.picture([pawn]).astype(int)
    under = scene.picture([pawn], [Hand(300, 300, 90)]).astype(int)
    different = np.abs(under - free) > 30
    edge = np.concatenate([different[0], different[-1], different[:, 0], different[:, -1]])
    assert edge.sum() > 20
    assert CODES[pawn.piece] in found(scene.picture([pawn]))
    assert CODES[pawn.piece] not in found(scene.picture([pawn], [Hand(300, 300, 90)]))


def test_twelve_pawns_are_a_crowd() -> None:
    pawns = crowd(np.random.default_rng(1), "great_hall", PIECES[:12])
    assert {place_of(pawn.point) for pawn in pawns} == {"great_hall"}
    near = [np.hypot(a.x - b.x, a.y - b.y) for a in pawns for b in pawns if a is not b]
    assert 26 <= min(near) < 27


def test_truth_knows_places_and_their_borders() -> None:
    left, right = BOARD.outlines["great_hall"][0], BOARD.outlines["great_hall"][-1]
    middle = ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2)
    assert depth(middle) < 1e-6
    assert place_of((300.0, 250.0)) == "great_hall"
    assert abs(depth((300.0, 250.0)) - 49) < 5
    assert place_of((-5.0, 300.0)) is None


def test_a_pawn_is_as_high_as_it_should_be() -> None:
    pawn = Pawn(PIECES[0], 100, 200, angle=30)
    assert set(pawn.tag()[:, 2]) == {30.0}
    sides = np.linalg.norm(pawn.tag() - np.roll(pawn.tag(), 1, axis=0), axis=1)
    assert np.allclose(sides, PIECE_SIDE)
