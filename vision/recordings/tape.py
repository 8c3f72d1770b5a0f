"""The tape: what a watch records, if somebody wants it to."""

import logging
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from companion.tracking.source import Board, Expected, SourceProblem, Status
from vision.feeds.feed import Feed
from vision.recordings.recorder import Recorder, Said, unwritable
from vision.seeing.look import Frame, Look
from vision.setup.settings import Settings


class Tape:
    """Written by the watch; the maker may start and stop it from any thread."""

    def __init__(self, folder: Path, board: Board, recorder: Recorder | None = None) -> None:
        """`folder`: where the maker's recordings go. `recorder`: for the whole watch, which is
        over with it; what goes wrong with it is raised."""
        self._folder, self._board = folder, board
        self._recorder = self._given = recorder
        self._wanted = recorder is not None
        self._decided: SimpleQueue[Expected] = SimpleQueue()
        """What is not written yet."""
        self._expected: Expected | None = None
        self._problem: SourceProblem | None = None
        """Why the last one ended that the maker had started."""
        self._lock = threading.Lock()

    @property
    def is_over(self) -> bool:
        return self._given is not None and self._given.is_full

    @property
    def has_changed(self) -> bool:
        """Is it to be started or stopped? Then it takes a new eye."""
        return self._wanted != (self._recorder is not None)

    def switch(self, on: bool) -> Mapping[str, Any]:
        """The maker starts or stops it."""
        self._wanted, self._problem = on or self._given is not None, None
        return self.to_json()

    def to_json(self) -> Mapping[str, Any]:
        with self._lock:
            made, problem = self._recorder, self._problem
            kept = made and {"folder": str(made.folder), "frames": made.frames}
            said = problem and {"key": problem.key, "facts": dict(problem.facts)}
            return {"wanted": self._wanted, "recording": kept, "problem": said}

    def expect(self, expected: Expected) -> None:
        """The game went on. Any thread may say so."""
        self._decided.put(expected)

    def begin(self, feed: Feed, settings: Settings) -> Settings:
        """A new eye looks from now on; gives its settings as they are kept."""
        with self._writing():
            if self.has_changed:
                self._change()
            if self._recorder is not None:
                return self._recorder.begin(feed.name, feed.asked, settings)
        return settings

    def keep(self, frame: Frame) -> Frame:
        """The next frame; gives it as it is kept."""
        with self._writing():
            self._take_decisions()
            if self._recorder is not None and self._recorder.is_full:
                self._wanted = False
            elif self._recorder is not None:
                return self._recorder.keep(frame)
        return frame

    def saw(self, look: Look, said: Sequence[Said]) -> None:
        """This is what it showed, and what was said of it."""
        with self._writing():
            if self._recorder is not None:
                self._recorder.saw(look, said)

    def told(self, status: Status) -> None:
        """This was told for other reasons."""
        with self._writing():
            if self._recorder is not None:
                self._recorder.told(status)

    def close(self) -> None:
        with suppress(OSError):
            self._take_decisions()
        with self._lock:
            if self._recorder is not None:
                self._recorder.close()
            self._recorder = None

    def _change(self) -> None:
        self.close()
        if self._wanted:
            name = f"{datetime.now():%Y-%m-%d-%H%M%S}"
            made = Recorder(self._folder / name, self._board)
            with self._lock:
                self._recorder = made
            if self._expected is not None:
                made.decided(self._expected)

    def _take_decisions(self) -> None:
        while not self._decided.empty():
            self._expected = self._decided.get()
            if self._recorder is not None:
                self._recorder.decided(self._expected)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """A recording that cannot be written ends, and says so; the game goes on."""
        try:
            yield
        except (OSError, SourceProblem) as error:
            if self._given is not None:
                raise
            self._problem = unwritable(self._folder, error) if isinstance(error, OSError) else error
            logging.warning("the recording has ended: %s", error.__cause__ or error)
            self._wanted = False
            self.close()
