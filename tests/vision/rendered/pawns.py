"""Pawns: cones with a round top and a tag on it, standing, lifted or lying."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.tags import FIRST_PIECE, PIECE_SIDE, quiet_zone

from .board import BOARD, PAPER, Picture, printed_tag
from .levels import Level
from .optics import Optics, Points
from .parts import part_of

HEIGHT, FOOT, TOP = 30.0, 11.0, 13.0
"""Millimetres: the tag above the board, and the radius of the foot and of the disc with the tag."""
LAMP = np.array([0.45, 0.3])
"""Millimetres that a shadow is thrown aside for each millimetre of height."""
FINER = 4
"""Pawns are drawn so many times finer than the picture."""
CIRCLE = np.linspace(0, 2 * np.pi, 40, endpoint=False)
OWNERS = list(dict.fromkeys(BOARD.pieces.values()))
GREYS = {owner: 45 + 40 * number for number, owner in enumerate(OWNERS)}
CODES = {piece: code for code, piece in enumerate(BOARD.pieces, FIRST_PIECE)}


class Pawn(NamedTuple):
    """A pawn in its place."""

    piece: str
    x: float
    y: float
    angle: float = 0.0
    """Degrees by which its tag is turned; where its head points if it lies."""
    lying: bool = False
    lift: float = 0.0
    """Millimetres of its foot above the board."""
    glare: float = 0.0
    """Grey levels."""

    @property
    def point(self) -> tuple[float, float]:
        return self.x, self.y

    def discs(self) -> tuple[Points, Points]:
        """The edges of foot and top."""
        return self._disc(FOOT, 0), self._disc(TOP, HEIGHT)

    def tag(self, side: float = PIECE_SIDE) -> Points:
        """Its tag's corners, clockwise from the tag's own top left."""
        half = side / 2
        return self._placed(
            np.array([(-half, -half), (half, -half), (half, half), (-half, half)]), HEIGHT
        )

    def _disc(self, radius: float, along: float) -> Points:
        return self._placed(radius * np.column_stack([np.cos(CIRCLE), np.sin(CIRCLE)]), along)

    def _placed(self, flat: Points, along: float) -> Points:
        """Points of a disc that lies so far along the pawn's axis, in space."""
        cos, sin = np.cos(np.radians(self.angle)), np.sin(np.radians(self.angle))
        turned = flat @ np.array([[cos, sin], [-sin, cos]])
        if not self.lying:
            return np.column_stack([turned + self.point, np.full(len(flat), along + self.lift)])
        head, aside = np.array([cos, sin, 0]), np.array([-sin, cos, 0])
        middle = np.array([self.x, self.y, TOP + self.lift]) + head * (along - HEIGHT / 2)
        return middle + flat[:, :1] * aside + flat[:, 1:] * np.array([0, 0, -1.0])


def draw(picture: Picture, optics: Optics, pawns: Sequence[Pawn], level: Level) -> None:
    """Draw pawns and their shadows into a picture, the furthest first."""
    pawns = [pawn for pawn in pawns if optics.is_before(np.vstack(pawn.discs()))]
    for pawn in pawns:
        _shade(picture, optics, pawn, level.shadow)
    for pawn in in_order(optics, pawns):
        _draw(picture, optics, pawn)


def in_order(optics: Optics, pawns: Sequence[Pawn]) -> list[Pawn]:
    return sorted(pawns, key=lambda pawn: -np.hypot(*(optics.place[:2] - pawn.point)))


def shape(optics: Optics, pawn: Pawn) -> list[Points]:
    """Its body and its top in the picture."""
    foot, top = pawn.discs()
    seen = optics.pixels(top)
    hull = cv2.convexHull(np.vstack([optics.pixels(foot), seen]).astype(np.float32))
    return [hull.reshape(-1, 2).astype(float), seen]


def _shows_top(optics: Optics, pawn: Pawn) -> bool:
    if not pawn.lying:
        return True
    head = np.radians(pawn.angle)
    to_camera = optics.place - (pawn.x, pawn.y, TOP)
    return bool(to_camera[0] * np.cos(head) + to_camera[1] * np.sin(head) > HEIGHT / 2)


def _draw(picture: Picture, optics: Optics, pawn: Pawn) -> None:
    body, disc = shape(optics, pawn)
    part, low = part_of(picture, body, 2)
    if min(part.shape) < 2:
        return
    tall, wide = (FINER * side for side in part.shape)
    colour, mask = np.zeros((tall, wide), np.uint8), np.zeros((tall, wide), np.uint8)
    _fill(mask, body, low, 255)
    _fill(colour, body, low, GREYS[BOARD.pieces[pawn.piece]])
    _ring(colour, optics, pawn, low)
    if _shows_top(optics, pawn):
        _fill(colour, disc, low, PAPER - 25)
        _stick(colour, optics, pawn, low)
    size = part.shape[::-1]
    share = cv2.resize(mask, size, interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    ink = cv2.resize(colour, size, interpolation=cv2.INTER_AREA).astype(np.float32)
    # the colour is already weighted by the mask: outside of the body it is black
    part[:] = np.clip(part * (1 - share) + ink, 0, 255).astype(np.uint8)


def _ring(colour: Picture, optics: Optics, pawn: Pawn, low: NDArray[np.int_]) -> None:
    """Draw rings round the body."""
    grey = int(0.6 * GREYS[BOARD.pieces[pawn.piece]])
    foot, top = (optics.pixels(each).mean(axis=0) for each in pawn.discs())
    for share in (0.25, 0.5, 0.75):
        at = _finer(foot + (top - foot) * share, low)
        cv2.circle(colour, tuple(at.round().astype(int).tolist()), 9, grey, 3)


def _stick(colour: Picture, optics: Optics, pawn: Pawn, low: NDArray[np.int_]) -> None:
    """Put the tag on the top."""
    sticker = _sticker(pawn.piece)
    wide = len(sticker)
    where = _finer(optics.pixels(pawn.tag(PIECE_SIDE + 2 * quiet_zone(PIECE_SIDE))), low)
    edges = np.array([(0, 0), (wide, 0), (wide, wide), (0, wide)], np.float32) - 0.5
    turn = cv2.getPerspectiveTransform(edges, where.astype(np.float32))
    size = (colour.shape[1], colour.shape[0])
    inked = cv2.warpPerspective(sticker, turn, size, flags=cv2.INTER_AREA)
    there = cv2.warpPerspective(np.full_like(sticker, 255), turn, size) > 127
    if pawn.glare:
        lit = where.mean(axis=0) + (where[0] - where[2]) * 0.2
        across, down = np.meshgrid(np.arange(size[0]), np.arange(size[1]))
        off = ((across - lit[0]) ** 2 + (down - lit[1]) ** 2) / (6.0 * FINER) ** 2
        inked = np.clip(inked + pawn.glare * np.exp(-off), 0, 255).astype(np.uint8)
    colour[there] = inked[there]


@cache
def _sticker(piece: str) -> Picture:
    return printed_tag(CODES[piece], PIECE_SIDE, density=8)


def _shade(picture: Picture, optics: Optics, pawn: Pawn, share: float) -> None:
    ground = np.vstack([shadow(each) for each in pawn.discs()])
    hull = cv2.convexHull(optics.pixels(ground).astype(np.float32)).reshape(-1, 2)
    darken(picture, [hull.astype(float)], share, soft=5)


def shadow(points: Points) -> Points:
    """Where on the board the lamp throws the shadows of these points: (n, 3)."""
    flat = points[:, :2] + LAMP * points[:, 2:]
    return np.column_stack([flat, np.zeros(len(flat))])


def darken(picture: Picture, shapes: Sequence[Points], share: float, soft: int) -> None:
    """Take a share of the light from parts of a picture, with a soft edge."""
    if not shapes or not share:
        return
    part, low = part_of(picture, np.vstack(shapes), soft)
    if min(part.shape) < 2:
        return
    mask = np.zeros(part.shape, np.uint8)
    for each in shapes:
        cv2.fillPoly(mask, [np.round(each - low).astype(np.int32)], round(255 * share))
    mask = cv2.blur(mask, (soft, soft))
    part[:] = cv2.multiply(part, 255 - mask, scale=1 / 255)


def _finer(points: Points, low: NDArray[np.int_]) -> Points:
    """Pixels of a picture as those of a finer part of it that begins there."""
    return (points - low) * FINER + (FINER - 1) / 2


def _fill(picture: Picture, points: Points, low: NDArray[np.int_], grey: int) -> None:
    cv2.fillPoly(picture, [np.round(_finer(points, low)).astype(np.int32)], grey)
