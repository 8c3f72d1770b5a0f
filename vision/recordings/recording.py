"""A recording, looked at again, so that a fault becomes a test."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from companion.tracking.source import Board, SourceProblem
from vision.files import DAMAGED
from vision.messages import board_line, board_of, expected_of, heard
from vision.recordings.recorder import NAME, Said, name_of, picture
from vision.seeing.eye import Eye
from vision.seeing.look import Frame, Look
from vision.seeing.reports import Reports
from vision.setup.settings import Settings


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
