"""Sharpness: how crisp the anchors are, against how they usually are."""

from collections.abc import Callable, Mapping

import cv2
import numpy as np

from vision.seeing.finder import Grey, Mark, Region

LOST = 0.65
"""Sharpness, by what is usual, below which a lens is out of focus: the tags on pieces are lost
there, long before the anchors."""
FEWEST = 3
"""Tags in sight that tell of the lens: one alone may lie in a shadow."""
BETTER, WORSE = 0.05, 0.002
"""How fast what is usual follows what is seen."""
EVERY = 6
"""Frames of which one is looked at."""


class Sharpness:
    """Watches the anchors, and where they were when they are not found."""

    def __init__(self) -> None:
        self._marks: dict[int, Mark] = {}
        self._usual: dict[int, float] = {}
        self._frames = 0
        self._lost = False

    def is_lost(
        self, grey: Grey, anchors: Mapping[int, Mark], covers: Callable[[float, float], bool]
    ) -> bool:
        """The next frame. `anchors`: those that are found in it; `covers`: are fingers over a
        pixel?"""
        self._frames += 1
        if self._frames % EVERY == 1:
            self._marks.update(anchors)
            now = {
                code: _crispness(grey, mark)
                for code, mark in self._marks.items()
                if code in anchors or not covers(*mark.centre)  # what is found lies open
            }
            self._lost = self._is_worse(now)
            for code, crisp in now.items():
                usual = self._usual.get(code, crisp)
                self._usual[code] = usual + (BETTER if crisp > usual else WORSE) * (crisp - usual)
        return self._lost

    def _is_worse(self, now: Mapping[int, float]) -> bool:
        shares = [crisp / self._usual[code] for code, crisp in now.items() if code in self._usual]
        return len(shares) >= FEWEST and float(np.median(shares)) < LOST


def _crispness(grey: Grey, mark: Mark) -> float:
    """How steep the steepest edges are, by how far apart black and white are."""
    part, _, _ = Region(*mark.centre, mark.side, mark.side * 0.7).part(grey)
    if part.size < 16:
        return 0.0
    levels = cv2.GaussianBlur(part, (3, 3), 0).astype(np.float32)
    steep = np.hypot(cv2.Sobel(levels, cv2.CV_32F, 1, 0), cv2.Sobel(levels, cv2.CV_32F, 0, 1))
    dark, light = np.percentile(levels, (5, 95))
    return float(np.percentile(steep, 95) / max(light - dark, 8.0))
