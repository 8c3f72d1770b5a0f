"""The camera's own process: frames come in, and the hub is told what they show.

It is started by `vision.source`, reads the board from its standard input, and ends with it.
"""

import logging
import os
import sys
import threading
import time
from contextlib import suppress
from typing import IO

import cv2

from vision.messages import Heard, board_of, expected_of, line_of
from vision.watching.watch import Voice, Watch

LAST = 1.0
"""Seconds to end in peace once standard input has ended."""


def main(address: str) -> int:
    logging.basicConfig(format="camera: %(message)s", level=logging.INFO)
    cv2.setNumThreads(1)  # the hub needs the rest of the machine
    out, stopping = own_output(), threading.Event()

    def tell(said: Heard) -> None:
        print(line_of(said), file=out, flush=True)

    try:
        board = board_of(sys.stdin.readline())
    except ValueError:
        return 2
    watch = Watch(address, board, Voice(tell), stopping)
    threading.Thread(target=hear, args=(sys.stdin, watch, stopping), daemon=True).start()
    try:
        tell(None)
        watch.run()
    except BrokenPipeError:  # the hub is gone
        return 1
    return 0


def own_output() -> IO[str]:
    """Standard output for this process alone: whatever a library prints goes to the log."""
    own = os.fdopen(os.dup(sys.stdout.fileno()), "w")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return own


def hear(pipe: IO[str], watch: Watch, stopping: threading.Event) -> None:
    """Hear what the hub says. Whatever this process is doing, it ends with its standard input."""
    for line in pipe:
        with suppress(ValueError):
            watch.expect(expected_of(line))
    stopping.set()
    time.sleep(LAST)
    os._exit(0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
