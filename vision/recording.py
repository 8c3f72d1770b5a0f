"""Recordings: made with a camera, and looked at again, so that a fault becomes a test."""

import json
import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import cv2

from companion.tracking.source import Board, SourceProblem
from vision.cameras import check
from vision.eye import Eye
from vision.files import DAMAGED
from vision.look import Frame, Look
from vision.messages import Heard, board_line, board_of, expected_of, heard
from vision.process import OPENCV
from vision.recorder import NAME, Recorder, Said, name_of, picture, unwritable
from vision.reports import Reports
from vision.settings import Settings
from vision.tape import Tape
from vision.watch import PHONE, Voice, Watch


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


class Replayed(NamedTuple):
    """A frame of a recording, looked at again."""

    number: int
    """Counts the frames of the recording, from 0."""
    look: Look
    then: Sequence[Said] | None
    """What was said of it when it was recorded; None if the recording broke off before."""
    now: Sequence[Said]
    """What is said of it now."""

    @property
    def is_other(self) -> bool:
        """Is it seen otherwise than then?"""
        return self.then is not None and self.then != self.now


Part = Reports | tuple[int, Frame, Sequence[Said] | None]
"""A new eye, or a frame with its number and what was said of it."""


class Recording:
    """What a folder holds, up to where it was broken off. All of it raises SourceProblem for what
    cannot be read."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with self._reading():
            lines = (folder / NAME).read_text("utf-8").splitlines(keepends=True)
            self._lines = [json.loads(line) for line in lines if line.endswith("\n")]
            self.board: Board = board_of(json.dumps(self._lines[0]["board"]))
            self.expected = [
                expected_of(json.dumps(line)) for line in self._lines if "expected" in line
            ]
            """What the table expected when it began, and after each decision since."""

    def is_of(self, board: Board) -> bool:
        """Was it made of this board, whatever its places are called?"""
        return self.board[:3] == board_of(board_line(board))[:3]

    def replay(self) -> Iterator[Replayed]:
        """Look at it again."""
        reports: Reports | None = None
        for part in self._parts():
            if isinstance(part, Reports):
                reports = part
            elif reports is not None:
                number, frame, then = part
                look, now = reports.see(frame)
                yield Replayed(number, look, then, now)

    def _parts(self) -> Iterator[Part]:
        with self._reading():
            for line, after in zip(self._lines, [*self._lines[1:], {}], strict=True):
                if "camera" in line:
                    yield self._new_eye(line)
                elif "frame" in line:
                    then = _said(after["said"]) if "said" in after else None
                    yield line["frame"], self._frame(line), then

    def _new_eye(self, line: Mapping[str, Any]) -> Reports:
        asked = line["asked"] and (int(line["asked"][0]), int(line["asked"][1]))
        settings = Settings.from_json(line["settings"])
        return Reports(Eye(self.board, *settings), line["camera"], asked)

    def _frame(self, line: Mapping[str, Any]) -> Frame:
        grey = picture(self._folder / name_of(line["frame"]))
        return Frame(line["number"], line["at"], grey)

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except (OSError, *DAMAGED) as error:
            raise SourceProblem("problem-recording", folder=str(self._folder)) from error


def _said(lines: Sequence[Any]) -> Sequence[Said]:
    told = [heard(json.dumps(line)) for line in lines]
    return [each for each in told if each is not None]
