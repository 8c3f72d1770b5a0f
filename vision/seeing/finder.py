"""Finding tags in a picture."""

from collections.abc import Iterable, Sequence
from math import dist
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

Grey = NDArray[np.uint8]
"""A picture, shape (height, width)."""

SMALLEST = 12
"""Pixels along the side of the smallest tag that is looked for in the whole picture."""
LARGE = 100
"""Pixels along the side of a tag that may hide others: its modules are wider than the windows in
which light is told from dark."""
EASY = 84
"""Pixels along the side of a tag that is found without fail: a region is made so much larger."""
LARGEST = 4
"""How much larger it is made at most."""
ROOM = 1.1
"""Half the side of a region, by the side of the tag that is expected in it."""
BLUR, SHARPER = 1.5, 2.5
"""Pixels of the blur that is taken out of a region, and how much of it."""
FINE = 8
"""Pixels across a module of a tag once a region is straightened, which small ones need."""
APART = 0.02
"""How far apart two squares must be, by their outline, so as not to be taken for one: less than
the edge of the paper is from the tag on it."""
SLANTED = 2.2
"""The longest side of a shape that may be a tag, by its shortest."""


class Mark(NamedTuple):
    """A tag that was found in a picture."""

    code: int
    corners: NDArray[np.float32]
    """Shape (4, 2), pixels: clockwise from the tag's own top left."""

    @property
    def centre(self) -> tuple[float, float]:
        x, y = self.corners.mean(axis=0)
        return float(x), float(y)

    @property
    def side(self) -> float:
        """Pixels along its shortest side."""
        return min(self.sides)

    @property
    def sides(self) -> list[float]:
        """Pixels along each side."""
        sides = self.corners - np.roll(self.corners, 1, axis=0)
        return [float(side) for side in np.hypot(*sides.T)]

    @property
    def region(self) -> "Region":
        """Where it is, or may be again."""
        return Region(*self.centre, max(self.sides))

    def is_near(self, other: "Mark") -> bool:
        """Are both at one place?"""
        return dist(self.centre, other.centre) < self.side / 2


class Region(NamedTuple):
    """A part of a picture in which a tag of this size is expected."""

    x: float
    y: float
    side: float
    radius: float = 0.0
    """Half its side, where it is larger than the tag alone needs."""

    def holds(self, mark: Mark) -> bool:
        x, y = mark.centre
        return max(abs(x - self.x), abs(y - self.y)) <= max(self.radius, self.side)

    def part(self, grey: Grey) -> tuple[Grey, int, int]:
        """What the picture shows there, with its left and top."""
        radius = max(self.radius, ROOM * self.side)
        left, top = max(0, int(self.x - radius)), max(0, int(self.y - radius))
        right, bottom = max(0, int(self.x + radius) + 1), max(0, int(self.y + radius) + 1)
        return grey[top:bottom, left:right], left, top


class Finder:
    """Looks for the codes of a dictionary."""

    def __init__(self, dictionary: cv2.aruco.Dictionary, codes: Sequence[int]) -> None:
        """`codes`: what the dictionary's entries are called, in its order."""
        self._codes = tuple(codes)
        self._dictionary = dictionary
        parameters = _parameters(13, 43)
        parameters.perspectiveRemovePixelPerCell = FINE
        self._near = cv2.aruco.ArucoDetector(dictionary, parameters)
        self._everywhere: dict[int, cv2.aruco.ArucoDetector] = {}

    def everywhere(self, grey: Grey) -> list[Mark]:
        """All tags in a picture."""
        return self.survey(grey)[0]

    def survey(self, grey: Grey) -> tuple[list[Mark], list[Region]]:
        """All tags in a picture, and where the shapes are that may be tags but are not read."""
        marks, rest = self._found(self._at_size(max(grey.shape)), grey)
        if _may_hide(marks) and min(grey.shape) >= 2 * LARGE:
            marks = once_each([*marks, *self._halved(grey)])
        shapes = [Mark(-1, corners) for corners in rest]
        return marks, [shape.region for shape in shapes if _may_be_tag(shape)]

    def _halved(self, grey: Grey) -> list[Mark]:
        """The tags in a picture that are seen at half its size."""
        half = cv2.resize(grey, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        # the middle of the first pixel lies between those of two in the whole picture
        return [
            Mark(m.code, m.corners * 2 + 0.5) for m in self.everywhere(np.asarray(half, np.uint8))
        ]

    def near(self, grey: Grey, regions: Iterable[Region]) -> list[Mark]:
        """The tags in these parts of a picture, small ones too; each as often as it is found."""
        found: list[Mark] = []
        for region in regions:
            part, left, top = region.part(grey)
            if min(part.shape) < SMALLEST:
                continue
            by = max(1, min(LARGEST, round(EASY / region.side)))
            marks, _ = self._found(self._near, _enlarged(part, by))
            for mark in marks:
                # the middle of the first pixel lies at 0 before and at (by - 1) / 2 after
                corners = (mark.corners - (by - 1) / 2) / by + (left, top)
                found.append(Mark(mark.code, corners.astype(np.float32)))
        return found

    def _at_size(self, longest: int) -> cv2.aruco.ArucoDetector:
        """What looks through pictures of this size: the least perimeter is a share of the picture,
        and tags do not grow with it."""
        if longest not in self._everywhere:
            parameters = _parameters(5, 23)
            parameters.minMarkerPerimeterRate = 4 * SMALLEST / longest
            self._everywhere[longest] = cv2.aruco.ArucoDetector(self._dictionary, parameters)
        return self._everywhere[longest]

    def _found(
        self, detector: cv2.aruco.ArucoDetector, grey: Grey
    ) -> tuple[list[Mark], list[NDArray[np.float32]]]:
        corners, entries, rest = detector.detectMarkers(grey)
        codes = () if entries is None else (self._codes[int(entry)] for entry in np.ravel(entries))
        marks = [Mark(code, _four(each)) for code, each in zip(codes, corners, strict=True)]
        return marks, [_four(each) for each in rest]


def once_each(found: Iterable[Mark]) -> list[Mark]:
    """The same tag found twice at one place is one."""
    marks: list[Mark] = []
    for mark in found:
        if not any(other.code == mark.code and other.is_near(mark) for other in marks):
            marks.append(mark)
    return marks


def _four(corners: Any) -> NDArray[np.float32]:
    return np.asarray(corners, np.float32).reshape(4, 2)


def _may_hide(marks: Sequence[Mark]) -> bool:
    """May a picture in which these were found show others that are too large?"""
    return not marks or max(mark.side for mark in marks) >= LARGE


def _may_be_tag(shape: Mark) -> bool:
    return max(shape.sides) <= SLANTED * min(shape.sides)


def _enlarged(part: Grey, by: int) -> Grey:
    """Sharpened first: that costs less than afterwards."""
    if by == 1:
        return part
    sharp = cv2.addWeighted(part, 1 + SHARPER, cv2.GaussianBlur(part, (0, 0), BLUR), -SHARPER, 0)
    large = cv2.resize(sharp, None, fx=by, fy=by, interpolation=cv2.INTER_CUBIC)
    return large.astype(np.uint8, copy=False)


def _parameters(least: int, most: int) -> cv2.aruco.DetectorParameters:
    """`least`, `most`: pixels of the two windows in which light is told from dark."""
    parameters = cv2.aruco.DetectorParameters()
    parameters.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    parameters.minMarkerDistanceRate = APART
    parameters.adaptiveThreshWinSizeMin = least
    parameters.adaptiveThreshWinSizeMax = most
    parameters.adaptiveThreshWinSizeStep = most - least
    return parameters
