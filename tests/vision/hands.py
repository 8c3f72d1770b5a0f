"""Hands with their arms, over the board."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from .optics import Optics, Points
from .pawns import LAMP, darken

SKIN = 165
FINGERS = ((-34, 30, 9), (-18, 6, 9), (0, 0, 9), (18, 8, 9), (46, 44, 11))
"""Of each finger its tip, aside and back from the reaching point, and half its width, in
millimetres."""
KNUCKLES, PALM, WRIST, ELBOW = 75.0, 110.0, 165.0, 900.0
"""Millimetres back from the reaching point."""
RISE = 0.35
"""Millimetres that an arm rises with each millimetre back."""


class Hand(NamedTuple):
    """A hand that reaches for a point."""

    x: float
    y: float
    angle: float
    """Degrees of the direction in which the arm goes back: 0 to the right, 90 down the board."""
    height: float = 45.0
    """Millimetres of the fingertips above the board."""

    def limbs(self) -> list[Points]:
        """Discs whose hulls, two by two, are fingers, palm and arm."""
        limbs = [
            self._limb((aside, back, half), (aside * 0.8, KNUCKLES, half + 2))
            for aside, back, half in FINGERS
        ]
        limbs.append(self._limb((0, KNUCKLES, 36), (0, PALM, 38)))
        limbs.append(self._limb((0, PALM, 38), (0, WRIST, 27)))
        arm = np.linspace(WRIST, ELBOW, 7)
        limbs += [
            self._limb((0, near, 24 + near * 0.03), (0, far, 24 + far * 0.03))
            for near, far in pairwise(arm.tolist())
        ]
        return limbs

    def _limb(self, tip: tuple[float, float, float], end: tuple[float, float, float]) -> Points:
        angle = np.radians(self.angle)
        back, aside = (
            np.array([np.cos(angle), np.sin(angle)]),
            np.array([-np.sin(angle), np.cos(angle)]),
        )
        turn = np.linspace(0, 2 * np.pi, 16, endpoint=False)
        discs = []
        for sideways, along, half in (tip, end):
            middle = np.array([self.x, self.y]) + aside * sideways + back * along
            ring = middle + half * np.column_stack([np.cos(turn), np.sin(turn)])
            discs.append(np.column_stack([ring, np.full(len(ring), self.height + RISE * along)]))
        return np.vstack(discs)


def reach(picture: NDArray[np.uint8], optics: Optics, hand: Hand, share: float) -> None:
    """Draw a hand and the shadow that it throws into a picture."""
    darken(picture, shadow_of(optics, hand), share * 0.8, soft=15)
    shapes = shapes_of(optics, hand)
    if not shapes:
        return
    every = np.vstack(shapes)
    limit = (picture.shape[1], picture.shape[0])
    low = np.clip(np.floor(every.min(axis=0)).astype(int) - 3, 0, limit)
    high = np.clip(np.ceil(every.max(axis=0)).astype(int) + 4, 0, limit)
    if (high - low < 2).any():
        return
    part = picture[low[1] : high[1], low[0] : high[0]]
    mask = np.zeros(part.shape, np.uint8)
    for number, each in enumerate(shapes):
        grey = SKIN - 14 * (number % 3)
        cv2.fillPoly(
            part, [np.round((each - low) * 16).astype(np.int32)], grey, cv2.LINE_AA, shift=4
        )
        cv2.fillPoly(mask, [np.round(each - low).astype(np.int32)], 255)


def shapes_of(optics: Optics, hand: Hand) -> list[Points]:
    """What a hand and its arm cover of the picture."""
    return _hulls(optics, hand.limbs())


def shadow_of(optics: Optics, hand: Hand) -> list[Points]:
    """What their shadow covers of the picture."""
    return _hulls(optics, [_ground(limb) for limb in hand.limbs()])


def _ground(points: Points) -> Points:
    flat = points[:, :2] + LAMP * points[:, 2:]
    return np.column_stack([flat, np.zeros(len(flat))])


def _hulls(optics: Optics, limbs: Sequence[Points]) -> list[Points]:
    return [
        cv2.convexHull(optics.pixels(limb).astype(np.float32)).reshape(-1, 2).astype(float)
        for limb in limbs
        if optics.is_before(limb)
    ]
