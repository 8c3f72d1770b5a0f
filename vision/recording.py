"""Recordings: made with a camera, and looked at again, so that a fault becomes a test."""

import json
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from companion.tracking.source import Board, SourceProblem
from vision.eye import Eye
from vision.look import Frame, Look
from vision.messages import Heard, board_of, heard
from vision.recorder import NAME, Recorder, Said, name_of, picture, unwritable
from vision.reports import Reports
from vision.settings import Settings
from vision.tape import Tape
from vision.watch import Voice, Watch


def record(
    address: str,
    board: Board,
    folder: Path,
    tell: Callable[[Heard], object],
    stopping: threading.Event,
) -> int:
    """Record what a camera shows until that is over, the recording is full, or it is stopped;
    gives the number of frames. `tell` hears what the hub would. Raises SourceProblem."""
    recorder = Recorder(folder, board)
    try:
        Watch(address, board, Voice(tell), stopping, Tape(folder, board, recorder)).run()
    except OSError as error:
        raise unwritable(folder, error) from error
    finally:
        recorder.close()
    return recorder.frames


class Replayed(NamedTuple):
    """A frame of a recording, looked at again."""

    number: int
    """Counts the frames of the recording, from 0."""
    look: Look
    then: Sequence[Said]
    """What was said of it when it was recorded; nothing if that failed."""
    now: Sequence[Said]
    """What is said of it now."""


def replay(folder: Path) -> Iterator[Replayed]:
    """Look at a recording again. Raises SourceProblem for what is none."""
    reports: Reports | None = None
    for part in parts(folder):
        if isinstance(part, Reports):
            reports = part
        elif reports is not None:
            number, frame, then = part
            look, now = reports.see(frame)
            yield Replayed(number, look, then, now)


Part = Reports | tuple[int, Frame, Sequence[Said]]
"""A new eye, or a frame with its number and what was said of it."""


def parts(folder: Path) -> Iterator[Part]:
    """What a recording holds. Raises SourceProblem."""
    try:
        lines = [json.loads(line) for line in (folder / NAME).read_text("utf-8").splitlines()]
        board = board_of(json.dumps(lines[0]["board"]))
        for data, after in zip(lines, [*lines[1:], {}], strict=True):
            if "camera" in data:
                asked = data["asked"] and (int(data["asked"][0]), int(data["asked"][1]))
                settings = Settings.from_json(data["settings"])
                yield Reports(Eye(board, *settings), data["camera"], asked)
            elif "frame" in data:
                grey = picture(folder / name_of(data["frame"]))
                then = [heard(json.dumps(each)) for each in after.get("said", ())]
                frame = Frame(data["number"], data["at"], grey)
                yield data["frame"], frame, [each for each in then if each is not None]
    except (OSError, ValueError, TypeError, KeyError, IndexError) as error:
        raise SourceProblem("problem-recording", folder=str(folder)) from error
