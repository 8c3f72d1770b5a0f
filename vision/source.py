"""The source ``camera:...``: the board seen through a camera, in a process of its own.

A crash or a hang in there never touches the hub: the process is ended and started anew.
"""

import sys
import threading
from collections.abc import Sequence
from queue import Empty
from typing import NamedTuple

from companion.tracking.source import Board, Expected, Sink, Source, SourceProblem, Status
from vision.messages import board_line, expected_line, heard
from vision.process import Lines, Process


class Timing(NamedTuple):
    """Seconds."""

    worry: float = 3.0
    """Without a word from the process after which it is said that it hangs."""
    silence: float = 8.0
    """The same after which it is ended."""
    first_word: float = 40.0
    """The same for a process that has just started: it has libraries to load."""
    pause: float = 1.0
    """Before it is started anew; twice as long each time, until it sees something again."""
    longest_pause: float = 30.0
    end: float = 2.0
    """For it to end by itself."""


USUAL = Timing()


def open_camera(address: str, board: Board) -> Source:
    """A source for a camera: a device such as ``0`` or ``/dev/video0``, the URL of a stream, a
    video file, or ``phone``. Raises SourceProblem when none was named."""
    if not address:
        raise SourceProblem("source-camera-needs-address")
    return CameraSource([sys.executable, "-m", "vision.watching.worker", address], board)


class CameraSource:
    """A `Source` that starts the camera's process and listens to it."""

    def __init__(self, command: Sequence[str], board: Board, timing: Timing = USUAL) -> None:
        self._command = command
        self._board = board
        self._timing = timing
        self._sink: Sink | None = None
        self._stopping = threading.Event()
        self._process: Process | None = None
        self._expected: Expected | None = None
        self._speaking = threading.Lock()
        """Held while it is said what is expected, so that the newest is said last."""
        self._pause = timing.pause
        self._said: Status | None = None
        """What the process itself said last of how it does."""
        self._told: Status | None = None
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)

    def start(self, sink: Sink) -> None:
        """Start the process. Raises RuntimeError if it was started before."""
        self._sink = sink
        self._thread.start()

    def expect(self, expected: Expected) -> None:
        with self._speaking:
            if self._expected is None or expected.layout != self._expected.layout:
                self._expected = expected
                if self._process is not None:
                    self._process.say(expected_line(expected))

    def stop(self) -> None:
        """End the process and the thread, and tell nothing more."""
        self._stopping.set()
        if self._process is not None:
            self._process.end(self._timing.end)
        if self._thread.is_alive() and threading.current_thread() is not self._thread:
            self._thread.join()

    def _run(self) -> None:
        self._tell(Status("starting", "source-camera-starting"))
        while not self._stopping.is_set():
            key = self._watch()
            if self._said is None or self._said.state != "lost":  # else that says more
                self._tell(Status("lost", key, {"seconds": round(self._pause)}))
            self._stopping.wait(self._pause)
            self._pause = min(self._pause * 2, self._timing.longest_pause)

    def _watch(self) -> str:
        """Start a process and listen to it until it ends or hangs: gives the key for that."""
        self._said = None
        try:
            process = self._begin()
        except OSError:
            return "source-camera-crashed"
        try:
            return self._listen(process.heard)
        except ValueError:  # it says what nobody understands
            return "source-camera-crashed"
        finally:
            process.end(self._timing.end)

    def _begin(self) -> Process:
        with self._speaking:
            process = self._process = Process(self._command)
            process.say(board_line(self._board))
            if self._expected is not None:
                process.say(expected_line(self._expected))
        return process

    def _listen(self, lines: Lines) -> str:
        worry, silence = self._timing.first_word, 0.0
        while not self._stopping.is_set():
            try:
                line = lines.get(timeout=worry)
            except Empty:
                self._tell(Status("lost", "source-camera-hung"))
                try:
                    line = lines.get(timeout=silence)
                except Empty:
                    return "source-camera-hung"
            if line is None:
                return "source-camera-crashed"
            self._hear(line)
            worry = self._timing.worry
            silence = self._timing.silence - worry
        return ""

    def _hear(self, line: str) -> None:
        said = heard(line)
        if isinstance(said, Status):
            self._said = said
        elif said is not None and self._sink is not None and not self._stopping.is_set():
            self._pause = self._timing.pause
            self._sink.observed(said)
        if self._said is not None:
            self._tell(self._said)

    def _tell(self, status: Status) -> None:
        if status != self._told and self._sink is not None and not self._stopping.is_set():
            self._told = status
            self._sink.status(status)
