"""Bodies: what is there where a tag is not seen any more.

The floor is the board without pieces, learned wherever none stands and nothing moves. A piece that
fingers left without its tag in sight stands there unread, was taken away, or lies.
"""

from collections.abc import Collection, Iterable, Mapping
from math import dist
from typing import Literal, NamedTuple

import cv2
import numpy as np

from companion.tracking.source import Point
from vision.seeing.camera import Camera
from vision.seeing.gate import Mask
from vision.seeing.light import SCALE, Levels, lit

Body = Literal["standing", "gone", "lying", "unclear"]
"""What became of a piece. `unclear`: something is there, or it cannot be seen what."""

RADIUS = 17.0
"""Millimetres from the middle of a standing piece to its side."""
SHADE = 45.0
"""Millimetres round a piece into which its shadow falls, or a lying one reaches."""
FALLEN = 45.0
"""Millimetres from where a piece stood to the end of it when it lies."""
LYING = 250.0
"""Square millimetres of the smallest body."""
DIFFERENT, FAINT = 0.12, 5.0
"""How far a pixel is from the floor where something stands on it: by its brightness, and in grey
levels at least."""
ALIKE = 0.8
"""How like itself an unread piece looks that stands where it stood."""
ASTRAY = 0.15
"""Share of the bare floor that may differ from what is known of it; more where it was seen by
another camera, or from elsewhere."""
CORE = 3
"""Shrunk pixels across of which a body consists."""
LEARNING = 0.2
"""Share of the floor that is learned anew each time."""
NOWHERE, SAME = (-1e6, -1e6), 3.0
"""A point that is far from any board, and millimetres by which a piece at rest seems to move."""
ROUND = np.linspace(0, 2 * np.pi, 16, endpoint=False)


class Scene(NamedTuple):
    """What a frame shows beside the piece that is asked about."""

    small: Levels
    """The frame, shrunk."""
    clear: Mask
    """Where no fingers are."""
    camera: Camera
    others: Mapping[str, Point]
    """Where pieces are that are in sight."""


class Bodies:
    """Knows the floor, and how every piece looked when it stood."""

    def __init__(self, height: float, empty: Levels | None = None) -> None:
        """`height`: of a standing piece, in millimetres; `empty`: the board without pieces."""
        self._height = height
        self._floor = np.zeros((0, 0), np.float32) if empty is None else empty
        self._known = np.ones(self._floor.shape, np.bool_)
        self._before: dict[str, Levels] = {}
        self._stood: dict[str, Point] = {}
        """Where each piece was when it was last asked whether the floor there is itself."""

    def forget(self) -> None:
        """The camera was moved."""
        self._floor = np.zeros((0, 0), np.float32)
        self._before.clear()
        self._stood.clear()

    def learn(
        self,
        small: Levels,
        quiet: Mask,
        camera: Camera,
        points: Mapping[str, Point],
        seen: Collection[str],
    ) -> None:
        """A frame, shrunk. `quiet`: where nothing moves or is new; `points`: where each piece is
        as far as is known; `seen`: those of them that stand there in full sight."""
        if self._floor.shape != small.shape:
            self._floor, self._known = small.copy(), np.zeros(small.shape, np.bool_)
            self._before.clear()
        free = quiet & ~self._area(camera, points.values(), SHADE, small)
        floor = lit(self._floor, small) if self._known.any() else self._floor
        if (_differs(floor, small, free) & free).sum() > ASTRAY * free.sum():
            floor, self._known = small.copy(), np.zeros(small.shape, np.bool_)
        floor[free] += np.where(self._known[free], LEARNING, 1.0) * (small - floor)[free]
        self._floor, self._known = floor, self._known | free
        self._before.update(dict.fromkeys(seen, small))
        for piece in seen:
            if dist(points[piece], self._stood.get(piece, NOWHERE)) > SAME:
                self._stood[piece] = points[piece]
                self._doubt(small, camera, points[piece])

    def _doubt(self, small: Levels, camera: Camera, point: Point) -> None:
        """A piece whose tag was not read at first was learned as floor: none is known there."""
        if _alike(self._floor, small, self._area(camera, [point], RADIUS, small)):
            self._known &= ~self._area(camera, [point], SHADE, small)

    def judge(
        self, piece: str, point: Point, scene: Scene, missing: Collection[Point] = ()
    ) -> Body | None:
        """What became of a piece that stood at this point? `missing`: where others stood that are
        not in sight either, so that a body may be theirs. None as long as fingers are near."""
        small, clear, camera, others = scene
        if self._floor.shape != small.shape or piece not in self._before:
            return "unclear"
        own = self._area(camera, [point], RADIUS, small)
        round_about = self._area(camera, [point], SHADE, small)
        hidden = self._area(camera, others.values(), RADIUS, small)
        if not clear[round_about].all():
            return None
        before = self._before[piece]
        changed = _differs(before, small, ~round_about) & round_about & ~hidden
        strange = _differs(self._floor, small, ~round_about) & round_about & ~hidden
        least = LYING / self._pixel(camera, point)
        body = changed & strange & self._known
        if _alike(before, small, own) and (changed & own).sum() < least:
            return "standing"
        if body.sum() >= least:
            near = any(dist(point, other) < SHADE for other in others.values())
            near |= any(dist(point, other) < SHADE + FALLEN for other in missing)
            return "unclear" if near or _core(body).sum() < least else "lying"
        # what cannot be told from floor that was never seen may be a body
        left = np.where(self._known, strange, changed)
        plain = own & self._known & ~hidden & ~strange
        return "gone" if left.sum() < least and plain.sum() > own.sum() / 2 else "unclear"

    def _area(self, camera: Camera, points: Iterable[Point], radius: float, small: Levels) -> Mask:
        """Where pieces are seen that stand at these points, with so much round about."""
        mask = np.zeros(small.shape, np.uint8)
        middles = np.array([*points], float).reshape(-1, 1, 2)
        if len(middles):
            rim = middles + radius * np.stack([np.cos(ROUND), np.sin(ROUND)], axis=1)
            levels = [
                np.dstack([rim, np.full(rim.shape[:2], -height)]) for height in (0, self._height)
            ]
            corners = np.concatenate(levels, axis=1)
            pixels = camera.pixels(corners.reshape(-1, 3)) / SCALE - 0.5
            for body in pixels.reshape(len(middles), -1, 2):
                hull = cv2.convexHull(np.round(body).astype(np.int32))
                cv2.fillConvexPoly(mask, hull, 1)
        return mask.astype(np.bool_)

    def _pixel(self, camera: Camera, point: Point) -> float:
        """Square millimetres of the board that a shrunk pixel shows there."""
        x, y = point
        corners = np.array([[x, y, 0.0], [x + 10, y, 0.0], [x, y + 10, 0.0]])
        here, right, down = camera.pixels(corners) / SCALE
        (a, b), (c, d) = right - here, down - here
        return 100.0 / max(abs(float(a * d - b * c)), 1e-6)


def _differs(then: Levels, now: Levels, rest: Mask) -> Mask:
    """Where they differ other than by the light, which the rest of the picture shows."""
    if not rest.any():
        return np.zeros(now.shape, np.bool_)
    then = then * float(np.median(now[rest] + 1) / np.median(then[rest] + 1))
    return np.asarray(np.abs(now - then) > np.maximum(FAINT, DIFFERENT * then))


def _core(body: Mask) -> Mask:
    """Without what is thin: edges that are off, and no bodies."""
    square = np.ones((CORE, CORE), np.uint8)
    return np.asarray(cv2.morphologyEx(body.astype(np.uint8), cv2.MORPH_OPEN, square), np.bool_)


def _alike(then: Levels, now: Levels, where: Mask) -> bool:
    one, other = then[where], now[where]
    if not one.size or min(one.std(), other.std()) < 1:
        return False
    return bool(np.corrcoef(one, other)[0, 1] >= ALIKE)
