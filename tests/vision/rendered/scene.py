"""Pictures of a table as a camera over it takes them, and what is true of each."""

from collections.abc import Sequence
from functools import lru_cache

import cv2
import numpy as np

from vision.tags import PIECE_SIDE, quiet_zone

from .board import DENSITY, TABLE, WOOD, Picture, anchor_corners, drawn
from .hands import Hand, reach, shadow_of, shapes_of
from .levels import Level
from .optics import FULL_HD, Optics, Points, over
from .parts import part_of
from .pawns import Pawn, draw, in_order, shape

SIDEWAYS = 12.0
"""Degrees by which a camera at one side of the board stands to the left or right of its middle."""
SPARE = 64
"""Pixels by which the noise is larger than the picture, so that it can be moved about."""


class Scene:
    """One camera over one board."""

    def __init__(
        self,
        level: Level,
        optics: Optics | None = None,
        seed: int = 0,
        decoration: int = 0,
        tilt: float | None = None,
    ) -> None:
        self.level, self.random = level, np.random.default_rng(seed)
        self.optics = optics or posed(level, self.random, tilt)
        self.decoration = decoration
        width, height = self.optics.size
        self._table = empty(self.optics, decoration)
        self._lit = _light(level, self.optics.size, self.random)
        self._noise = self.random.normal(0, level.noise, (height + SPARE, width + SPARE))
        self._noise = np.round(self._noise).astype(np.int16)
        self._still: tuple[Sequence[Pawn], Picture] | None = None

    def picture(
        self, pawns: Sequence[Pawn], hands: Sequence[Hand] = (), carried: Sequence[Pawn] = ()
    ) -> Picture:
        """The next frame; `carried`: pawns that move, and so are not worth keeping as drawn."""
        if self._still is None or self._still[0] != tuple(pawns):
            self._still = (tuple(pawns), self._stand(pawns))
        picture = self._still[1]
        if hands or carried:
            picture = picture.copy()
            draw(picture, self.optics, carried, self.level)
            for hand in hands:
                reach(picture, self.optics, hand, self.level.shadow)
        return self._taken(cv2.multiply(picture, self._lit, scale=1 / 255))

    def uncovered(self, pawns: Sequence[Pawn], hands: Sequence[Hand] = ()) -> set[str]:
        """The standing pawns whose tag, quiet zone included, lies open in the picture."""
        width, height = self.optics.size
        mask = np.zeros((height, width), np.uint8)
        for hand in hands:
            for each in shapes_of(self.optics, hand):
                cv2.fillPoly(mask, [np.round(each).astype(np.int32)], 255)
        uncovered: set[str] = set()
        for pawn in reversed(in_order(self.optics, pawns)):  # the nearest first
            quad = self.optics.pixels(pawn.tag(PIECE_SIDE + 2 * quiet_zone(PIECE_SIDE)))
            inside = (quad > 1).all() and (quad < (width - 2, height - 2)).all()
            if inside and not pawn.lying and not _any(mask, quad):
                uncovered.add(pawn.piece)
            for each in shape(self.optics, pawn):
                cv2.fillPoly(mask, [np.round(each).astype(np.int32)], 255)
        return uncovered

    def touches(self, hand: Hand, pawn: Pawn, ring: float = 30.0) -> bool:
        """Is a hand or its shadow within so many millimetres of a pawn, in the picture?"""
        turn = np.linspace(0, 2 * np.pi, 24)
        round_ = np.column_stack([np.cos(turn), np.sin(turn)]) * ring + pawn.point
        edge = self.optics.pixels(np.column_stack([round_, np.zeros(len(round_))]))
        return _any(self._under(hand), edge)

    def _under(self, hand: Hand) -> Picture:
        mask = np.zeros(self.optics.size[::-1], np.uint8)
        for each in (*shapes_of(self.optics, hand), *shadow_of(self.optics, hand)):
            cv2.fillPoly(mask, [np.round(each).astype(np.int32)], 255)
        return mask

    def _stand(self, pawns: Sequence[Pawn]) -> Picture:
        picture = self._table.copy()
        draw(picture, self.optics, pawns, self.level)
        return picture

    def _taken(self, picture: Picture) -> Picture:
        """A picture as the camera gives it."""
        level = self.level
        if level.flicker:
            by = 1 + level.flicker * np.sin(self.random.uniform(0, 2 * np.pi))
            picture = cv2.convertScaleAbs(picture, alpha=by)
        picture = cv2.GaussianBlur(picture, (0, 0), level.defocus)
        if level.motion > 1:
            picture = cv2.blur(picture, (level.motion, 1))
        x, y = self.random.integers(0, SPARE, 2)
        height, width = picture.shape
        noise = self._noise[y : y + height, x : x + width]
        picture = cv2.add(picture, noise, dtype=cv2.CV_8U)
        _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, level.jpeg])
        return cv2.imdecode(data, cv2.IMREAD_GRAYSCALE)


def posed(level: Level, random: np.random.Generator, tilt: float | None = None) -> Optics:
    """A camera somewhere over the board, as this level allows."""
    tilt = random.uniform(*level.tilt) if tilt is None else tilt
    side = 90 * random.integers(4) + random.uniform(-SIDEWAYS, SIDEWAYS)
    roll = random.uniform(-4, 4)
    return over(anchor_corners(), tilt, side, roll, level.bend, FULL_HD)


def empty(optics: Optics, decoration: int = 0) -> Picture:
    """The empty board, sharp and in full light."""
    return _empty(Hashable(optics), decoration)


class Hashable:
    """Optics that can be looked up."""

    def __init__(self, optics: Optics) -> None:
        self.optics = optics
        self._key = tuple(np.concatenate([np.ravel(each) for each in optics]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hashable) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(maxsize=3)
def _empty(through: Hashable, decoration: int) -> Picture:
    across, down = through.optics.maps(finer=2)
    fine = cv2.remap(
        drawn(decoration),
        (across + TABLE) * DENSITY - 0.5,
        (down + TABLE) * DENSITY - 0.5,
        cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_CONSTANT,
        borderValue=WOOD,
    )
    return cv2.resize(fine, through.optics.size, interpolation=cv2.INTER_AREA)


def _light(level: Level, size: tuple[int, int], random: np.random.Generator) -> Picture:
    width, height = size
    angle = random.uniform(0, 2 * np.pi)
    across = np.linspace(-0.5, 0.5, width)[None] * np.cos(angle)
    down = np.linspace(-0.5, 0.5, height)[:, None] * np.sin(angle)
    light = level.light * (1 - level.gradient * (0.5 + (across + down) / 1.42))
    return np.round(255 * light).astype(np.uint8)


def _any(mask: Picture, polygon: Points) -> bool:
    """Is anything of a polygon in the mask?"""
    part, low = part_of(mask, polygon, 0)
    if not part.size:
        return False
    own = np.zeros(part.shape, np.uint8)
    cv2.fillPoly(own, [np.round(polygon - low).astype(np.int32)], 255)
    return bool((part & own).any())
