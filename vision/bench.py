"""What the camera costs and how well it sees, measured on the rendered table of the tests."""

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from companion.tracking.source import Board, SourceProblem
from vision.seeing.eye import Eye
from vision.seeing.look import Frame
from vision.tags import ANCHORS, dictionary, pieces_by_code

Row = tuple[str, float, str, str]
"""Name, value, unit and what to hold: the catalogue says what name and unit are."""
Tell = Callable[[str], object]
"""Is told what is measured next."""

RENDERED = "tests.vision.rendered.measured"
"""Where the table is drawn. Tests are part of the repository alone."""
WARM = 20
"""Frames before those that are measured."""
FRAMES, EACH, LOOP = 2000, 50, 60
"""Frames over which memory is measured, from one measurement to the next, and in the film."""
HOUR = 54_000
"""Frames that a camera takes in an hour, at 15 a second."""
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
STATM = Path("/proc/self/statm")


def figures(board: Board, tell: Tell) -> Sequence[Row]:
    """All figures of this machine. Raises SourceProblem where there is nothing to look at."""
    table = rendered()
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    try:
        tell("vision-cost")
        rows = cost(board, table.eye(), table.film())
        tell("vision-seeing")
        rows += seeing(table)
        tell("vision-hands")
        rows += hands(table)
        tell("vision-memory")
        return rows + memory(table)
    finally:
        cv2.setNumThreads(threads)


def rendered() -> Any:
    try:
        return import_module(RENDERED)
    except ModuleNotFoundError as missing:
        raise SourceProblem("problem-bench-rendered") from missing


def cost(board: Board, eye: Eye, film: Iterable[Frame]) -> list[Row]:
    """CPU time of a look, beside one plain search of the whole frame for the same tags."""
    codes = [*ANCHORS, *pieces_by_code(board)]
    plain = cv2.aruco.ArucoDetector(dictionary(codes), cv2.aruco.DetectorParameters())
    looks, searches = [], []
    for frame in film:
        looks.append(taken(partial(eye.look, frame)))
        searches.append(taken(partial(plain.detectMarkers, frame.grey)))
    look, search = float(np.mean(looks[WARM:])), float(np.mean(searches[WARM:]))
    return [
        ("vision-look", look * 1000, "ms", "<= 45"),
        ("vision-search", search * 1000, "ms", ""),
        ("vision-look-per-search", look / search, "times", "<= 1.2"),
    ]


def taken(do: Callable[[], object]) -> float:
    """Seconds of CPU time."""
    begun = time.thread_time()
    do()
    return time.thread_time() - begun


def seeing(table: Any) -> list[Row]:
    counts, guessed = table.counts(calibrated=True), table.counts(calibrated=False)
    return [
        ("vision-recall", 100 * counts.recall, "percent", ">= 99"),
        ("vision-wrong-ids", len(counts.wrong), "times", "0"),
        ("vision-space", 100 * counts.placed, "percent", ">= 99.5"),
        ("vision-error", counts.median, "mm", "<= 1"),
        ("vision-error-guessed", guessed.median, "mm", ""),
    ]


def hands(table: Any) -> list[Row]:
    tally = table.tally()
    return [
        ("vision-false-moves", len(tally.false), "times", "0"),
        ("vision-missed-moves", len(tally.missed), "times", "0"),
        ("vision-delay", tally.p95 * 1000, "ms", "<= 400"),
    ]


def memory(table: Any) -> list[Row]:
    """How much more memory an hour of frames takes, by the slope over the last half of these."""
    if not STATM.exists():
        return []
    sizes = [resident() for _ in fed(table, FRAMES)]
    return [
        ("vision-memory", sizes[-1], "megabytes", ""),
        ("vision-memory-growth", growth(sizes), "megabytes", "<= 5"),
    ]


def growth(sizes: Sequence[float]) -> float:
    """Megabytes in an hour, by the slope over the last half."""
    late = sizes[len(sizes) // 2 :]
    return float(np.polyfit(np.arange(len(late)) * EACH, late, 1)[0]) * HOUR


def fed(table: Any, frames: int) -> Iterator[int]:
    """Let an eye look at a short film over and over; pauses now and then."""
    eye, film = table.eye(), list(islice(table.film(), LOOP))
    period = film[1].at - film[0].at
    for number in range(frames):
        eye.look(Frame(number, number * period, film[number % LOOP].grey))
        if number % EACH == 0:
            yield number


def resident() -> float:
    """Megabytes that this process holds."""
    return int(STATM.read_text().split()[1]) * PAGE / 1e6
