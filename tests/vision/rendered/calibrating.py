"""A lens as people calibrate it: a pattern is held before the camera a dozen times, and its
corners are found about where they are."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from vision.seeing.lens import Lens
from vision.seeing.lens import calibrated as worked_out

from .optics import Optics, Points, axes_of
from .scene import Hashable

VIEWS, FEWEST = 12, 20
"""Views of the pattern, and corners that a view shows at least."""
OFF = 0.3
"""Pixels by which a corner is found beside its place."""
EDGE = 8.0
"""Pixels at the picture's edge in which no corner is found."""
NEAR, FAR, TILTED = 200.0, 450.0, 40.0
"""Millimetres of the pattern from the camera, and degrees by which it is tilted at most."""
ASIDE = np.array([0.3, 0.17])
"""How far aside it is held at most, by how far away."""
PATTERN = np.array([(x * 20.0, y * 20.0, 0.0) for y in range(6) for x in range(8)])


def calibrated(optics: Optics) -> Lens:
    return _calibrated(Hashable(optics))


@lru_cache(maxsize=4)
def _calibrated(through: Hashable) -> Lens:
    optics, random = through.optics, np.random.default_rng(1)
    points: list[NDArray[np.float32]] = []
    pixels: list[NDArray[np.float32]] = []
    while len(points) < VIEWS:
        corners, seen = _view(optics, random)
        if len(corners) >= FEWEST:
            points.append(corners.astype(np.float32))
            pixels.append((seen + random.normal(0, OFF, seen.shape)).astype(np.float32))
    return worked_out(optics.size, points, pixels)


def _view(optics: Optics, random: np.random.Generator) -> tuple[Points, Points]:
    """The pattern's corners that are seen when it is held anywhere, and where they are seen."""
    far = random.uniform(NEAR, FAR)
    axes = axes_of(random.uniform(0, TILTED), random.uniform(0, 360), random.uniform(-20, 20))
    across, down = random.uniform(-ASIDE, ASIDE) * far
    place = PATTERN.mean(axis=0) + axes[0] * across + axes[1] * down - axes[2] * far
    held = optics._replace(place=place, axes=axes)
    pixels = held.pixels(PATTERN)
    seen = ((pixels > EDGE) & (pixels < np.array(optics.size) - EDGE)).all(axis=1)
    return PATTERN[seen] * (1, 1, -1), pixels[seen]  # a right-handed space, as OpenCV has it
