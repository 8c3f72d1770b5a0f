"""Health: what is wrong with the camera or its picture."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import numpy as np

from vision.seeing.camera import FEWEST
from vision.seeing.finder import Finder, Grey, Mark
from vision.seeing.light import Levels
from vision.seeing.look import Trouble
from vision.seeing.pose import Pose
from vision.seeing.sharpness import Sharpness

# the keys of what may be wrong, the worst first
FROZEN = "source-camera-frozen"
DARK = "source-camera-dark"
COVERED = "source-camera-covered"
UNSEEN = "source-camera-unseen"
MIRRORED = "source-camera-mirrored"
KNOCKED = "source-camera-knocked"
REFOCUSED = "source-camera-refocused"
SIZE = "source-camera-size"
LENS = "source-camera-lens"
SLOW = "source-camera-slow"
BLIND = frozenset((FROZEN, DARK, COVERED, UNSEEN, MIRRORED, KNOCKED))
"""Those in which a frame says nothing of the pieces."""

STUCK = 0.8
"""Seconds without any change, not even noise, after which a picture is no live one."""
LATE, PHOTOGRAPHS = 1.0, 8.0
"""Seconds between two frames that are far too many, and that nobody takes for a film any more."""
DIM = 40.0
"""Grey levels below which a picture is dark on the whole."""
PLAIN = 8.0
"""Grey levels by which a picture that shows nothing varies."""
SAME = 0.4
"""How like the scene a dark picture is, if it shows it."""
RESTED = 0.6
"""Seconds for which the camera must stand still after it was moved."""
BENT = 0.0012
"""Share of the picture's width by which most anchors are further off than usual through a wrong
lens."""
ASKEW = 3.0
"""How much further tags that were laid badly may be off at most."""
READABLE = 11.0
"""Pixels along a piece's tag that can be read at all."""
LASTING = 0.5
"""Seconds for which a fault must last before it is said."""
MIRROR_EVERY = 5
"""Frames without tags of which one is looked at in the mirror."""


class Shown(NamedTuple):
    """What a frame shows, as far as health goes."""

    at: float
    grey: Grey
    small: Levels
    anchors: Mapping[int, Mark]
    """Code -> the anchor that is seen."""
    side: float | None
    """Pixels along a piece's tag, if that is known."""
    covers: Callable[[float, float], bool]
    """Are fingers over this pixel?"""


class Health:
    """Watches one camera."""

    def __init__(self, finder: Finder, pose: Pose) -> None:
        self._finder, self._pose = finder, pose
        self._sharpness = Sharpness()
        self._last: Shown | None = None
        self._changed = 0.0
        """When the picture changed last."""
        self._is_late = False
        self._scene: Levels | None = None
        """The picture when the anchors were seen."""
        self._moved: float | None = None
        """When the camera was moved last."""
        self._blind = 0
        """Frames in a row without anchors."""
        self._is_mirrored = False
        self._usual = float("inf")
        """Pixels by which most anchors are off at best."""
        self._since: dict[str, float] = {}
        """What is wrong now, and since when."""

    def see(self, shown: Shown) -> Trouble | None:
        """The worst that is wrong with this frame and has been for a while."""
        self._look(shown)
        wrong = dict.fromkeys(self._wrong(shown))
        self._since = {key: self._since.get(key, shown.at) for key in wrong}
        for key, since in self._since.items():
            if key in (FROZEN, KNOCKED, SLOW) or shown.at - since >= LASTING:
                return self._said(key, shown)
        return None

    def _look(self, shown: Shown) -> None:
        last, self._last = self._last, shown
        if last is None or last.at == shown.at:
            self._changed = shown.at if last is None else self._changed
        else:
            self._is_late = LATE < shown.at - last.at < PHOTOGRAPHS
            if not np.array_equal(last.small, shown.small):
                self._changed = shown.at
        if self._pose.is_new and last and last.grey.shape == shown.grey.shape:
            self._moved = shown.at
        self._blind = 0 if len(shown.anchors) >= FEWEST else self._blind + 1
        if not self._blind:
            self._scene, self._is_mirrored = shown.small, False
        elif self._blind % MIRROR_EVERY == 0:
            mirrored = self._finder.everywhere(np.ascontiguousarray(shown.grey[:, ::-1]))
            codes = {mark.code for mark in mirrored}
            self._is_mirrored = len(codes & self._pose.squares.keys()) >= FEWEST

    def _wrong(self, shown: Shown) -> Iterator[str]:
        """Everything that is wrong with this frame alone, the worst first."""
        is_plain = bool(shown.small.std() < PLAIN)
        if shown.at - self._changed >= STUCK and not is_plain:  # black pictures are all the same
            yield FROZEN
        blurred = self._sharpness.is_lost(shown.grey, shown.anchors, shown.covers)
        if len(shown.anchors) < len(self._pose.squares) / 2 and self._is_dark(shown.small):
            yield DARK  # anchors are lost last: they are larger than the tags on pieces
        if self._blind:
            if self._is_mirrored:
                yield MIRRORED
            elif is_plain:
                yield COVERED
            elif blurred:
                yield REFOCUSED
            yield UNSEEN
        if self._moved is not None and shown.at - self._moved < RESTED:
            yield KNOCKED
        if blurred:
            yield REFOCUSED
        if self._has_wrong_size(shown):
            yield SIZE
        if self._is_bent(shown):
            yield LENS
        if self._is_late:
            yield SLOW

    def _is_dark(self, small: Levels) -> bool:
        """Is it dark, and yet the scene that was seen before?"""
        if small.mean() >= DIM or small.std() == 0:
            return False
        if self._scene is None or self._scene.shape != small.shape:
            return bool(small.std() >= 1)
        alike = np.corrcoef(self._scene.ravel(), small.ravel())[0, 1]
        return bool(alike >= SAME)

    def _is_bent(self, shown: Shown) -> bool:
        """Are the anchors off, although the camera stands still? How far they were laid beside
        their places does not count."""
        camera = self._pose.camera
        if camera is None or len(shown.anchors) <= FEWEST:
            return False
        off = float(np.median([*camera.off(self._pose.squares, shown.anchors).values()]))
        limit = BENT * float(shown.grey.shape[1])
        self._usual = min(off, self._usual, ASKEW * limit)
        return off > self._usual + limit

    def _has_wrong_size(self, shown: Shown) -> bool:
        """Is the picture of another shape than the lens's, or too small to read tags?"""
        lens, (height, width) = self._pose.lens, shown.grey.shape
        if lens is not None and not lens.fits((width, height)):
            return True
        return shown.side is not None and shown.side < READABLE

    def _said(self, key: str, shown: Shown) -> Trouble:
        height, width = shown.grey.shape
        return Trouble(key, {"width": width, "height": height} if key == SIZE else {})
