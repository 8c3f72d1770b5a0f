"""Labels: a name broken into lines, as large as its space has room for."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.tracking.source import Point
from vision.printing.paper import BOLD, width_of

LARGEST, SMALLEST = 5.0, 1.5
"""Millimetres."""
STEPS = 12
LINE = 1.15
"""From line to line, by the size of letters."""
ROOM = 1.5
"""Millimetres that stay free round a name."""
FINE = 2
"""Pixels a millimetre in which room is looked for."""


class Label(NamedTuple):
    """Where a name goes."""

    lines: Sequence[str]
    middle: Point
    size: float

    @property
    def box(self) -> tuple[Point, Point]:
        """Its upper left and lower right corner."""
        across = max(width_of(line, self.size, BOLD) for line in self.lines) / 2
        down = len(self.lines) * LINE * self.size / 2
        x, y = self.middle
        return (x - across, y - down), (x + across, y + down)

    def baselines(self) -> Iterator[float]:
        top = self.middle[1] - (len(self.lines) - 1) * LINE * self.size / 2
        return (top + at * LINE * self.size + 0.36 * self.size for at in range(len(self.lines)))


def label(name: str, outline: Sequence[Point]) -> Label:
    """A name in a space; the smallest letters where there is no room at all."""
    corner = np.min(outline, axis=0) - 1
    shape = (np.max(outline, axis=0) - corner + 1) * FINE
    room = np.zeros(np.ceil(shape).astype(int)[::-1], np.uint8)
    cv2.fillPoly(room, [np.round((np.array(outline) - corner) * FINE).astype(np.int32)], 1)
    ways = [broken(name, count) for count in range(1, min(3, len(name.split())) + 1)]
    for size in np.linspace(LARGEST, SMALLEST, STEPS):
        for lines in ways:
            middle = _fitting(lines, float(size), room)
            if middle is not None:
                x, y = np.array(middle) / FINE + corner
                return Label(lines, (float(x), float(y)), float(size))
    x, y = np.mean(outline, axis=0)
    return Label(ways[-1], (float(x), float(y)), SMALLEST)


def broken(name: str, count: int) -> Sequence[str]:
    """The words in so many lines, none longer than need be."""
    words = name.split()
    if count == 1:
        return [name]
    ways = (
        [" ".join(words[:at]), *broken(" ".join(words[at:]), count - 1)]
        for at in range(1, len(words) - count + 2)
    )
    return min(ways, key=lambda lines: max(map(len, lines)))


def _fitting(lines: Sequence[str], size: float, room: NDArray[np.uint8]) -> Point | None:
    """In pixels, the middle of a place for the lines that is furthest from everything else."""
    width = max(width_of(line, size, BOLD) for line in lines) + 2 * ROOM
    height = len(lines) * LINE * size + 2 * ROOM
    window = np.ones((int(height * FINE) | 1, int(width * FINE) | 1), np.uint8)
    middles = cv2.erode(room, window, borderType=cv2.BORDER_CONSTANT, borderValue=0)
    if not middles.any():
        return None
    middles = cv2.copyMakeBorder(middles, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=0)
    far = cv2.distanceTransform(middles, cv2.DIST_L2, 3)
    y, x = np.unravel_index(int(far.argmax()), far.shape)
    return float(x - 1), float(y - 1)
