"""Tags: printed square codes. Which code is which, and how large they are on paper."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.tracking.source import Board

CODES = cv2.aruco.DICT_ARUCO_MIP_36h12
CORRECTED = 5
"""Bits that may be wrong in a code at most; OpenCV stores another number in some releases."""
MODULES = 8
"""Black and white squares along a tag's side, the black border included."""
ANCHORS = tuple(range(8))
"""The codes of the anchors, the tags round the board, clockwise: top left corner, top edge, top
right corner, right edge, and so on."""
ANCHOR_NAMES = (
    *("anchor-top-left", "anchor-top", "anchor-top-right", "anchor-right"),
    *("anchor-bottom-right", "anchor-bottom", "anchor-bottom-left", "anchor-left"),
)
"""What the catalogue calls them, in the same order."""
FIRST_PIECE = len(ANCHORS)
"""The code of the box's first piece; the others follow in the box's order."""
ANCHOR_SIDE, PIECE_SIDE = 40.0, 16.0
"""Millimetres along the black square of an anchor, and of a tag on a piece."""
HEIGHT = 30.0
"""Millimetres of a tag on a standing piece above the board, unless somebody measured it."""
ALL = tuple(range(250))
"""All codes that there are."""


class Square(NamedTuple):
    """A tag that lies flat on the board's plane."""

    code: int
    centre: tuple[float, float]
    """Millimetres, as the board's own."""
    side: float

    def corners(self) -> NDArray[np.float64]:
        """Shape (4, 3): clockwise from the tag's own top left, in millimetres."""
        (x, y), half = self.centre, self.side / 2
        around = ((-half, -half), (half, -half), (half, half), (-half, half))
        return np.array([(x + dx, y + dy, 0.0) for dx, dy in around])


def pieces_by_code(board: Board) -> Mapping[int, str]:
    """Which piece of the box each code is on."""
    return dict(enumerate(board.pieces, FIRST_PIECE))


def quiet_zone(side: float) -> float:
    """Millimetres of white round a tag, without which it is not found: one of its modules."""
    return side / MODULES


def anchor_squares(size: tuple[float, float]) -> Sequence[Square]:
    """The anchors of a board of this width and height: the white of each touches its corner, or
    the middle of its edge."""
    (width, height), off = size, ANCHOR_SIDE / 2 + quiet_zone(ANCHOR_SIDE)
    left, centre, right = -off, width / 2, width + off
    top, middle, bottom = -off, height / 2, height + off
    places = (
        *((left, top), (centre, top), (right, top), (right, middle)),
        *((right, bottom), (centre, bottom), (left, bottom), (left, middle)),
    )
    return [Square(code, place, ANCHOR_SIDE) for code, place in zip(ANCHORS, places, strict=True)]


def dictionary(codes: Sequence[int]) -> cv2.aruco.Dictionary:
    """These codes alone: the fewer there are, the faster and the safer they are read. The n-th
    of them is found as n."""
    whole = cv2.aruco.getPredefinedDictionary(CODES)
    return cv2.aruco.Dictionary(whole.bytesList[list(codes)], whole.markerSize, CORRECTED)
