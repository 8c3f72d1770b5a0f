"""The recorder: keeps what a camera shows and what is said of it.

A recording is a folder: the frames as JPEG, and one JSON object a line in `NAME`. Frames are
looked at as they are kept, so the same eye says the same of them again.
"""

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from companion.tracking.source import Board, Expected, Observation, SourceProblem, Status
from vision.feeds.phone import short
from vision.messages import board_line, expected_line, line_of
from vision.seeing.finder import Grey
from vision.seeing.look import Frame, Look
from vision.setup.settings import Settings

NAME = "recording.jsonl"
QUALITY = 90
"""Of the frames, for JPEG."""
LONGEST = 9000
"""Frames of a recording: ten minutes, which are about three gigabytes."""

Said = Observation | Status


class Recorder:
    """Writes one recording."""

    def __init__(self, folder: Path, board: Board) -> None:
        """Raises SourceProblem if the folder cannot be made, or holds a recording already."""
        self.folder, self.frames = folder, 0
        if (folder / NAME).exists():
            raise SourceProblem("problem-recording-exists", folder=str(folder))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lines = (folder / NAME).open("x", encoding="utf-8")
        except OSError as error:
            raise unwritable(folder, error) from error
        try:
            self._write({"board": json.loads(board_line(board))})
        except OSError as error:
            self.close()
            raise unwritable(folder, error) from error

    @property
    def is_full(self) -> bool:
        return self.frames >= LONGEST

    def begin(self, camera: str, asked: tuple[int, int] | None, settings: Settings) -> Settings:
        """A new eye looks from now on; gives its settings as they are kept."""
        kept = settings.to_json()
        self._write({"camera": camera, "asked": asked, "settings": kept})
        return Settings.from_json(kept)

    def keep(self, frame: Frame) -> Frame:
        """Keep a frame; gives it as it is kept."""
        file = self.folder / name_of(self.frames)
        _, data = cv2.imencode(".jpg", frame.grey, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
        file.write_bytes(data.tobytes())
        self._write({"frame": self.frames, "number": frame.number, "at": frame.at})
        self.frames += 1
        return frame._replace(grey=picture(file))

    def saw(self, look: Look, said: Sequence[Said]) -> None:
        """This is what it showed, and what was said of it."""
        self._write({"look": short(look), "said": [json.loads(line_of(each)) for each in said]})

    def decided(self, expected: Expected) -> None:
        """The table has decided this meanwhile."""
        self._write(json.loads(expected_line(expected)))

    def told(self, status: Status) -> None:
        """This was told for other reasons, such as a camera that is gone."""
        self._write({"told": json.loads(line_of(status._replace(secret={})))})

    def close(self) -> None:
        """The recording ends; one without a frame is none."""
        with suppress(OSError):  # it closes all the same; what could not be written is lost
            self._lines.close()
        if not self.frames:
            (self.folder / NAME).unlink(missing_ok=True)
            with suppress(OSError):  # it was there before, with something else in it
                self.folder.rmdir()

    def _write(self, data: dict[str, Any]) -> None:
        self._lines.write(json.dumps(data) + "\n")
        self._lines.flush()


def unwritable(folder: Path, error: OSError) -> SourceProblem:
    reason = error.strerror or str(error)
    return SourceProblem("problem-recording-folder", folder=str(folder), reason=reason)


def name_of(frame: int) -> str:
    return f"{frame:06}.jpg"


def picture(file: Path) -> Grey:
    """Raises ValueError for a file that is no picture, OSError for one that is not there."""
    data = np.frombuffer(file.read_bytes(), np.uint8)
    grey = cv2.imdecode(data, cv2.IMREAD_GRAYSCALE) if data.size else None
    if grey is None:
        raise ValueError("no picture")
    return np.asarray(grey, np.uint8)
