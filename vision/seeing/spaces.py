"""Spaces: which place of the map a point of the board lies on."""

from collections.abc import Mapping, Sequence

import cv2
import numpy as np

from companion.tracking.source import Point


class Spaces:
    """The places of a map, by their polygons."""

    def __init__(self, outlines: Mapping[str, Sequence[Point]]) -> None:
        self._outlines = {
            place: np.array(outline, np.float32).reshape(-1, 1, 2)
            for place, outline in outlines.items()
        }
        corners = self._outlines.values()
        self._least = np.array([outline.min(axis=(0, 1)) for outline in corners]).reshape(-1, 2)
        self._most = np.array([outline.max(axis=(0, 1)) for outline in corners]).reshape(-1, 2)

    def at(self, point: Point, band: float) -> tuple[str, ...]:
        """The places on which a point may lie that is known to within `band` millimetres, the
        likeliest first; none beside the board."""
        inside = (self._least - band <= point) & (self._most + band >= point)
        depths = {
            place: cv2.pointPolygonTest(outline, point, measureDist=True)
            for (place, outline), near in zip(self._outlines.items(), inside, strict=True)
            if near.all()
        }
        near = [place for place, depth in depths.items() if depth > -band]
        return tuple(sorted(near, key=lambda place: -depths[place]))
