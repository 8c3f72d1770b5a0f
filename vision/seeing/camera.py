"""A camera in its place: where it stands, and what of the board a pixel shows."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.seeing.finder import Mark
from vision.seeing.lens import Lens
from vision.tags import Square

FEWEST = 2
"""Anchors that a pose needs at least."""
ASTRAY = 6.0
"""Pixels: a tag that is further from where the others have it was moved, or is not what it
seems."""


class Camera(NamedTuple):
    """A lens in its place over the board. Board coordinates are millimetres; the third one points
    away from the camera, so that what stands on the board is at a negative depth."""

    lens: Lens
    turn: NDArray[np.float64]
    """Shape (3, 3): from board to camera."""
    shift: NDArray[np.float64]
    """Shape (3,), millimetres."""
    error: float
    """Pixels by which the anchors are missed on average."""

    @property
    def place(self) -> NDArray[np.float64]:
        """Shape (3,): where it stands over the board."""
        return np.asarray(-self.turn.T @ self.shift)

    def pixels(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """Where points of the board, shape (n, 3), are seen: (n, 2)."""
        turn, _ = cv2.Rodrigues(self.turn)
        seen, _ = cv2.projectPoints(
            points, turn, self.shift, self.lens.matrix, self.lens.distortion
        )
        return np.asarray(seen, float).reshape(-1, 2)

    def on_level(self, pixels: NDArray[np.float64], height: float) -> NDArray[np.float64]:
        """What pixels, shape (n, 2), show of a level so many millimetres above the board: (n, 2)
        in millimetres of the board."""
        lens = self.lens
        flat = cv2.undistortPoints(pixels.reshape(-1, 1, 2), lens.matrix, lens.distortion)
        rays = np.hstack([np.asarray(flat, float).reshape(-1, 2), np.ones((len(flat), 1))])
        rays = rays @ self.turn  # into the board's directions
        far = (-height - self.place[2]) / rays[:, 2]
        return np.asarray((self.place + rays * far[:, None])[:, :2])

    def off(self, squares: Mapping[int, Square], marks: Mapping[int, Mark]) -> Mapping[int, float]:
        """Code -> pixels by which an anchor is not where this camera has it."""
        if not marks:
            return {}
        points = np.vstack([squares[code].corners() for code in marks])
        pixels = np.vstack([mark.corners for mark in marks.values()])
        each = np.hypot(*(self.pixels(points) - pixels).T).reshape(-1, 4).mean(axis=1)
        return dict(zip(marks, map(float, each), strict=True))


def camera_of(lens: Lens, marks: Iterable[Mark], squares: Mapping[int, Square]) -> Camera | None:
    """Where a camera stands that sees these anchors; None if they are too few. One that does
    not fit the others is left out."""
    seen = {mark.code: mark for mark in marks if mark.code in squares}
    while len(seen) >= FEWEST:
        points = np.vstack([squares[code].corners() for code in seen])
        pixels = np.vstack([mark.corners for mark in seen.values()]).astype(float)
        camera = _solved(lens, points, pixels)
        if camera is None:
            return None
        off = camera.off(squares, seen)
        worst = max(off, key=lambda code: off[code])
        if off[worst] <= ASTRAY:
            return camera._replace(error=float(np.mean([*off.values()])))
        del seen[worst]
    return None


def _solved(lens: Lens, points: NDArray[np.float64], pixels: NDArray[np.float64]) -> Camera | None:
    found, turn, shift = cv2.solvePnP(
        points, pixels, lens.matrix, lens.distortion, flags=cv2.SOLVEPNP_IPPE
    )
    if not found:
        return None
    turn, shift = cv2.solvePnPRefineLM(points, pixels, lens.matrix, lens.distortion, turn, shift)
    matrix, _ = cv2.Rodrigues(turn)
    return Camera(lens, np.asarray(matrix, float), np.ravel(shift).astype(float), 0.0)
