"""The set-up of the lens. The pattern is seen through the tests' own optics: they know the lens."""

from functools import cache
from itertools import product

import cv2
import numpy as np
import pytest

from companion.tables.lending import lend
from tests.vision.printing.pages import printed
from tests.vision.rendered.board import Picture
from tests.vision.rendered.optics import Optics, axes_of
from vision.printing.pattern import SIZE
from vision.printing.sheets import calibration
from vision.setup.steps import Step

from .setups import FLAT, SIZE_720, begun, show, step

FOCAL = 980.0
BEND = (0.09, -0.16, 0.0008, -0.0006, 0.04)


class Sheet:
    """The printed lens pattern, as a camera sees it."""

    def __init__(self) -> None:
        (page,) = printed(calibration(lend("training"), "a4"), density=6)
        self.picture, self.density = page.grey, page.density
        self.middle = page.size[0] / 2, page.size[1] / 2

    def seen(
        self, tilt: float, side: float, roll: float, far: float, aim: tuple[float, float]
    ) -> Picture:
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


def advised(said: Step, number: int) -> Picture:
    """The pattern held as the step asks; what it leaves open is another each time."""
    side, far = number * 67.0, (560, 480, 620)[number % 3]
    if where := str(said.facts.get("where", "")):
        x = 1 if where.endswith("left") else -1 if where.endswith("right") else 0
        y = 1 if "top" in where else -1 if "bottom" in where else 0
        return sheet().seen((0, 18)[number % 2], side, 0, far, (150 * x + number % 3, 90 * y))
    tilt = 28 if said.key == "setup-lens-tilt" else 12
    return sheet().seen(tilt, side, number * 7.0, far, (20 * (number % 5) - 40, 0))


@pytest.mark.slow
def test_the_printed_pattern_gives_the_known_lens() -> None:
    setup = begun("lens")
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


def test_says_what_to_show_next() -> None:
    setup = begun("lens")
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


def test_flat_views_alone_do_not_do() -> None:
    setup = begun("lens")
    for x, y in product((-150, -50, 50, 150), (-80, 0, 80)):
        show(setup, sheet().seen(0, 0, 0, 560, (x, y)), times=2)
    assert step(setup, "lens").state == "now"
    assert step(setup, "lens").key == "setup-lens-tilt"
    assert setup.settings.lens is None


def test_another_size_of_picture_begins_anew() -> None:
    setup = begun("lens")
    picture = sheet().seen(0, 0, 0, 560, (0, 0))
    show(setup, picture, times=2)
    show(setup, cv2.resize(picture, (960, 540), interpolation=cv2.INTER_AREA))
    assert step(setup, "lens").facts["taken"] == 0


def test_the_pattern_is_as_large_as_it_is_printed() -> None:
    assert SIZE == (175, 200)
