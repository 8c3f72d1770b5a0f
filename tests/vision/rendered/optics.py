"""A camera over a table, from first principles: where a point in space falls in the picture.

Nothing here comes from `vision`, so that what `vision` works out can be held against it. Space is
millimetres from the board's top left corner, x to the right, y down the board, z up to the camera.
"""

from collections.abc import Sequence
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
"""Shape (n, 3) in space or (n, 2) in a picture; a pixel's middle is at whole numbers."""

FULL_HD = (1920, 1080)
FOCAL = 1450.0
"""Pixels: an ordinary phone at 1080p."""
SIDE = 12.0
"""Pixels that are left free at the picture's edge."""
NEAREST = 150.0
"""Millimetres before a camera within which nothing is drawn."""
ASIDE = 1.3
"""How far aside a point may be, by how far away it is, for a lens's bend to say where it is seen:
far outside of the picture."""
GRID = 8
"""Pixels between two whose place on the board is worked out; those between are interpolated."""


class Optics(NamedTuple):
    """A lens and where it stands."""

    size: tuple[int, int]
    focal: float
    bend: tuple[float, float, float, float, float]
    """How the lens bends (Brown and Conrady): k1, k2, p1, p2, k3."""
    place: Points
    """Shape (3,)."""
    axes: Points
    """Shape (3, 3), rows: to the picture's right, down in the picture, away from the camera."""

    @property
    def middle(self) -> Points:
        return (np.array(self.size) - 1) / 2

    def pixels(self, points: Points) -> Points:
        """Where points in space are seen."""
        seen = (np.asarray(points, float) - self.place) @ self.axes.T
        return self._bent(seen[:, :2] / seen[:, 2:]) * self.focal + self.middle

    def is_before(self, points: Points) -> bool:
        """Does all of this lie well before the camera?"""
        across, down, far = self.axes @ (np.asarray(points, float) - self.place).T
        return bool(far.min() > NEAREST and (np.hypot(across, down) < ASIDE * far).all())

    def points(self, pixels: Points, height: float = 0.0) -> Points:
        """What pixels show of a level of this height: (n, 2)."""
        wanted = (np.asarray(pixels, float) - self.middle) / self.focal
        flat = wanted.copy()
        for _ in range(12):  # the bend has no inverse in closed form
            flat += wanted - self._bent(flat)
        rays = np.column_stack([flat, np.ones(len(flat))]) @ self.axes
        far = (height - self.place[2]) / rays[:, 2]
        return (self.place + rays * far[:, None])[:, :2]

    def maps(self, finer: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """For every pixel of a picture so many times finer: x and y on the board."""
        width, height = self.size
        across, down = np.meshgrid(
            np.arange(0, width + 2 * GRID, GRID), np.arange(0, height + 2 * GRID, GRID)
        )
        nodes = np.column_stack([across.ravel() - GRID / 2, down.ravel() - GRID / 2])
        on_board = self.points(nodes).reshape(*across.shape, 2)
        # a fine pixel is (fine - (finer - 1) / 2) / finer, and a pixel node (it + GRID / 2) / GRID
        by = 1 / (finer * GRID)
        off = (GRID / 2 - (finer - 1) / 2 / finer) / GRID
        u = np.arange(width * finer) * by + off
        v = np.arange(height * finer) * by + off
        wide, high = np.meshgrid(u.astype(np.float32), v.astype(np.float32))
        return tuple(
            cv2.remap(on_board[..., axis].astype(np.float32), wide, high, cv2.INTER_LINEAR)
            for axis in (0, 1)
        )

    def _bent(self, flat: Points) -> Points:
        k1, k2, p1, p2, k3 = self.bend
        x, y = flat.T
        square = x * x + y * y
        radial = 1 + square * (k1 + square * (k2 + square * k3))
        return np.column_stack(
            [
                x * radial + 2 * p1 * x * y + p2 * (square + 2 * x * x),
                y * radial + p1 * (square + 2 * y * y) + 2 * p2 * x * y,
            ]
        )


def direction(angle: float) -> Points:
    """Shape (2,), of length 1: so many degrees from the board's right, 90 is down the board."""
    return np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])


def axes_of(tilt: float, side: float, roll: float) -> Points:
    """Directions of a camera that looks down, tilted by so many degrees, from this side of the
    board (0: from below it on the page, 90: from its left), rolled round its own axis."""
    tilt, side, roll = np.radians([tilt, side, roll])
    round_board = np.array(
        [[np.cos(side), np.sin(side), 0], [-np.sin(side), np.cos(side), 0], [0, 0, 1]]
    )
    right = np.array([1.0, 0, 0])
    away = np.array([0, -np.sin(tilt), -np.cos(tilt)])
    axes = np.vstack([right, np.cross(right, away), away]) @ round_board
    turn = np.array([[np.cos(roll), np.sin(roll), 0], [-np.sin(roll), np.cos(roll), 0], [0, 0, 1]])
    return turn @ axes


def over(
    corners: Sequence[tuple[float, float]],
    tilt: float = 0.0,
    side: float = 0.0,
    roll: float = 0.0,
    bend: tuple[float, float, float, float, float] = (0, 0, 0, 0, 0),
    size: tuple[int, int] = FULL_HD,
    focal: float = FOCAL,
) -> Optics:
    """As near as it shows all these points of the board, and in the middle of the picture."""
    flat = np.array([(x, y, 0.0) for x, y in corners])
    aim = flat.mean(axis=0)
    optics = Optics(size, focal, bend, aim, axes_of(tilt, side, roll))
    for _ in range(6):
        optics = _nearest(optics, flat, aim)
        seen = optics.pixels(flat)
        between = (seen.min(axis=0) + seen.max(axis=0)) / 2
        aim = np.append(optics.points(between[None])[0], 0.0)
    return optics


def _nearest(optics: Optics, points: Points, aim: Points) -> Optics:
    """The same, looking at a point of the board from so near that all of these just fit in."""
    near, far = 200.0, 6000.0
    while far - near > 1:
        distance = (near + far) / 2
        seen = optics._replace(place=aim - optics.axes[2] * distance).pixels(points)
        wide, high = np.ptp(seen, axis=0)
        if wide < optics.size[0] - 2 * SIDE and high < optics.size[1] - 2 * SIDE:
            far = distance
        else:
            near = distance
    return optics._replace(place=aim - optics.axes[2] * far)
