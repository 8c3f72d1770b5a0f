"""Parts of a picture."""

import numpy as np
from numpy.typing import NDArray

from .board import Picture
from .optics import Points


def part_of(picture: Picture, points: Points, by: int) -> tuple[Picture, NDArray[np.int_]]:
    """What a picture shows of these pixels, shape (n, 2), and of so many round them, with its left
    and top; a part without any pixel where they are beside the picture."""
    limit = picture.shape[::-1]
    low = np.clip(np.floor(points.min(axis=0)).astype(int) - by, 0, limit)
    high = np.clip(np.ceil(points.max(axis=0)).astype(int) + by + 1, 0, limit)
    return picture[low[1] : high[1], low[0] : high[0]], low
