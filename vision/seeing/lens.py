"""Lenses: how a camera bends what it sees."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

Size = tuple[int, int]
"""Width and height of a picture, in pixels."""

USUAL_ANGLE = 65.0
"""Degrees that a phone or webcam sees from left to right, as a first guess."""
STRETCHED = 0.02
"""How far the shape of a picture may be from another one that the same lens makes."""
TILTED = 4.0
"""Degrees between a camera and the board's upright, below which nearer and longer look alike."""
LONGEST, SHORTEST = 2.5, 0.4
"""Focal lengths that a phone or webcam may have, by the width of the picture."""
FLAT = (
    cv2.CALIB_USE_INTRINSIC_GUESS
    | cv2.CALIB_FIX_PRINCIPAL_POINT
    | cv2.CALIB_FIX_ASPECT_RATIO
    | cv2.CALIB_ZERO_TANGENT_DIST
    | cv2.CALIB_FIX_K2
    | cv2.CALIB_FIX_K3
)
"""What a single view of a flat thing does not show of a lens."""


class Lens(NamedTuple):
    """A lens at one size of the picture."""

    size: Size
    matrix: NDArray[np.float64]
    """Shape (3, 3), pixels: focal lengths and the middle of the picture."""
    distortion: NDArray[np.float64]
    """Shape (5,): k1, k2, p1, p2, k3."""
    error: float | None
    """Pixels by which the calibration missed its points on average; None for a guess."""

    @property
    def is_calibrated(self) -> bool:
        return self.error is not None

    @property
    def is_possible(self) -> bool:
        """Could a phone or webcam have it?"""
        across, along = self.matrix[0, 0], self.matrix[1, 1]
        return bool(
            min(self.size) > 0
            and np.isfinite(self.matrix).all()
            and np.isfinite(self.distortion).all()
            and all(SHORTEST < focal / self.size[0] < LONGEST for focal in (across, along))
        )

    def fits(self, size: Size) -> bool:
        """Are pictures of this size of the same shape?"""
        return abs(size[0] * self.size[1] / (size[1] * self.size[0]) - 1) <= STRETCHED

    def scaled(self, size: Size) -> "Lens":
        """The same lens at another size of the same shape."""
        factors = np.array([[size[0] / self.size[0]], [size[1] / self.size[1]], [1.0]])
        return self._replace(size=size, matrix=self.matrix * factors)

    def to_json(self) -> dict[str, Any]:
        return {
            "size": list(self.size),
            "matrix": self.matrix.tolist(),
            "distortion": self.distortion.tolist(),
            "error": self.error,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Lens":
        """Raises one of `DAMAGED` for anything that `to_json` did not write."""
        width, height = map(int, data["size"])
        matrix = np.array(data["matrix"], float).reshape(3, 3)
        distortion = np.array(data["distortion"], float).reshape(5)
        error = data["error"]
        lens = cls((width, height), matrix, distortion, error and float(error))
        if not lens.is_possible:
            raise ValueError("no lens")
        return lens


def guessed(size: Size, focal: float | None = None) -> Lens:
    """A lens without distortion. `focal`: its focal length in pixels, if it is known."""
    width, height = size
    focal = focal or width / 2 / math.tan(math.radians(USUAL_ANGLE / 2))
    matrix = np.array([[focal, 0, (width - 1) / 2], [0, focal, (height - 1) / 2], [0, 0, 1]])
    return Lens(size, matrix, np.zeros(5), None)


def calibrated(
    size: Size, points: Sequence[NDArray[np.float32]], pixels: Sequence[NDArray[np.float32]]
) -> Lens:
    """The lens that saw these points of a flat pattern, each (n, 3) in millimetres, at these
    pixels, each (n, 2): one of both for every view. Raises ValueError where they do not do."""
    first = guessed(size)
    try:
        error, matrix, distortion, *_ = cv2.calibrateCamera(
            points,
            pixels,
            size,
            first.matrix,
            first.distortion,
            flags=cv2.CALIB_USE_INTRINSIC_GUESS,
        )
    except cv2.error as failed:
        raise ValueError("these views do not show the lens") from failed
    return Lens(
        size, np.asarray(matrix, float), np.ravel(distortion)[:5].astype(float), float(error)
    )


def fitted(size: Size, points: NDArray[np.float32], pixels: NDArray[np.float32]) -> Lens:
    """The lens that fits this single view of a flat thing best: points, (n, 3), that are seen at
    pixels, (n, 2). It is a guess still, with the usual focal length where the view does not show
    it."""
    first = guessed(size)
    fit = _fit(first, points, pixels, FLAT)
    if fit is None or not fit[0].is_possible or fit[1] <= TILTED:
        fit = _fit(first, points, pixels, FLAT | cv2.CALIB_FIX_FOCAL_LENGTH)
    return first if fit is None else fit[0]


def _fit(
    first: Lens, points: NDArray[np.float32], pixels: NDArray[np.float32], flags: int
) -> tuple[Lens, float] | None:
    """A lens, and the degrees by which it is tilted to what it saw."""
    try:
        _, matrix, distortion, (turn, *_), _ = cv2.calibrateCamera(
            [points],
            [pixels],
            first.size,
            first.matrix.copy(),
            first.distortion.copy(),
            flags=flags,
        )
    except cv2.error:
        return None
    lens = Lens(first.size, np.asarray(matrix), np.ravel(distortion)[:5].astype(float), None)
    return lens, tilt(cv2.Rodrigues(turn)[0])


def tilt(turn: NDArray[Any]) -> float:
    """Degrees between a camera and the upright of a flat thing. `turn`: shape (3, 3), from the
    thing to the camera."""
    return math.degrees(math.acos(min(1.0, abs(float(turn[2, 2])))))
