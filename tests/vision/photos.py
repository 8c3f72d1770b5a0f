"""Real photographs with tags, and what is in them."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import cv2

from vision.seeing.finder import Finder, Grey

FOLDER = Path(__file__).parents[3] / "shared" / "photos"
UNLISTED = {"diamondmarkers.jpg": {3}}
"""Ids that `expected.json` does not list and that are there: of this one, at (474, 149), every bit
can be read off the picture."""


class Photo(NamedTuple):
    name: str
    grey: Grey
    must_see: frozenset[int]
    may_see: frozenset[int]
    dictionary: cv2.aruco.Dictionary

    def seen(self, grey: Grey) -> set[int]:
        """The ids that our detector finds in a version of this photograph."""
        codes = range(len(self.dictionary.bytesList))
        return {mark.code for mark in Finder(self.dictionary, codes).everywhere(grey)}


class Worse(NamedTuple):
    """A photograph made worse."""

    shrunk: float = 1.0
    light: float = 1.0
    quality: int = 100

    def of(self, grey: Grey) -> Grey:
        small = cv2.resize(grey, None, fx=self.shrunk, fy=self.shrunk, interpolation=cv2.INTER_AREA)
        dark = cv2.convertScaleAbs(small, alpha=self.light)
        _, data = cv2.imencode(".jpg", dark, [cv2.IMWRITE_JPEG_QUALITY, self.quality])
        return cv2.imdecode(data, cv2.IMREAD_GRAYSCALE)


def photos() -> Iterator[Photo]:
    expected: Mapping[str, dict] = json.loads((FOLDER / "expected.json").read_text())
    for name, facts in expected.items():
        grey = cv2.imread(str(FOLDER / name), cv2.IMREAD_GRAYSCALE)
        must, may = (
            frozenset(facts["must_see"]),
            frozenset(facts["may_see"]) | UNLISTED.get(name, set()),
        )
        yield Photo(name, grey, must, may, _dictionary(facts["dictionary"]))


def _dictionary(name: str) -> cv2.aruco.Dictionary:
    if hasattr(cv2.aruco, name):
        return cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, name))
    dictionary = cv2.aruco.Dictionary()
    file = cv2.FileStorage(str(FOLDER / name), cv2.FILE_STORAGE_READ)
    dictionary.readDictionary(file.root())
    return dictionary
