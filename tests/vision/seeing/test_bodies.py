"""What is there where a tag vanished: drawn, synthetic pictures, straight from above."""

import cv2
import numpy as np
import pytest

from companion.tracking.source import Point
from vision.seeing.bodies import Bodies, Body, Scene
from vision.seeing.camera import Camera
from vision.seeing.lens import guessed
from vision.seeing.light import SCALE, Levels, shrunk

SIZE = 1200, 960
HEIGHT = 30.0
FAR = 1000.0
"""Millimetres from the lens to the board; with this focal length one is a pixel and a half."""
PAWN, OTHER = (300.0, 240.0), (335.0, 240.0)
FAR_OFF = 500.0, 240.0
BESIDE = 360.0, 240.0
"""Of the floor between it and the pawn a part is never seen bare."""
SIDEWAYS, BEHIND = (326.0, 250.0), (315.0, 265.0)


def camera() -> Camera:
    lens = guessed(SIZE, 1.5 * FAR)
    middle = np.array([400.0, 320.0, -FAR])
    return Camera(lens, np.eye(3), -middle, 0.1)


def board() -> Levels:
    rng = np.random.default_rng(3)
    blocks = rng.uniform(70, 150, (24, 30)).astype(np.float32)
    return cv2.resize(blocks, SIZE, interpolation=cv2.INTER_CUBIC)


def at(x: float, y: float, height: float) -> tuple[int, int]:
    px, py = camera().pixels(np.array([[x, y, -height]]))[0]
    return round(px), round(py)


def stand(picture: Levels, point: Point) -> None:
    cv2.circle(picture, at(*point, 0), 16, 40.0, -1)
    cv2.circle(picture, at(*point, HEIGHT), 20, 225.0, -1)
    cv2.circle(picture, at(*point, HEIGHT), 9, 60.0, -1)


def lie(picture: Levels, point: Point) -> None:
    x, y = point
    cv2.line(picture, at(x, y, 12), at(x + 30, y + 8, 12), 40.0, 38)


def small(
    *standing: Point, lying: Point | None = None, light: float = 1.0, seed: int = 1
) -> Levels:
    picture = board()
    for point in standing:
        stand(picture, point)
    if lying:
        lie(picture, lying)
    noise = np.random.default_rng(seed).normal(0, 3, picture.shape)
    return shrunk(np.clip(picture * light + noise, 0, 255).astype(np.uint8))


@pytest.fixture
def bodies() -> Bodies:
    """They saw the empty board, and then the pawn on it."""
    bodies = Bodies(HEIGHT)
    learn(bodies, small(), {})
    learn(bodies, small(PAWN), {"pawn": PAWN})
    return bodies


def learn(bodies: Bodies, levels: Levels, points: dict[str, Point]) -> None:
    bodies.learn(levels, np.ones(levels.shape, np.bool_), camera(), points, list(points))


def judged(bodies: Bodies, levels: Levels, **others: Point) -> Body | None:
    clear = np.ones(levels.shape, np.bool_)
    return bodies.judge("pawn", PAWN, Scene(levels, clear, camera(), others))


@pytest.mark.parametrize("light", [1.0, 0.7])
def test_a_body_beside_its_place_lies(bodies: Bodies, light: float) -> None:
    assert judged(bodies, small(lying=PAWN, light=light)) == "lying"


@pytest.mark.parametrize("light", [1.0, 0.7])
def test_the_bare_floor_says_that_it_was_taken_away(bodies: Bodies, light: float) -> None:
    assert judged(bodies, small(light=light)) == "gone"


def test_what_looks_as_before_stands_unread(bodies: Bodies) -> None:
    assert judged(bodies, small(PAWN, seed=2)) == "standing"


def test_a_body_near_another_pawn_is_asked_about(bodies: Bodies) -> None:
    assert judged(bodies, small(OTHER, lying=PAWN), other=OTHER) == "unclear"


def test_a_body_that_may_be_that_of_another_missing_pawn_is_asked_about(bodies: Bodies) -> None:
    levels = small(lying=PAWN)
    scene = Scene(levels, np.ones(levels.shape, np.bool_), camera(), {})
    for other, body in ((OTHER, "unclear"), (FAR_OFF, "lying")):
        assert bodies.judge("pawn", PAWN, scene, [other]) == body


def test_a_body_on_floor_that_was_never_seen_is_asked_about() -> None:
    bodies = Bodies(HEIGHT)
    learn(bodies, small(BESIDE), {"beside": BESIDE})
    learn(bodies, small(BESIDE, PAWN), {"beside": BESIDE, "pawn": PAWN})
    assert judged(bodies, small(BESIDE, lying=SIDEWAYS), beside=BESIDE) == "unclear"
    assert judged(bodies, small(BESIDE), beside=BESIDE) == "gone"


def test_a_body_that_looks_there_as_before_is_asked_about(bodies: Bodies) -> None:
    """The same is there as when the pawn stood, but the floor it is not."""
    learn(bodies, small(PAWN, lying=BEHIND), {"pawn": PAWN})
    assert judged(bodies, small(lying=BEHIND)) == "unclear"


def test_edges_that_are_off_are_no_body() -> None:
    """Such as the rim of a shadow that lay there when the floor was learned."""
    picture = board()
    cv2.circle(picture, at(*PAWN, HEIGHT), 22, 225.0, 9)
    bodies = Bodies(HEIGHT)
    learn(bodies, shrunk(picture.astype(np.uint8)), {})
    learn(bodies, small(PAWN), {"pawn": PAWN})
    assert judged(bodies, small()) == "unclear"


def test_a_floor_on_which_the_pawn_itself_was_learned_is_none() -> None:
    bodies = Bodies(HEIGHT)
    learn(bodies, small(PAWN), {})
    learn(bodies, small(PAWN, seed=2), {"pawn": PAWN})
    assert judged(bodies, small()) == "unclear"


def test_without_having_seen_the_floor_it_is_asked_about() -> None:
    bodies = Bodies(HEIGHT)
    learn(bodies, small(PAWN), {"pawn": PAWN})
    assert judged(bodies, small()) == "unclear"
    assert judged(bodies, small(lying=PAWN)) == "unclear"


def test_a_picture_of_the_empty_board_shows_the_floor_from_the_first() -> None:
    bodies = Bodies(HEIGHT, small())
    learn(bodies, small(PAWN), {"pawn": PAWN})
    assert judged(bodies, small()) == "gone"
    assert judged(bodies, small(lying=PAWN)) == "lying"


def test_a_picture_of_the_empty_board_from_elsewhere_is_no_floor() -> None:
    bodies = Bodies(HEIGHT, np.roll(small(), 20, axis=1))
    learn(bodies, small(PAWN), {"pawn": PAWN})
    assert judged(bodies, small()) == "unclear"


def test_nothing_is_said_while_fingers_are_near(bodies: Bodies) -> None:
    levels = small(lying=PAWN)
    clear = np.ones(levels.shape, np.bool_)
    x, y = at(*PAWN, 0)
    clear[y // SCALE, x // SCALE + 6] = False
    assert bodies.judge("pawn", PAWN, Scene(levels, clear, camera(), {})) is None


def test_a_camera_that_was_moved_knows_nothing(bodies: Bodies) -> None:
    bodies.forget()
    assert judged(bodies, small()) == "unclear"


def test_the_drawn_board_is_as_large_as_it_says() -> None:
    assert small().shape == (SIZE[1] // SCALE, SIZE[0] // SCALE)
