"""The eye on rendered pictures: what one frame after the other makes of the pieces."""

from collections.abc import Sequence

import cv2
import numpy as np
import pytest

from companion.tracking.source import Sight
from tests.vision.rendered.board import BOARD
from tests.vision.rendered.hands import Hand
from tests.vision.rendered.levels import LEVELS
from tests.vision.rendered.pawns import Pawn
from tests.vision.rendered.scene import Scene
from tests.vision.rendered.seeing import PERIOD, eye_for, lens_of
from vision.seeing.eye import Eye
from vision.seeing.finder import Grey
from vision.seeing.look import Frame, Look
from vision.tags import ANCHORS, CODES

HARRY, DRACO = "gryffindor-1", "slytherin-1"
HALL, YARD = (300.0, 240.0), (300.0, 400.0)
STRANGER = 60
PAWNS = (Pawn(HARRY, *HALL, 20), Pawn(DRACO, *YARD, 70))


class Table:
    """One eye over a table at which pieces are moved by magic."""

    def __init__(self, scene: Scene, eye: Eye | None = None) -> None:
        self.scene, self.eye = scene, eye or eye_for(scene)
        self._frames = 0

    def show(self, pawns: Sequence[Pawn], frames: int = 4, hands: Sequence[Hand] = ()) -> Look:
        looks = [self.send(self.scene.picture(pawns, hands)) for _ in range(frames)]
        return looks[-1]

    def send(self, picture: Grey) -> Look:
        self._frames += 1
        return self.eye.look(Frame(self._frames, self._frames * PERIOD, picture))


@pytest.fixture(scope="module")
def scene() -> Scene:
    return Scene(LEVELS["typical"], seed=3, tilt=20)


@pytest.fixture
def table(scene: Scene) -> Table:
    return Table(scene)


def pixels(scene: Scene, pawn: Pawn) -> tuple[int, int]:
    x, y = scene.optics.pixels(pawn.tag()).mean(axis=0)
    return round(x), round(y)


def test_pieces_settle_where_they_stand(table: Table) -> None:
    assert table.show(PAWNS, 2).settled == {}
    assert table.show(PAWNS, 1).settled == {
        HARRY: Sight(("great_hall",)),
        DRACO: Sight(("courtyard",)),
    }


def test_a_piece_that_is_taken_away_has_not_moved(table: Table) -> None:
    before = table.show(PAWNS).settled
    look = table.show(PAWNS[1:], 10)
    assert look.settled == before
    assert look.pieces[HARRY].mark is None
    assert look.pieces[HARRY].doubt == "hidden"


def test_a_piece_that_is_seen_elsewhere_has_moved(table: Table) -> None:
    table.show(PAWNS)
    moved = PAWNS[0]._replace(x=150.0, y=320.0)
    look = table.show([moved, PAWNS[1]], 6)
    assert look.settled[HARRY] == Sight(("west_stair",))


def test_what_stays_under_fingers_does_not_count(table: Table) -> None:
    before = table.show(PAWNS).settled
    hand = Hand(*YARD, angle=0)
    pushed = PAWNS[1]._replace(y=340.0)
    table.show(PAWNS, 2, [hand])
    look = table.show([PAWNS[0], pushed], 10, [hand._replace(y=340.0)])
    assert look.fingers
    assert look.settled == before


def test_a_tag_that_is_there_twice_is_named_and_moves_nothing(table: Table) -> None:
    before = table.show(PAWNS).settled
    look = table.show([*PAWNS, PAWNS[0]._replace(x=450.0, y=300.0)], 10)
    assert look.pieces[HARRY].doubt == "duplicate"
    assert look.settled == before


def test_a_tag_of_another_box_is_named(table: Table) -> None:
    whole = cv2.aruco.getPredefinedDictionary(CODES)
    tag = cv2.copyMakeBorder(
        cv2.aruco.generateImageMarker(whole, STRANGER, 40), 8, 8, 8, 8, 0, value=230
    )
    picture = table.scene.picture(PAWNS)
    x, y = pixels(table.scene, PAWNS[0]._replace(x=450.0, y=300.0))
    picture[y : y + len(tag), x : x + len(tag)] = tag
    assert table.send(picture).foreign == [STRANGER]


def test_the_pose_is_kept_while_tags_round_the_board_are_hidden(table: Table) -> None:
    look = table.show(PAWNS)
    before = look.camera
    picture = table.scene.picture(PAWNS)
    for mark in look.marks:
        if mark.code in ANCHORS:
            left, top = mark.corners.min(axis=0).astype(int)
            right, bottom = mark.corners.max(axis=0).astype(int)
            picture[top:bottom, left:right] = 120
    look = table.send(picture)
    assert not {mark.code for mark in look.marks} & set(ANCHORS)
    assert before is not None
    assert look.camera is not None
    assert np.allclose(look.camera.place, before.place, atol=1)
    assert look.pieces[HARRY].sight == Sight(("great_hall",))


def test_one_tag_round_the_board_that_lies_elsewhere_moves_nothing(table: Table) -> None:
    look = table.show(PAWNS)
    picture = table.scene.picture(PAWNS)
    mark = next(mark for mark in look.marks if mark.code == ANCHORS[0])
    left, top = mark.corners.min(axis=0).astype(int) - 8
    right, bottom = mark.corners.max(axis=0).astype(int) + 8
    tag = picture[top:bottom, left:right].copy()
    picture[top:bottom, left:right] = 120
    picture[top : top + len(tag), left + 30 : left + 30 + tag.shape[1]] = tag
    after = table.send(picture)
    assert after.trouble is None
    assert after.pieces[HARRY].point == pytest.approx(look.pieces[HARRY].point, abs=0.5)


@pytest.mark.parametrize(("calibrated", "places"), [(True, 1), (False, 2)])
def test_an_unknown_lens_makes_the_band_wider(scene: Scene, calibrated: bool, places: int) -> None:
    near = Pawn(HARRY, 300.0, 303.1 - 2.5, 10)  # from the border to the entrance hall
    look = Table(scene, eye_for(scene, calibrated)).show([near])
    assert look.settled[HARRY].places[0] == "great_hall"
    assert len(look.settled[HARRY].places) == places


def test_a_piece_that_fingers_laid_down_lies(scene: Scene) -> None:
    empty = scene.picture([])
    table = Table(scene, Eye(BOARD, lens_of(scene.optics), empty=empty))
    table.show(PAWNS, 6)
    hand = Hand(*YARD, angle=0)
    table.show(PAWNS, 3, [hand])
    lying = PAWNS[1]._replace(lying=True, angle=90, y=YARD[1] - 12)
    table.show([PAWNS[0], lying], 3, [hand])
    look = table.show([PAWNS[0], lying], 8)
    assert look.settled[DRACO] == Sight(("courtyard",), True)
    assert look.settled[HARRY] == Sight(("great_hall",))


def test_nothing_is_settled_of_a_missing_piece_while_fingers_are_about(scene: Scene) -> None:
    """Where it stood the floor is bare; then it lies there, and no fingers were seen to do it."""
    table = Table(scene, Eye(BOARD, lens_of(scene.optics), empty=scene.picture([])))
    table.show(PAWNS, 6)
    hand, far = Hand(*YARD, angle=0), Hand(100.0, YARD[1], angle=180)
    table.show(PAWNS, 3, [hand])
    table.show(PAWNS[:1], 3, [hand])
    table.show(PAWNS[:1], 8, [far])
    lying = PAWNS[1]._replace(lying=True, angle=90, y=YARD[1] - 12)
    look = table.show([PAWNS[0], lying], 8)
    assert look.settled[DRACO] == Sight(("courtyard",), True)


@pytest.mark.parametrize("shape", [(480, 640), (48, 64), (7, 7)])
def test_a_picture_of_any_size_is_looked_at(table: Table, shape: tuple[int, int]) -> None:
    table.show(PAWNS, 2)
    picture = cv2.resize(table.scene.picture(PAWNS), shape[::-1], interpolation=cv2.INTER_AREA)
    assert table.send(picture.astype(np.uint8)).size == shape[::-1]
    assert table.show(PAWNS, 1).pieces.keys() == {HARRY, DRACO}
