"""The gate: where fingers and arms are over the board.

They come in over the picture's edge, and nothing else does. While they are over a piece, nothing
that it seems to do counts.
"""

from collections.abc import Sequence
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.seeing.light import SCALE, Levels, lit
from vision.seeing.look import Box

DIFFERENT, FAINT = 0.12, 6.0
"""How far a pixel differs from the scene without fingers: by the scene's usual brightness, and in
grey levels at least."""
MOVING = 7.0
"""Grey levels by which a pixel differs from the last frame where something moves."""
LEARNING = 3.0
"""Seconds in which the scene takes on most of what changed in it."""
SMALL = 12
"""Shrunk pixels of the smallest thing that can be fingers."""
LARGE = 1 / 60
"""Share of the picture that is more than a few pieces together: fingers over the middle, whose
arm looks like what is behind it."""
GAP = 5
"""Shrunk pixels across which parts belong together."""
REACH = 3
"""Shrunk pixels round fingers that belong to them: their shadow, and what they are about to
take."""
AT_REST = 0.03
"""Share of a thing that may seem to move though it is at rest."""
UNCOVERED, PATIENCE = 0.5, 10.0
"""Seconds of rest after which a thing is part of the scene: where something was taken away, and
what was laid down."""
BARE = 0.7
"""Strength of an outline, by that in the scene, below which something was taken away."""

Mask = NDArray[np.bool_]


class Thing(NamedTuple):
    """A part of a shrunk picture that differs from the scene."""

    where: tuple[slice, slice]
    mask: Mask
    """Which of the pixels there it has."""
    at_edge: bool

    @property
    def area(self) -> int:
        return int(self.mask.sum())

    @property
    def box(self) -> Box:
        """In the picture's pixels."""
        rows, columns = self.where
        left, top, height, width = columns.start, rows.start, *self.mask.shape
        return left * SCALE, top * SCALE, width * SCALE, height * SCALE


class Gate:
    """Knows the scene, and sees what reaches into it."""

    def __init__(self) -> None:
        self._scene: Levels | None = None
        self._reach: Mask = np.zeros((0, 0), np.bool_)
        self._new: Mask = np.zeros((0, 0), np.bool_)
        self.fingers: Sequence[Box] = ()
        """Where fingers and arms are, in pixels of the picture."""
        self.changed: Sequence[Box] = ()
        """Where anything else is new."""

    def forget(self) -> None:
        """The camera was moved: what is seen next is the scene."""
        self._scene = None

    def see(self, small: Levels, at: float) -> None:
        """Take in the next frame, shrunk."""
        if self._scene is None or self._scene.shape != small.shape:
            self._begin(small, at)
            return
        flicker = float(np.median(small[::4, ::4] + 1) / np.median(self._last[::4, ::4] + 1))
        self._moved[np.abs(small - self._last * flicker) > MOVING] = at
        scene = lit(self._scene, small)
        limit = max(FAINT, DIFFERENT * float(scene.mean()))
        things = _things(np.abs(small - scene) > limit)
        fingers = []
        for thing in [thing for thing in things if _may_be_fingers(thing, small.size)]:
            if self._is_part(thing, scene, small, at):
                scene[thing.where][thing.mask] = small[thing.where][thing.mask]
            else:
                fingers.append(thing)
        self.fingers = [thing.box for thing in fingers]
        new = [thing for thing in things if not _may_be_fingers(thing, small.size)]
        self.changed = [thing.box for thing in new]
        self._new = _dilated(_mask(new, small.shape), 1)
        self._reach = _dilated(_mask(fingers, small.shape), REACH)
        self._learn(scene, small, at)

    def covers(self, x: float, y: float) -> bool:
        """Are fingers over this pixel of the picture, or just beside it?"""
        if self._scene is None:
            return False
        row, column = int(y // SCALE), int(x // SCALE)
        rows, columns = self._reach.shape
        inside = 0 <= row < rows and 0 <= column < columns
        return not inside or bool(self._reach[row, column])

    @property
    def open(self) -> Mask:
        """Where no fingers are, in shrunk pixels."""
        return ~self._reach

    @property
    def usual(self) -> Mask:
        """Where it is quiet and nothing is new."""
        return self.quiet & ~self._new

    @property
    def quiet(self) -> Mask:
        """Where neither fingers are nor anything moved in the last frame."""
        return self.open & (self._moved < self._at)

    def _begin(self, small: Levels, at: float) -> None:
        self._scene = small.copy()
        self._last, self._at = small, at
        self._moved = np.full(small.shape, at, np.float64)
        """When each pixel moved last."""
        self._reach = self._new = np.zeros(small.shape, np.bool_)
        self.fingers = self.changed = ()

    def _is_part(self, thing: Thing, scene: Levels, small: Levels, at: float) -> bool:
        """Does it rest for so long that it is part of the scene from now on?"""
        since = at - np.quantile(self._moved[thing.where][thing.mask], 1 - AT_REST)
        if since < UNCOVERED:
            return False
        return bool(since >= PATIENCE or _is_bare(thing, scene, small))

    def _learn(self, scene: Levels, small: Levels, at: float) -> None:
        rate = 1 - np.exp(-max(0.0, at - self._at) / LEARNING)
        self._last, self._at = small, at
        quiet = self.quiet
        scene[quiet] += rate * (small - scene)[quiet]
        self._scene = scene


def _things(different: Mask) -> list[Thing]:
    joined = cv2.morphologyEx(
        different.astype(np.uint8), cv2.MORPH_CLOSE, np.ones((GAP, GAP), np.uint8)
    )
    count, labels, stats, _ = cv2.connectedComponentsWithStats(joined, connectivity=8)
    height, width = different.shape
    things = []
    for label in range(1, count):
        left, top, wide, high, area = (int(value) for value in stats[label])
        if area >= SMALL:
            at_edge = left == 0 or top == 0 or left + wide == width or top + high == height
            where = slice(top, top + high), slice(left, left + wide)
            things.append(Thing(where, labels[where] == label, at_edge))
    return things


def _may_be_fingers(thing: Thing, size: int) -> bool:
    return thing.at_edge or thing.area > LARGE * size


def _is_bare(thing: Thing, scene: Levels, small: Levels) -> bool:
    """Is its outline more in the scene than it is here, so that something was taken away?"""
    rows, columns = thing.where
    wide = (
        slice(max(0, rows.start - 1), rows.stop + 1),
        slice(max(0, columns.start - 1), columns.stop + 1),
    )
    mask = np.zeros(scene.shape, np.bool_)
    mask[thing.where] = thing.mask
    outline = (_dilated(mask, 1) & ~_eroded(mask))[wide]
    now, before = (_slope(levels[wide])[outline].mean() for levels in (small, scene))
    return bool(now < BARE * before)


def _slope(levels: Levels) -> Levels:
    return np.asarray(
        cv2.magnitude(
            cv2.Sobel(levels, cv2.CV_32F, 1, 0, borderType=cv2.BORDER_REPLICATE),
            cv2.Sobel(levels, cv2.CV_32F, 0, 1, borderType=cv2.BORDER_REPLICATE),
        ),
        np.float32,
    )


def _mask(things: Sequence[Thing], shape: tuple[int, ...]) -> Mask:
    mask = np.zeros(shape, np.bool_)
    for thing in things:
        mask[thing.where] |= thing.mask
    return mask


def _dilated(mask: Mask, by: int) -> Mask:
    square = np.ones((2 * by + 1,) * 2, np.uint8)
    return np.asarray(cv2.dilate(mask.astype(np.uint8), square), np.bool_)


def _eroded(mask: Mask) -> Mask:
    return ~_dilated(~mask, 1)
