"""The camera's process, from the hub's side: lines go to it and come from it."""

import os
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import IO

OPENCV = {
    # pixels of a picture that is decoded at most: nobody fills the memory with a small file
    "OPENCV_IO_MAX_IMAGE_PIXELS": "64000000",
    # a camera that is not there is said once, and not by OpenCV
    "OPENCV_LOG_LEVEL": "SILENT",
    "OPENCV_FFMPEG_LOGLEVEL": "-8",
}
"""What OpenCV reads from the environment as it is loaded."""

Lines = SimpleQueue[str | None]
"""None: there are no more."""


class Process:
    """Has a thread for each direction, so that one that hangs keeps nobody waiting."""

    def __init__(self, command: Sequence[str]) -> None:
        """Starts it. Raises OSError."""
        self._popen = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            errors="replace",
            env={**OPENCV, **os.environ},
            start_new_session=True,  # Ctrl-C is for the hub, which ends it in peace
        )
        self.heard: Lines = SimpleQueue()
        """What it says."""
        self._said: Lines = SimpleQueue()
        self._threads = [
            threading.Thread(target=_read, args=(self._popen.stdout, self.heard), daemon=True),
            threading.Thread(target=_write, args=(self._popen.stdin, self._said), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        return self._popen.pid

    def say(self, line: str) -> None:
        self._said.put(line)

    def end(self, patience: float) -> None:
        """It ends with its standard input, or is ended after so many seconds."""
        self._said.put(None)
        try:
            self._popen.wait(patience)
        except subprocess.TimeoutExpired:
            self._popen.kill()
            self._popen.wait()
        for thread in self._threads:
            thread.join()


def _read(pipe: IO[str], heard: Lines) -> None:
    try:
        with pipe:
            for line in pipe:
                heard.put(line)
    finally:
        heard.put(None)


def _write(pipe: IO[str], said: Lines) -> None:
    with suppress(OSError), pipe:  # it may be gone already
        while (line := said.get()) is not None:
            pipe.write(line + "\n")
            pipe.flush()
