"""A record of what a camera shows: a watch that is kept from its first frame on."""

import os
import threading
from collections.abc import Callable
from pathlib import Path

import cv2

from companion.tracking.source import Board, SourceProblem
from vision.feeds.video import check
from vision.messages import Heard
from vision.process import OPENCV
from vision.recordings.recorder import Recorder, unwritable
from vision.recordings.tape import Tape
from vision.watching.watch import PHONE, Voice, Watch


def record(
    address: str,
    board: Board,
    folder: Path,
    tell: Callable[[Heard], object],
    stopping: threading.Event,
) -> int:
    """Record what a camera shows until that is over, the recording is full, or it is stopped;
    gives the number of frames. `tell` hears what the hub would. Raises SourceProblem."""
    _hush()
    _check(address)
    recorder = Recorder(folder, board)
    try:
        Watch(address, board, Voice(tell), stopping, Tape(folder, board, recorder)).run()
    except OSError as error:
        raise unwritable(folder, error) from error
    finally:
        recorder.close()
    return recorder.frames


def _hush() -> None:
    """OpenCV keeps to itself what it thinks of cameras, as in the camera's own process."""
    os.environ.update(OPENCV)
    cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)


def _check(address: str) -> None:
    """Raises SourceProblem for what no camera can ever be."""
    if not address:
        raise SourceProblem("source-camera-needs-address")
    if address != PHONE:
        check(address)
