"""Hands with their arms, over the board."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import cv2
import numpy as np

from .board import Picture
from .optics import Optics, Points, direction
from .parts import part_of
from .pawns import darken, shadow

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
        back = direction(self.angle)
        aside = np.array([-back[1], back[0]])
        turn = np.linspace(0, 2 * np.pi, 16, endpoint=False)
        discs = []
        for sideways, along, half in (tip, end):
            middle = np.array([self.x, self.y]) + aside * sideways + back * along
            ring = middle + half * np.column_stack([np.cos(turn), np.sin(turn)])
            discs.append(np.column_stack([ring, np.full(len(ring), self.height + RISE * along)]))
        return np.vstack(discs)


def reach(picture: Picture, optics: Optics, hand: Hand, share: float) -> None:
    """Draw a hand and the shadow that it throws into a picture."""
    darken(picture, shadow_of(optics, hand), share * 0.8, soft=15)
    shapes = shapes_of(optics, hand)
    if not shapes:
        return
    part, low = part_of(picture, np.vstack(shapes), 3)
    if min(part.shape) < 2:
        return
    for number, each in enumerate(shapes):
        grey = SKIN - 14 * (number % 3)
        cv2.fillPoly(
            part, [np.round((each - low) * 16).astype(np.int32)], grey, cv2.LINE_AA, shift=4
        )


def shapes_of(optics: Optics, hand: Hand) -> list[Points]:
    """What a hand and its arm cover of the picture."""
    return _hulls(optics, hand.limbs())


def shadow_of(optics: Optics, hand: Hand) -> list[Points]:
    """What their shadow covers of the picture."""
    return _hulls(optics, [shadow(limb) for limb in hand.limbs()])


def _hulls(optics: Optics, limbs: Sequence[Points]) -> list[Points]:
    return [
        cv2.convexHull(optics.pixels(limb).astype(np.float32)).reshape(-1, 2).astype(float)
        for limb in limbs
        if optics.is_before(limb)
    ]
