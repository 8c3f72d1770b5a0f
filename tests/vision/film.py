"""A drawn board and films of it: flat, seen straight from above, for tests of all but the eye."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.tracking.source import Board
from vision.tags import ANCHOR_SIDE, CODES, FIRST_PIECE, PIECE_SIDE, anchor_squares

BOARD = Board(
    (300, 300),
    {
        "left": [(0, 0), (120, 0), (120, 300), (0, 300)],
        "middle": [(120, 0), (180, 0), (180, 300), (120, 300)],
        "right": [(180, 0), (300, 0), (300, 300), (180, 300)],
    },
    {"red-1": "red", "blue-1": "blue"},
    {"left": "The Left", "right": "The Right"},
)
SCALE, MARGIN = 2, 60
"""Pixels of a millimetre, and millimetres of table round the board."""
RATE = 5
"""Frames a second of a film."""
SPOTS = {"left": 80, "middle": 150, "right": 220}
"""Millimetres from the left at which a piece stands in a place."""

Picture = NDArray[np.uint8]


@lru_cache(maxsize=64)
def picture(seed: int, **pieces: str) -> Picture:
    """Pieces in places, `red="left"`, with the noise of a camera."""
    side = (300 + 2 * MARGIN) * SCALE
    drawn = np.full((side, side), 190, np.uint8)
    codes = cv2.aruco.getPredefinedDictionary(CODES)
    for square in anchor_squares(BOARD.size):
        _paste(drawn, codes, square.code, *square.centre, ANCHOR_SIDE)
    for piece, place in pieces.items():
        code = FIRST_PIECE + list(BOARD.pieces).index(f"{piece}-1")
        _paste(drawn, codes, code, SPOTS[place], 150 if piece == "red" else 110, PIECE_SIDE)
    return noisy(drawn, seed)


def noisy(levels: NDArray[Any], seed: int, noise: float = 1) -> Picture:
    added = np.random.default_rng(seed).normal(0, noise, levels.shape)
    return np.clip(levels + added, 0, 255).astype(np.uint8)


def jpeg(drawn: Picture) -> bytes:
    return cv2.imencode(".jpg", drawn)[1].tobytes()


def write(file: Path, pictures: Iterable[Picture], rate: float = RATE) -> Path:
    """A film of these pictures."""
    video: cv2.VideoWriter | None = None
    for drawn in pictures:
        if video is None:
            codec = cv2.VideoWriter.fourcc(*"MJPG")
            video = cv2.VideoWriter(str(file), codec, rate, drawn.shape[::-1])
        video.write(cv2.cvtColor(drawn, cv2.COLOR_GRAY2BGR))
    assert video is not None
    video.release()
    return file


def film(file: Path, seconds: float, rate: float = RATE) -> Path:
    """Red stands in the middle for so long."""
    some = [picture(seed, red="middle") for seed in range(4)]
    return write(file, islice(cycle(some), round(seconds * rate)), rate)


def _paste(
    drawn: Picture, codes: cv2.aruco.Dictionary, code: int, x: float, y: float, side: float
) -> None:
    """A tag with the white round it, its middle at these millimetres of the board."""
    pixels = round(side * SCALE)
    white = pixels // 4
    tag = cv2.copyMakeBorder(
        cv2.aruco.generateImageMarker(codes, code, pixels),
        *(white, white, white, white),
        cv2.BORDER_CONSTANT,
        value=255,
    )
    left, top = (round((at + MARGIN) * SCALE - len(tag) / 2) for at in (x, y))
    drawn[top : top + len(tag), left : left + len(tag)] = tag
