"""The training board as it lies on a table, drawn as busily as printed boards are."""

from functools import cache
from random import Random

import cv2
import numpy as np
from numpy.typing import NDArray

from companion.editions.boxes import open_box
from companion.tables.following import board_of
from vision.tags import CODES, MODULES, anchor_squares, quiet_zone

BOX = open_box("training")
BOARD = board_of(BOX)
DENSITY = 4
"""Pixels a millimetre in which it is drawn."""
TABLE = 160
"""Millimetres of the table round the board."""
PAPER, INK, WOOD = 235, 25, 105
ICONS = 420

Picture = NDArray[np.uint8]


def printed_tag(code: int, side: float, density: float = DENSITY, paper: int = PAPER) -> Picture:
    """A tag with its quiet zone, as it is printed."""
    whole = cv2.aruco.getPredefinedDictionary(CODES)
    modules = cv2.aruco.generateImageMarker(whole, code, MODULES, borderBits=1)
    modules = cv2.copyMakeBorder(modules, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=255)
    wide = round((side + 2 * quiet_zone(side)) * density)
    large = cv2.resize(modules, (wide, wide), interpolation=cv2.INTER_NEAREST)
    return np.where(large > 127, paper, INK).astype(np.uint8)


def anchor_corners() -> list[tuple[float, float]]:
    """What a camera must show: the outer corners of the anchors."""
    squares = anchor_squares(BOARD.size)
    reach = squares[0].side / 2 + quiet_zone(squares[0].side)
    x, y = zip(*(square.centre for square in squares), strict=True)
    low, high = (min(x) - reach, min(y) - reach), (max(x) + reach, max(y) + reach)
    return [low, (high[0], low[1]), high, (low[0], high[1])]


@cache
def drawn(seed: int = 0, tags: bool = True) -> Picture:
    """The board, the table round it and the anchors; `seed`: other decoration."""
    random, wide = Random(seed), np.array(BOARD.size) + 2 * TABLE
    shape = tuple(int(w * DENSITY) for w in wide[::-1])
    picture = _wood(shape, random)
    left, right = TABLE * DENSITY, int((TABLE + BOARD.size[0]) * DENSITY)
    top, bottom = TABLE * DENSITY, int((TABLE + BOARD.size[1]) * DENSITY)
    cv2.rectangle(picture, (left, top), (right, bottom), 120, -1)
    for number, (place, outline) in enumerate(BOARD.outlines.items()):
        _space(picture, place, _scaled(outline), 70 + number * 37 % 150)
    _icons(picture, (left, top), (right, bottom), random)
    if tags:
        _tags(picture)
    return picture


def _scaled(points: object) -> NDArray[np.int32]:
    return np.round((np.array(points, float) + TABLE) * DENSITY).astype(np.int32)


def _wood(shape: tuple[int, ...], random: Random) -> Picture:
    noise = np.random.default_rng(random.randrange(1 << 30))
    grain = cv2.resize(noise.normal(0, 14, (shape[0] // 6, 12)), shape[::-1])
    return np.clip(WOOD + grain, 0, 255).astype(np.uint8)


def _space(picture: Picture, place: str, outline: NDArray[np.int32], grey: int) -> None:
    cv2.fillPoly(picture, [outline], grey)
    left, top = outline.min(axis=0)
    right, bottom = outline.max(axis=0)
    mask = np.zeros((bottom - top + 1, right - left + 1), np.uint8)
    cv2.fillPoly(mask, [outline - (left, top)], 255)
    tiles = np.indices(mask.shape).sum(axis=0) // 22 % 2 * 12  # a tiled floor
    part = picture[top : bottom + 1, left : right + 1]
    part[mask > 0] = np.clip(part[mask > 0] + tiles[mask > 0], 0, 255)
    cv2.polylines(picture, [outline], True, 30, 7, cv2.LINE_AA)
    middle = outline.mean(axis=0).astype(int)
    for line, word in enumerate(place.split("_")):
        at = (int(middle[0] - 9 * len(word)), int(middle[1] + 32 * line))
        cv2.putText(picture, word, at, cv2.FONT_HERSHEY_COMPLEX, 1.0, INK, 2, cv2.LINE_AA)


def _icons(picture: Picture, low: tuple[int, int], high: tuple[int, int], random: Random) -> None:
    """Small signs all over, among them such as could be taken for tags."""
    for number in range(ICONS):
        x, y = random.randrange(low[0], high[0] - 100), random.randrange(low[1], high[1] - 100)
        wide = random.randrange(24, 80)
        dark, light = random.randrange(10, 70), random.randrange(170, 245)
        if number % 3 == 0:
            cv2.circle(picture, (x, y), wide // 2, light, -1, cv2.LINE_AA)
            cv2.circle(picture, (x, y), wide // 3, dark, 4, cv2.LINE_AA)
        elif number % 3 == 1:
            points = np.array(
                [(x + random.randrange(wide), y + random.randrange(wide)) for _ in "....."]
            )
            cv2.fillPoly(picture, [points], random.choice((dark, light)), cv2.LINE_AA)
        else:
            bits = np.array([random.choice((dark, light)) for _ in range(36)], np.uint8)
            bits = cv2.copyMakeBorder(
                bits.reshape(6, 6), 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=dark
            )
            window = cv2.resize(bits, (wide, wide), interpolation=cv2.INTER_NEAREST)
            picture[y : y + wide, x : x + wide] = window


def _tags(picture: Picture) -> None:
    for square in anchor_squares(BOARD.size):
        tag = printed_tag(square.code, square.side)
        reach = square.side / 2 + quiet_zone(square.side)
        left, top = _scaled((square.centre[0] - reach, square.centre[1] - reach))
        picture[top : top + len(tag), left : left + len(tag)] = tag
