"""The search: where in each frame tags are looked for.

Most tags stand where they were, and look as they did when they were read: that is told at a small
part of the cost. The others are looked for round about, enlarged; and in the whole frame every
few frames, or as soon as one is missing.
"""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

import cv2
import numpy as np

from vision.seeing.finder import Finder, Grey, Mark, Region, once_each

WHOLE_EVERY = 5
"""Frames between two that are searched as a whole though nothing is missing."""
MISSED = 3
"""Frames that are searched as a whole for a tag that is missing, before its turn comes with the
others."""
REGIONS, AT_FIRST = 8, 60
"""Regions a frame in which something missing is looked for, beside those of tags just lost; and
in the first whole frames."""
LIKELY = 0.5, 1.6
"""Least and largest side of a shape, by that of the tag of a piece, that may be one."""
FOREIGN_EVERY = 6
"""Whole frames of which one is searched for foreign tags."""
ALIKE, ROOM = 0.85, 0.02
"""How like itself a tag looks that stands where it was, and how much more like itself it may look
a pixel aside."""
AGREED = 2.0
"""Pixels by which the corners of a tag at rest differ from one reading to the next at most."""
MARGIN = 2
"""Pixels round a tag that belong to how it looks."""


class Patch(NamedTuple):
    """A tag, and how it looked when it was read."""

    mark: Mark
    left: int
    top: int
    look: Grey
    is_sure: bool
    """Was it read twice with the same corners? Fingers or motion may have bent it otherwise."""

    def is_still(self, grey: Grey) -> bool:
        """Does the picture show the same there, and a pixel aside less so?"""
        height, width = self.look.shape
        area = grey[self.top - 1 : self.top + height + 1, self.left - 1 : self.left + width + 1]
        alike = cv2.matchTemplate(area, self.look, cv2.TM_CCOEFF_NORMED)
        return bool(alike[1, 1] >= max(ALIKE, alike.max() - ROOM))


def patch(grey: Grey, mark: Mark, before: Mark | None) -> Patch | None:
    """How a tag looks, its corners between both readings where they agree; None so near the edge
    of the picture that it cannot be compared. `before`: how it was read the last time."""
    left, top = np.floor(mark.corners.min(axis=0)).astype(int) - MARGIN
    right, bottom = np.ceil(mark.corners.max(axis=0)).astype(int) + MARGIN + 1
    height, width = grey.shape
    if left < 1 or top < 1 or right > width - 1 or bottom > height - 1:
        return None
    sure = before is not None and float(np.abs(mark.corners - before.corners).max()) <= AGREED
    if before is not None and sure:
        mark = mark._replace(corners=((mark.corners + before.corners) / 2).astype(np.float32))
    return Patch(mark, int(left), int(top), grey[top:bottom, left:right].copy(), sure)


class Lost(NamedTuple):
    """A tag that is not seen any more."""

    mark: Mark
    """As it was seen last."""
    frames: int
    """In how many it was missing, and no fingers over it."""


class Search:
    """Finds the tags of one frame after the other."""

    def __init__(self, finder: Finder, others: Finder, wanted: Collection[int]) -> None:
        """`others`: looks for what is not wanted as well; `wanted`: the codes that may be there."""
        self._finder, self._others = finder, others
        self._wanted = frozenset(wanted)
        self.foreign: Sequence[int] = ()
        """Codes that are there and are not wanted."""
        self._patches: list[Patch] = []
        """How the tags of the last frame looked when they were read."""
        self._lost: dict[int, Lost] = {}
        self._shapes: list[Region] = []
        """What looked like tags in the last whole frame and could not be read."""
        self._frames = self._wholes = self._turn = 0
        self._size: tuple[int, ...] = ()

    def find(
        self,
        grey: Grey,
        changed: Sequence[Region],
        covered: Callable[[Mark], bool],
        side: float | None,
    ) -> list[Mark]:
        """The tags of the next frame. `changed`: where something is new in it; `covered`: are
        fingers there? What they cover is not missing. `side`: of the tag of a piece, if known."""
        if grey.shape != self._size:
            self._forget(grey.shape)
        still, moved = self._compared(grey)
        known = [each.mark for each in still]
        unsure = [each.mark for each in still if not each.is_sure]
        new = [region for region in changed if not any(map(region.holds, known))][:REGIONS]
        again = [mark.region for mark in (*moved, *unsure)]
        regions = [*again, *new, *self._in_turn(len(new))]
        marks = _agreed(self._finder.near(grey, regions), known)
        self._lose(moved, {mark.code for mark in marks}, covered)
        if self._is_time():
            marks = self._everywhere(grey, marks, side)
        self._remember(grey, marks, still)
        return marks

    def _compared(self, grey: Grey) -> tuple[list[Patch], list[Mark]]:
        """What is still there, and what is not."""
        still, moved = [], []
        for each in self._patches:
            if each.is_still(grey):
                still.append(each)
            else:
                moved.append(each.mark)
        return still, moved

    def _forget(self, size: tuple[int, ...]) -> None:
        """The picture has another size: nothing is where it was."""
        self._size = size
        self._patches.clear()
        self._lost.clear()
        self._shapes = []

    def _everywhere(self, grey: Grey, marks: Sequence[Mark], side: float | None) -> list[Mark]:
        whole, shapes = self._finder.survey(grey)
        marks = once_each([*_unopposed(marks, whole), *whole])
        self._shapes = [shape for shape in shapes if _is_likely(shape, side)]
        if self._wanted - {mark.code for mark in marks}:
            count = AT_FIRST if self._wholes < 2 else REGIONS
            marks = once_each([*marks, *self._finder.near(grey, self._shapes[:count])])
        if self._wholes % FOREIGN_EVERY == 0:
            codes = {mark.code for mark in self._others.near(grey, self._shapes)}
            self.foreign = sorted(codes - self._wanted)
        self._wholes += 1
        return marks

    def _is_time(self) -> bool:
        """Is the whole frame to be searched?"""
        self._frames += 1
        missing = any(0 < lost.frames <= MISSED for lost in self._lost.values())
        return missing or not self._patches or self._frames % WHOLE_EVERY == 1

    def _in_turn(self, less: int) -> Sequence[Region]:
        """Where what is missing may be, some in each frame."""
        rest = [lost.mark.region for lost in self._lost.values()]
        if self._wanted.difference(each.mark.code for each in self._patches):
            rest += self._shapes
        count = min(len(rest), max(2, REGIONS - less))
        self._turn += count
        return [rest[(self._turn + each) % len(rest)] for each in range(count)]

    def _lose(
        self, moved: Sequence[Mark], seen: Collection[int], covered: Callable[[Mark], bool]
    ) -> None:
        for mark in moved:
            if mark.code not in seen:
                self._lost[mark.code] = Lost(mark, 0)
        for code, lost in self._lost.items():
            if not covered(lost.mark):
                self._lost[code] = lost._replace(frames=lost.frames + 1)

    def _remember(self, grey: Grey, marks: Sequence[Mark], still: Sequence[Patch]) -> None:
        kept = {id(each.mark): each for each in still}
        before = {each.mark.code: each.mark for each in self._patches}
        patches = [kept.get(id(mark)) or patch(grey, mark, before.get(mark.code)) for mark in marks]
        self._patches = [each for each in patches if each]
        for mark in marks:
            self._lost.pop(mark.code, None)


def _agreed(read: Sequence[Mark], known: Sequence[Mark]) -> list[Mark]:
    """What was read, and what was known before where nothing else was read instead."""
    return once_each([*read, *_unopposed(known, read)])


def _unopposed(known: Sequence[Mark], read: Sequence[Mark]) -> list[Mark]:
    return [mark for mark in known if not any(_instead(other, mark) for other in read)]


def _instead(other: Mark, mark: Mark) -> bool:
    return other.code != mark.code and other.is_near(mark)


def _is_likely(shape: Region, side: float | None) -> bool:
    least, largest = LIKELY
    return side is None or least <= shape.side / side <= largest
