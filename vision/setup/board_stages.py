"""The set-up over the board: where the camera stands, how high tags are, what the empty board
shows."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from companion.tracking.source import Board, SourceProblem
from vision.seeing.camera import Camera
from vision.seeing.finder import Finder, Grey, Mark
from vision.seeing.light import shrunk
from vision.seeing.look import Frame, Look
from vision.setup.settings import HIGHEST, LOWEST, Settings
from vision.setup.stage import Answer, Saying, tenths
from vision.tags import (
    ALL,
    ANCHOR_NAMES,
    ANCHORS,
    Square,
    anchor_squares,
    dictionary,
    pieces_by_code,
)

AGREED = 8
"""Frames in a row that must say the same."""
ASTRAY = 4.0
"""Millimetres by which an anchor may lie elsewhere than it should."""
SLOPE = 0.2
"""Millimetres by which the height of a tag moves it for the camera, for each of them."""
MISS, SPREAD = 6.0, 2.0
"""Millimetres from the middle of the place where a piece was put, and between the frames."""
RESTLESS = 4.0
"""Grey levels by which frames of a board at rest differ on average."""


class PoseStage:
    """Checks the anchors against each other."""

    def __init__(self, board: Board) -> None:
        self._squares = {square.code: square for square in anchor_squares(board.size)}
        self._good = 0
        self._error = 0.0
        self.saying = Saying("setup-pose-none", {"seen": 0}, 0.0, ["skip"])

    def see(self, frame: Frame, look: Look, settings: Settings) -> Settings | None:
        seen = {mark.code: mark for mark in look.marks if mark.code in self._squares}
        astray = _astray(look.camera, seen, self._squares) if look.camera else {}
        worst = max(astray, key=lambda code: astray[code], default=None)
        if worst is None:
            self._say("setup-pose-none", seen, ["skip"])
        elif astray[worst] > ASTRAY:
            off = round(astray[worst])
            self._say("setup-pose-astray", seen, ["skip"], tag=ANCHOR_NAMES[worst], millimetres=off)
        else:
            self._error = float(np.mean([*astray.values()]))
            return self._agree(seen, settings)
        self._good = 0
        return None

    def answer(self, answer: str, settings: Settings) -> Settings | None:
        if answer != "accept" or "accept" not in self.saying.answers:
            raise SourceProblem("problem-setup-answer", answer=answer)
        return settings

    def done(self, settings: Settings) -> Saying:
        return Saying("setup-pose-done", {"millimetres": tenths(self._error)}, 1.0)

    def _agree(self, seen: Mapping[int, Mark], settings: Settings) -> Settings | None:
        """All that are seen lie right: done as soon as that is all of them, for some frames."""
        missing = [name for code, name in enumerate(ANCHOR_NAMES) if code not in seen]
        if missing:
            self._good = 0
            self._say("setup-pose-missing", seen, ["accept", "skip"], tag=missing[0])
            return None
        self._good += 1
        error = tenths(self._error)
        self._say("setup-pose-good", seen, ["accept", "skip"], millimetres=error)
        return settings if self._good >= AGREED else None

    def _say(
        self, key: str, seen: Mapping[int, Mark], answers: Sequence[Answer], **facts: str | int
    ) -> None:
        progress = 0.9 * len(seen) / len(ANCHORS) + 0.1 * self._good / AGREED
        self.saying = Saying(key, {"seen": len(seen), **facts}, progress, answers)


class HeightStage:
    """Measures how high the tag of a piece is that stands on the middle of an anchor."""

    def __init__(self, board: Board) -> None:
        self._squares = anchor_squares(board.size)
        self._codes = frozenset(pieces_by_code(board))
        self._heights: list[float] = []
        self.saying = Saying("setup-height-show", {}, 0.0, ["number", "skip"])

    def see(self, frame: Frame, look: Look, settings: Settings) -> Settings | None:
        camera = look.camera
        if camera is None:
            self._fail("setup-no-board")
            return None
        hidden = {square.code for square in self._squares} - {mark.code for mark in look.marks}
        places = [square for square in self._squares if square.code in hidden]
        pieces = [mark for mark in look.marks if mark.code in self._codes]
        ways = [way for mark in pieces for place in places if (way := _way(camera, mark, place))]
        if not ways:
            self._fail("setup-height-show")
            return None
        _, height, slope = min(ways)
        if slope < SLOPE:
            self._fail("setup-height-steep")
            return None
        return self._measured(height, settings)

    def answer(self, answer: str, settings: Settings) -> Settings | None:
        try:
            height = float(answer.replace(",", "."))
        except ValueError:
            raise SourceProblem("problem-setup-answer", answer=answer) from None
        if not LOWEST <= height <= HIGHEST:
            raise SourceProblem("problem-setup-height", least=round(LOWEST), most=round(HIGHEST))
        return settings._replace(height=height)

    def done(self, settings: Settings) -> Saying:
        return Saying("setup-height-done", {"millimetres": tenths(settings.height)}, 1.0)

    def _measured(self, height: float, settings: Settings) -> Settings | None:
        self._heights = [*self._heights, height][-AGREED:]
        if max(self._heights) - min(self._heights) > SPREAD:
            self._heights = [height]
        count, average = len(self._heights), round(float(np.mean(self._heights)), 1)
        facts = {"millimetres": tenths(average)}
        self.saying = Saying("setup-height-hold", facts, count / AGREED, ["number", "skip"])
        return settings._replace(height=average) if count == AGREED else None

    def _fail(self, key: str) -> None:
        self._heights = []
        self.saying = Saying(key, {}, 0.0, ["number", "skip"])


class EmptyStage:
    """Looks at the board without pieces: how it looks, and what in it is taken for a tag."""

    def __init__(self, board: Board) -> None:
        self._finder = Finder(dictionary(ALL), ALL)
        self._pieces, self._owners = pieces_by_code(board), board.pieces
        self._frames: list[Grey] = []
        self._found: set[int] = set()
        self._seen: set[int] = set()
        """Codes of pieces that the last frame showed."""
        self._false: set[int] = set()
        """Those that are on no piece, as the person says."""
        self.saying = Saying("setup-empty-look", {}, 0.0, ["skip"])

    def see(self, frame: Frame, look: Look, settings: Settings) -> Settings | None:
        codes = {mark.code for mark in self._finder.everywhere(frame.grey)} - {*ANCHORS}
        self._seen = codes & {*self._pieces}
        standing = min(self._seen - self._false, default=None)
        if look.camera is None:
            self._fail("setup-no-board")
        elif standing is not None:
            owner = self._owners[self._pieces[standing]]
            self._fail("setup-empty-piece", owner=owner, code=standing)
        elif look.fingers or (self._frames and _differ(self._frames[-1], frame.grey)):
            self._fail("setup-empty-still")
        else:
            return self._collect(frame.grey, codes, settings)
        return None

    def answer(self, answer: str, settings: Settings) -> Settings | None:
        if answer != "false" or "false" not in self.saying.answers:
            raise SourceProblem("problem-setup-answer", answer=answer)
        self._false |= self._seen
        return None

    def done(self, settings: Settings) -> Saying:
        return Saying("setup-empty-done", {"shapes": len(settings.false)}, 1.0)

    def _collect(self, grey: Grey, codes: set[int], settings: Settings) -> Settings | None:
        self._frames.append(grey)
        self._found |= codes
        self.saying = Saying("setup-empty-look", {}, len(self._frames) / AGREED, ["skip"])
        if len(self._frames) < AGREED:
            return None
        empty = np.mean(self._frames, axis=0).round().astype(np.uint8)
        return settings._replace(false=frozenset(self._found), empty=empty)

    def _fail(self, key: str, **facts: str | int) -> None:
        self._frames, self._found = [], set()
        self.saying = Saying(key, facts, 0.0, ["false", "skip"] if facts else ["skip"])


def _astray(
    camera: Camera, seen: Mapping[int, Mark], squares: Mapping[int, Square]
) -> Mapping[int, float]:
    """Code -> millimetres by which a tag lies elsewhere than it should."""
    return {
        code: float(np.hypot(*(_flat(camera, mark) - squares[code].corners()[:, :2]).T).mean())
        for code, mark in seen.items()
    }


def _flat(camera: Camera, mark: Mark) -> NDArray[np.float64]:
    return camera.on_level(mark.corners.astype(float), 0.0)


def _way(camera: Camera, mark: Mark, place: Square) -> tuple[float, float, float] | None:
    """How far the line of sight through a piece's tag passes the middle of a place, how high that
    is, and how far each millimetre of height moves the tag; None if it is not there."""
    pixel = np.array([mark.centre])
    low, high = camera.on_level(pixel, 0.0)[0], camera.on_level(pixel, 1.0)[0]
    along, to = high - low, np.array(place.centre) - low
    slope = float(np.hypot(*along))
    if slope == 0:
        return None
    height = float(to @ along) / slope**2
    miss = float(np.hypot(*(low + height * along - place.centre)))
    return (miss, height, slope) if miss <= MISS and LOWEST <= height <= HIGHEST else None


def _differ(one: Grey, other: Grey) -> bool:
    if one.shape != other.shape:
        return True
    return float(np.abs(shrunk(one) - shrunk(other)).mean()) > RESTLESS
