"""Light: the same scene under another lamp, or as a camera exposes it another time.

Light changes smoothly over the picture, and things do not: so what differs from a scene by a
smooth factor is no thing.
"""

from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.seeing.finder import Grey

SCALE = 8
"""Pixels of the picture along one of a shrunk one."""
EVERY = 6
"""Shrunk pixels between two at which the light is compared."""
DARK = 4.0
"""Grey levels that are added before, so that noise in the dark weighs less."""
USUAL = 0.06
"""How far the logarithm of the light is off where nothing but the light differs."""
ROUNDS = 5

Levels = NDArray[np.float32]
"""A shrunk picture: grey levels, shape (height, width)."""


def shrunk(grey: Grey) -> Levels:
    height, width = grey.shape
    size = (max(1, width // SCALE), max(1, height // SCALE))
    return np.asarray(cv2.resize(grey, size, interpolation=cv2.INTER_AREA), np.float32)


def lit(scene: Levels, now: Levels) -> Levels:
    """The scene in the light of now, whatever things may have come into it."""
    apart = np.log((now[::EVERY, ::EVERY] + DARK) / (scene[::EVERY, ::EVERY] + DARK)).ravel()
    terms = _terms(*scene.shape)
    smooth = np.array([float(np.median(apart)), *np.zeros(terms.shape[1] - 1)])
    enough = min(scene.shape) > 3 * EVERY
    for _ in range(ROUNDS if enough else 0):
        weight = 1 / (1 + ((apart - terms @ smooth) / USUAL) ** 2)
        weighted = terms * weight[:, None]
        smooth = np.linalg.solve(weighted.T @ terms, weighted.T @ apart)
    factor = np.exp(terms @ smooth).reshape(scene[::EVERY, ::EVERY].shape).astype(np.float32)
    return np.asarray((scene + DARK) * cv2.resize(factor, scene.shape[::-1]) - DARK, np.float32)


@lru_cache(maxsize=8)
def _terms(height: int, width: int) -> NDArray[np.float64]:
    """What a smooth light is made of, where it is compared: shape (places, 6)."""
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j][:, ::EVERY, ::EVERY]
    terms = [np.ones_like(x), x, y, x * x, x * y, y * y]
    return np.stack([term.ravel() for term in terms], axis=1)
