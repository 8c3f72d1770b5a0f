"""A feed: where frames come from, always the newest one."""

import threading
from collections.abc import Sequence
from typing import Protocol

from companion.tracking.source import SourceProblem
from vision.seeing.look import Frame

PERIOD = 1 / 15
"""Seconds between two frames that are looked at: more often costs the hub's machine too much."""


class CameraProblem(SourceProblem):
    """A camera gives no pictures."""


class Over(CameraProblem):
    """A recorded video has come to its end."""


class Feed(Protocol):
    """Where frames come from."""

    name: str
    """What it may be called before everybody."""
    asked: tuple[int, int] | None
    """The size that it was asked for."""

    @property
    def silent(self) -> CameraProblem | None:
        """What it is that no pictures come for a while; None if that is as it should be."""

    def next(self, patience: float) -> Frame | None:
        """The newest frame, once it is another one than before; None if none comes in so many
        seconds. Raises CameraProblem."""

    def close(self) -> bool:
        """Give it back; False if it does not let go."""


class Newest:
    """Holds the newest frames that were not taken yet."""

    def __init__(self) -> None:
        self._frames: Sequence[Frame] = ()
        self._problem: CameraProblem | None = None
        self._news = threading.Condition()

    def put(self, *frames: Frame) -> None:
        """These are the newest: whatever was not taken yet is old."""
        with self._news:
            self._frames = frames
            self._news.notify()

    def are_taken(self, patience: float) -> bool:
        """Are there none, or within so many seconds?"""
        with self._news:
            return self._news.wait_for(lambda: not self._frames, patience)

    def fail(self, problem: CameraProblem) -> None:
        """No more frames will come."""
        with self._news:
            self._problem = problem
            self._news.notify()

    def take(self, patience: float) -> Frame | None:
        """The next of them; None if there is none in so many seconds. Raises CameraProblem."""
        with self._news:
            self._news.wait_for(lambda: self._frames or self._problem, patience)
            if self._frames:
                frame, *self._frames = self._frames
                self._news.notify()
                return frame
            if self._problem is not None:
                raise self._problem
            return None
