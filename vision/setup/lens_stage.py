"""The set-up of the lens: the pattern is shown until enough different views of it are there."""

from collections.abc import Sequence
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.tracking.source import SourceProblem
from vision.printing.pattern import SIZE, pattern
from vision.seeing.finder import Grey
from vision.seeing.lens import Lens, Size, calibrated, guessed, tilt
from vision.seeing.look import Frame, Look
from vision.setup.settings import Settings
from vision.setup.stage import Saying, tenths

WANTED, WANTED_TILTED = 12, 4
"""Views at least, and how many of them show the pattern tilted."""
FEWEST = 12
"""Corners of the pattern that a view shows at least."""
TILT = 15.0
"""Degrees."""
STILL, NEW = 0.0016, 0.06
"""Parts of the picture's width: how far the pattern may move from frame to frame, so that it is not
blurred; how far a view is from all before it."""
CELLS = 3
"""Across and down the picture: the pattern must have been in each cell."""
WORST = 0.0006
"""Part of the picture's width by which a calibration may miss its points."""
WHERE = (
    *("cell-top-left", "cell-top", "cell-top-right"),
    *("cell-left", "cell-middle", "cell-right"),
    *("cell-bottom-left", "cell-bottom", "cell-bottom-right"),
)
"""What the catalogue calls the cells, row by row."""


class PatternView(NamedTuple):
    """The pattern as one frame shows it."""

    points: NDArray[np.float32]
    """Its corners that are seen, shape (n, 3), millimetres."""
    pixels: NDArray[np.float32]
    """Where they are seen, (n, 2)."""
    outline: NDArray[np.float64]
    """Where its own four corners are, seen or not."""
    tilt: float
    """Degrees."""

    def far(self, other: "PatternView") -> float:
        """Pixels between both on average."""
        return float(np.hypot(*(self.outline - other.outline).T).mean())

    def cells(self, size: Size) -> set[int]:
        """The cells of the picture in which its corners are."""
        columns, rows = (self.pixels * CELLS / size).clip(0, CELLS - 1).astype(int).T
        return {int(cell) for cell in rows * CELLS + columns}


class LensStage:
    """Collects views and works the lens out."""

    def __init__(self) -> None:
        self._detector = cv2.aruco.CharucoDetector(pattern())
        self._size: Size = (0, 0)
        self._views: list[PatternView] = []
        self._last: PatternView | None = None
        self.saying = Saying("setup-lens-none", answers=["skip"])

    def see(self, frame: Frame, look: Look, settings: Settings) -> Settings | None:
        if look.size != self._size:
            self._size, self._views, self._last = look.size, [], None
        view, last = self._view(frame.grey), self._last
        self._last = view
        if view is None:
            self._say("setup-lens-none")
        elif last is None or view.far(last) > STILL * self._size[0]:
            self._say("setup-lens-still")
        elif not self._is_new(view):
            self._advise()
        else:
            self._views.append(view)
            self._advise()
            if self._progress() == 1:
                return self._calibrate(settings)
        return None

    def answer(self, answer: str, settings: Settings) -> Settings | None:
        raise SourceProblem("problem-setup-answer", answer=answer)

    def done(self, settings: Settings) -> Saying:
        lens = settings.lens
        return Saying("setup-lens-done", {"pixels": tenths(lens.error or 0.0) if lens else ""}, 1.0)

    def _view(self, grey: Grey) -> PatternView | None:
        corners, ids, _, _ = self._detector.detectBoard(grey)
        if ids is None or len(ids) < FEWEST:
            return None
        whole = np.asarray(self._detector.getBoard().getChessboardCorners(), np.float32)
        points = whole[np.ravel(ids)]
        pixels = np.asarray(corners, np.float32).reshape(-1, 2)
        plane, _ = cv2.findHomography(points[:, :2], pixels)
        (width, height) = SIZE
        own = np.array([[[0, 0]], [[width, 0]], [[width, height]], [[0, height]]], np.float64)
        outline = np.asarray(cv2.perspectiveTransform(own, plane), float).reshape(4, 2)
        return PatternView(points, pixels, outline, _tilt(points, pixels, self._size))

    def _is_new(self, view: PatternView) -> bool:
        """Is it unlike those before, and does it show what is still wanted?"""
        if any(view.far(other) < NEW * self._size[0] for other in self._views):
            return False
        helps = view.tilt >= TILT and self._tilted() < WANTED_TILTED
        return helps or len(self._views) < WANTED or bool(view.cells(self._size) & self._empty())

    def _tilted(self) -> int:
        return sum(view.tilt >= TILT for view in self._views)

    def _empty(self) -> set[int]:
        """The cells in which the pattern was not yet."""
        return set(range(CELLS**2)).difference(*(view.cells(self._size) for view in self._views))

    def _progress(self) -> float:
        parts = (
            len(self._views) / WANTED,
            self._tilted() / WANTED_TILTED,
            1 - len(self._empty()) / CELLS**2,
        )
        return sum(min(1.0, part) for part in parts) / len(parts)

    def _advise(self) -> None:
        """What view to show next."""
        if empty := self._empty():
            self._say("setup-lens-where", where=WHERE[min(empty)])
        elif self._tilted() < WANTED_TILTED:
            self._say("setup-lens-tilt")
        else:
            self._say("setup-lens-other")

    def _say(self, key: str, **facts: str | int) -> None:
        counts = {"taken": len(self._views), "wanted": max(WANTED, len(self._views))}
        self.saying = Saying(key, {**counts, **facts}, self._progress(), ["skip"])

    def _calibrate(self, settings: Settings) -> Settings | None:
        lens = _lens(self._size, self._views)
        if lens is not None:
            return settings._replace(lens=lens)
        self._views = []
        self._say("setup-lens-poor")
        return None


def _tilt(points: NDArray[np.float32], pixels: NDArray[np.float32], size: Size) -> float:
    """Degrees by which the pattern is tilted to the camera, with a lens as lenses usually are."""
    lens = guessed(size)
    found, turn, _ = cv2.solvePnP(
        points, pixels, lens.matrix, lens.distortion, flags=cv2.SOLVEPNP_IPPE
    )
    if not found:
        return 0.0
    return tilt(cv2.Rodrigues(turn)[0])


def _lens(size: Size, views: Sequence[PatternView]) -> Lens | None:
    """The lens that saw these; None where they fit none that there is."""
    try:
        lens = calibrated(size, [view.points for view in views], [view.pixels for view in views])
    except ValueError:
        return None
    fits = lens.error is not None and lens.error <= WORST * size[0]
    return lens if fits and lens.is_possible else None
