"""Set-ups of a camera under way, and what they are shown."""

import numpy as np

from tests.vision.rendered.board import BOARD, Picture
from vision.seeing.look import Frame, Look
from vision.setup.settings import Settings
from vision.setup.steps import STEPS, Setup, Step

SIZE_720 = (1280, 720)
FLAT = np.full(SIZE_720[::-1], 128, np.uint8)


def begun(name: str) -> Setup:
    setup = Setup(BOARD, Settings())
    setup.answer(name, "begin")
    return setup


def nothing(size: tuple[int, int] = SIZE_720) -> Look:
    return Look(0, 0.0, size, [], None, {}, {}, [])


def step(setup: Setup, name: str) -> Step:
    return setup.steps[STEPS.index(name)]


def show(setup: Setup, picture: Picture, look: Look | None = None, times: int = 1) -> None:
    for number in range(times):
        setup.see(Frame(number, number / 10, picture), look or nothing(picture.shape[::-1]))
