"""Sets of real photographs of a board: pictures, and what a person says is on them.

A set is a folder with photographs, `truth.yaml`, and perhaps `settings.json`, which the set-up of
its camera has kept. docs/camera.md says how to make one.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import cv2
import yaml

from companion.editions.boxes import open_box
from companion.tables.following import board_of
from vision.seeing.eye import Eye
from vision.seeing.look import Frame, Look
from vision.setup.settings import Settings

SETS = Path(__file__).parent / "real"
"""Where the sets of the repository are, one folder each."""
BESIDE = "beside"
LONG = 5
"""Looks at one photograph."""

Truth = Mapping[str, str]
"""Piece -> its place, or `beside` the board."""


def sets() -> list[Path]:
    return sorted(file.parent for file in SETS.glob("*/truth.yaml"))


def wrong(folder: Path) -> Iterator[str]:
    """Everything that the eye says otherwise than the person; unsure between places of which one
    is right is not wrong."""
    told = yaml.safe_load((folder / "truth.yaml").read_text("utf-8"))
    board = board_of(open_box(told.get("edition", "training")))
    for name, truth in told["pictures"].items():
        grey = cv2.imread(str(folder / name), cv2.IMREAD_GRAYSCALE)
        if grey is None:
            yield f"{name} is no picture"
            continue
        eye = Eye(board, *settings(folder, told))
        for number in range(LONG):
            look = eye.look(Frame(number, number / 10, grey))
        yield from (f"{name}: {each}" for each in differences(look, truth or {}))


def settings(folder: Path, told: Mapping[str, object]) -> Settings:
    file = folder / "settings.json"
    if file.exists():
        return Settings.from_json(json.loads(file.read_text()))
    return Settings(height=float(str(told.get("height", Settings().height))))


def differences(look: Look, truth: Truth) -> Iterator[str]:
    for piece, place in truth.items():
        if piece not in look.pieces:
            yield f"{piece} on {place} is not seen"
        elif place not in (look.pieces[piece].sight.places or [BESIDE]):
            yield f"{piece} on {place} is seen on {look.pieces[piece].sight.places}"
    yield from (f"{piece} is not there" for piece in look.pieces if piece not in truth)
