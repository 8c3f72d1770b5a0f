"""A phone as camera: the pictures that it posts, one after the other."""

import threading
import time
from typing import Any, NamedTuple

import cv2
import numpy as np

from vision.feeds.feed import PERIOD, CameraProblem, Newest
from vision.seeing.finder import Grey
from vision.seeing.look import Frame, Look
from vision.tags import ANCHORS

LONGEST, SHORTEST = 1920, 160
"""Pixels along a picture that is looked at: a larger one is shrunk, a smaller one shows nothing."""
PATIENCE = 2.0
"""Seconds for which a picture's sender waits to hear what it showed."""
MINE = 5.0
"""Seconds of silence after which another phone may take over."""
STILL = 4
"""Looks at a photograph: what rests through them has settled."""
JPEG = b"\xff\xd8\xff"


class Answer(NamedTuple):
    """What a phone hears of its picture."""

    pause: float
    """Seconds before the next one."""
    look: Look | None
    """None: it was not looked at in time."""

    def to_json(self) -> dict[str, Any]:
        return {"pause": round(self.pause, 3), "look": self.look and short(self.look)}


def short(look: Look) -> dict[str, Any]:
    """What somebody with a phone in hand can use."""
    trouble = look.trouble
    return {
        "anchors": sorted({mark.code for mark in look.marks} & set(ANCHORS)),
        "pieces": sum(piece.mark is not None for piece in look.pieces.values()),
        "width": look.size[0],
        "height": look.size[1],
        "trouble": trouble and {"key": trouble.key, "facts": dict(trouble.facts)},
    }


class Phone:
    """A `Feed` whose pictures are posted. Any thread may post."""

    name = "phone"
    asked: tuple[int, int] | None = None

    def __init__(self) -> None:
        self._newest = Newest()
        self._news = threading.Condition()
        self._look: Look | None = None
        self._number = 0
        self._sender, self._heard = "", 0.0
        self._films = False

    @property
    def silent(self) -> CameraProblem | None:
        """After a photograph nobody expects another one soon."""
        return CameraProblem("source-camera-phone-gone") if self._films else None

    def post(self, data: bytes, sender: str, still: bool = False) -> Answer:
        """Take in a picture and wait for what it showed. `still`: it is a single photograph.
        Raises CameraProblem for what is no picture, or comes while another phone sends some."""
        grey = picture_of(data)
        begun, looks = time.monotonic(), STILL if still else 1
        with self._news:
            if sender != self._sender and begun < self._heard + MINE and self._sender:
                raise CameraProblem("problem-camera-another")
            self._sender, self._heard, self._films = sender, begun, not still
            first, self._number = self._number, self._number + looks
        late = [(looks - 1 - n) * PERIOD for n in range(looks)]
        self._newest.put(*(Frame(first + n, begun - late[n], grey) for n in range(looks)))
        look = self._wait_for(first + looks - 1)
        return Answer(max(0.0, begun + PERIOD - time.monotonic()), look)

    def next(self, patience: float) -> Frame | None:
        return self._newest.take(patience)

    def looked(self, look: Look) -> None:
        """The eye has looked at one of the frames."""
        with self._news:
            self._look = look
            self._news.notify_all()

    def close(self) -> bool:
        """It stays in somebody's hands."""
        return True

    def _wait_for(self, number: int) -> Look | None:
        with self._news:
            self._news.wait_for(lambda: self._look and self._look.number >= number, PATIENCE)
            return self._look if self._look and self._look.number >= number else None


def picture_of(data: bytes) -> Grey:
    """The picture of a JPEG, turned upright. Raises CameraProblem for anything else."""
    try:
        read = np.frombuffer(data, np.uint8) if data.startswith(JPEG) else None
        grey = None if read is None else cv2.imdecode(read, cv2.IMREAD_GRAYSCALE)
    except cv2.error:  # larger than anybody needs
        grey = None
    if grey is None:
        raise CameraProblem("problem-camera-no-picture")
    by = min(1.0, LONGEST / max(grey.shape))
    height, width = (round(side * by) for side in grey.shape)
    if min(width, height) < SHORTEST:
        raise CameraProblem("problem-camera-too-small", width=width, height=height)
    if by < 1:
        grey = cv2.resize(grey, (width, height), interpolation=cv2.INTER_AREA)
    return np.asarray(grey, np.uint8)
