"""The source ``camera:...``: the board seen through a camera, in a process of its own.

A crash or a hang in there never touches the hub: the process is ended and started anew.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO, NamedTuple

from companion.tracking.source import Board, Sink, Source, SourceProblem, Status
from vision.messages import board_line, heard

OPENCV = {
    # pixels of a picture that is decoded at most: nobody fills the memory with a small file
    "OPENCV_IO_MAX_IMAGE_PIXELS": "64000000",
    # a camera that is not there is said once, and not by OpenCV
    "OPENCV_LOG_LEVEL": "SILENT",
    "OPENCV_FFMPEG_LOGLEVEL": "-8",
}
"""What OpenCV reads from the environment as it is loaded."""


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
    return CameraSource([sys.executable, "-m", "vision.worker", address], board)


class CameraSource:
    """A `Source` that starts the camera's process and listens to it."""

    def __init__(self, command: Sequence[str], board: Board, timing: Timing = USUAL) -> None:
        self._command = command
        self._board = board
        self._timing = timing
        self._sink: Sink | None = None
        self._stopping = threading.Event()
        self._process: subprocess.Popen[str] | None = None
        self._pause = timing.pause
        self._said: Status | None = None
        """What the process itself said last of how it does."""
        self._told: Status | None = None
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)

    def start(self, sink: Sink) -> None:
        """Start the process. Raises RuntimeError if it was started before."""
        self._sink = sink
        self._thread.start()

    def stop(self) -> None:
        """End the process and the thread, and tell nothing more."""
        self._stopping.set()
        if self._process is not None:
            _end(self._process, self._timing.end)
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
            with subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                errors="replace",
                env={**OPENCV, **os.environ},
                start_new_session=True,  # Ctrl-C is for the hub, which ends it in peace
            ) as process:
                self._process = process
                try:
                    return self._converse(process)
                finally:
                    _end(process, self._timing.end)
        except (OSError, ValueError):  # it is gone, or says what nobody understands
            return "source-camera-crashed"

    def _converse(self, process: "subprocess.Popen[str]") -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        lines: SimpleQueue[str | None] = SimpleQueue()
        threading.Thread(target=_read, args=(process.stdout, lines), daemon=True).start()
        process.stdin.write(board_line(self._board) + "\n")
        process.stdin.flush()
        return self._listen(lines)

    def _listen(self, lines: "SimpleQueue[str | None]") -> str:
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


def _read(pipe: IO[str], lines: "SimpleQueue[str | None]") -> None:
    """Pass on what a process says; None once it has ended."""
    try:
        for line in pipe:
            lines.put(line)
    finally:
        lines.put(None)


def _end(process: "subprocess.Popen[str]", patience: float) -> None:
    """The process ends with its standard input, or is ended."""
    if process.stdin is not None:
        with suppress(OSError):  # it is gone already
            process.stdin.close()
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
