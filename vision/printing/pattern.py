"""The pattern that shows a lens: a chess board with tags in its white squares."""

from collections.abc import Iterator

import cv2

from vision.tags import dictionary

ACROSS, DOWN = 7, 8
SQUARE, TAG = 25.0, 18.75
"""Millimetres along a square, and along the tag in a white one."""
SIZE = ACROSS * SQUARE, DOWN * SQUARE
FIRST = 40
"""The code of its first tag; the pattern's codes are on nothing else."""
PATTERN = tuple(range(FIRST, FIRST + ACROSS * DOWN // 2))
"""The codes in its white squares, row by row."""


def squares() -> Iterator[tuple[float, float, int | None]]:
    """Left, top and code of every square; None for a black one."""
    codes = iter(PATTERN)
    for row in range(DOWN):
        for column in range(ACROSS):
            white = (column + row) % 2 == 1
            yield column * SQUARE, row * SQUARE, next(codes) if white else None


def pattern() -> cv2.aruco.CharucoBoard:
    """The same as OpenCV looks for it, in millimetres from its top left corner."""
    return cv2.aruco.CharucoBoard((ACROSS, DOWN), SQUARE, TAG, dictionary(PATTERN))
