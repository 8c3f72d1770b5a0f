"""Settings: what is kept of a camera from one evening to the next."""

import base64
import binascii
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import cv2
import numpy as np

from vision.files import DAMAGED, keep
from vision.seeing.finder import Grey
from vision.seeing.lens import Lens
from vision.seeing.look import Trouble
from vision.tags import ALL, HEIGHT

LOWEST, HIGHEST = 5.0, 120.0
"""Millimetres of a tag on a standing piece above the board that can be."""
QUALITY = 90
"""Of the picture of the empty board, as JPEG."""


class Settings(NamedTuple):
    """What the eye must know of its camera, in the order in which it is told."""

    lens: Lens | None = None
    """None: not calibrated."""
    height: float = HEIGHT
    """Millimetres of a tag on a standing piece above the board."""
    false: frozenset[int] = frozenset()
    """Codes that the empty board shows by itself."""
    empty: Grey | None = None
    """A picture of the empty board."""

    def to_json(self) -> dict[str, Any]:
        return {
            "lens": self.lens and self.lens.to_json(),
            "height": self.height,
            "false": sorted(self.false),
            "empty": None if self.empty is None else _packed(self.empty),
        }

    @classmethod
    def from_json(cls, data: Any) -> "Settings":
        """Raises one of `DAMAGED` for anything that `to_json` did not write."""
        lens, height, empty = data["lens"], float(data["height"]), data["empty"]
        false = frozenset(data["false"])
        if not LOWEST <= height <= HIGHEST or not false <= {*ALL}:
            raise ValueError("out of bounds")
        return cls(
            None if lens is None else Lens.from_json(lens),
            height,
            false,
            None if empty is None else _unpacked(empty),
        )


class Shelf:
    """Keeps the settings of every camera in a folder, one file each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, camera: str) -> tuple[Settings, Trouble | None]:
        """The settings of a camera; the usual ones where none were kept, and with a trouble where
        they cannot be read. `camera`: its address."""
        file = self.file(camera)
        try:
            return Settings.from_json(json.loads(file.read_bytes())), None
        except FileNotFoundError:
            return Settings(), None
        except (OSError, *DAMAGED):
            return Settings(), Trouble("problem-camera-settings", {"file": str(file)})

    def write(self, camera: str, settings: Settings) -> None:
        """Keep them: wholly, or as they were before. Raises OSError."""
        keep(self.file(camera), json.dumps(settings.to_json()).encode())

    def file(self, camera: str) -> Path:
        """Two addresses never share one, whatever letters are in them."""
        said = re.sub(r"[^a-z0-9]+", "-", camera.lower()).strip("-")[:40] or "camera"
        return self._folder / f"{said}-{sha256(camera.encode()).hexdigest()[:8]}.json"


def _packed(picture: Grey) -> str:
    done, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    if not done:
        raise ValueError("no picture")
    return base64.b64encode(data.tobytes()).decode()


def _unpacked(said: str) -> Grey:
    try:
        data = base64.b64decode(said, validate=True)
        picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_GRAYSCALE)
    except (binascii.Error, cv2.error) as error:
        raise ValueError("no picture") from error
    if picture is None:
        raise ValueError("no picture")
    return np.asarray(picture, np.uint8)
