"""The pose: where the camera stands, kept while anchors are hidden and checked by those that
are seen."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from vision.seeing.camera import FEWEST, Camera, camera_of
from vision.seeing.finder import Mark
from vision.seeing.lens import Lens, Size, fitted, guessed
from vision.tags import Square

OFF = 1.5
"""Pixels by which most anchors are off where the camera was moved, on a picture of
`FULL` pixels along its longer side."""
FULL = 1920
AVERAGED = 30
"""Frames over which corners are averaged at most."""
SURE = 3
"""Frames over which the lens is looked at anew."""
ENOUGH = 4
"""Anchors that show something of the lens."""


class Pose:
    """Knows the camera's place from frame to frame."""

    def __init__(self, squares: Mapping[int, Square], lens: Lens | None) -> None:
        """`squares`: the anchors; `lens`: None, if it is not calibrated."""
        self.squares = squares
        self.lens = lens
        self._corners: dict[int, NDArray[np.float64]] = {}
        """Code -> its corners, averaged over the frames since the camera was moved."""
        self._counts: dict[int, int] = {}
        self._guess: Lens | None = None
        """The lens as the anchors show it."""
        self.camera: Camera | None = None
        self.is_new = False
        """Was the camera found elsewhere in this frame than in the one before?"""

    def see(self, marks: Sequence[Mark], size: Size) -> None:
        """The tags of the next frame."""
        seen = {mark.code: mark for mark in marks if mark.code in self.squares}
        kept = self.camera
        self.is_new = kept is not None and (kept.lens.size != size or self._is_off(kept, seen))
        if self.is_new:
            self._corners, self._counts = {}, {}
        before = dict(self._counts)
        for code, mark in seen.items():
            self._average(code, mark)
        if any(_is_better(count, before.get(code, 0)) for code, count in self._counts.items()):
            self.camera = self._placed(size) or (None if self.is_new else kept)

    def _is_off(self, camera: Camera, seen: Mapping[int, Mark]) -> bool:
        """Are most of the tags elsewhere than they were? That one is does not say so."""
        now = camera.off(self.squares, seen)
        before = camera.off(self.squares, self._averages())
        limit = OFF * max(camera.lens.size) / FULL
        if len(now) < FEWEST:
            return False
        more = [off - before.get(code, 0.0) > limit for code, off in now.items()]
        return 2 * sum(more) > len(more)

    def _average(self, code: int, mark: Mark) -> None:
        count = min(self._counts.get(code, 0) + 1, AVERAGED)
        old = self._corners.get(code, mark.corners)
        self._corners[code] = old + (mark.corners - old) / count
        self._counts[code] = count

    def _placed(self, size: Size) -> Camera | None:
        return camera_of(self._lens_at(size), self._averages().values(), self.squares)

    def _averages(self) -> Mapping[int, Mark]:
        return {c: Mark(c, corners.astype(np.float32)) for c, corners in self._corners.items()}

    def _lens_at(self, size: Size) -> Lens:
        if self.lens is not None and self.lens.fits(size):
            return self.lens.scaled(size)
        if self._guess and self._guess.size == size and min(self._counts.values()) < SURE:
            return self._guess
        if len(self._corners) < ENOUGH:
            return guessed(size)
        points = np.vstack([self.squares[code].corners() for code in self._corners])
        pixels = np.vstack([*self._corners.values()])
        self._guess = fitted(size, points.astype(np.float32), pixels.astype(np.float32))
        return self._guess


def _is_better(count: int, before: int) -> bool:
    """Is an average over so many frames worth a new look at the camera's place?"""
    return count != before and count in (1, 3, 10, AVERAGED)
