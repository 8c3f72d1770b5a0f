"""What the maker's instrument shows: the newest frame and all that was seen in it."""

import threading
import time
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

import cv2
import numpy as np

from companion.tracking.source import Board, Status
from vision.camera import Camera
from vision.look import Frame, Look, Piece
from vision.tags import HEIGHT, frame_squares

COUNTED = 30
"""Frames over which the rate is taken."""
QUALITY = 80
"""Of the picture, for JPEG."""


class View:
    """The newest of everything. One thread shows, any may look."""

    def __init__(self, board: Board) -> None:
        self.names = board.names
        self._squares = {square.code: square for square in frame_squares(board.size)}
        self._seen: tuple[Frame, Look] | None = None
        self._status: Status | None = None
        self._times: deque[float] = deque(maxlen=COUNTED)
        self._delay = 0.0
        self._lock = threading.Lock()

    def show(self, frame: Frame, look: Look) -> None:
        with self._lock:
            self._seen = (frame, look)
            now = time.monotonic()
            self._times.append(now)
            self._delay = now - frame.at

    def tell(self, status: Status) -> None:
        with self._lock:
            self._status = status

    @property
    def frame(self) -> Frame | None:
        with self._lock:
            return self._seen[0] if self._seen else None

    def picture(self) -> bytes | None:
        """The newest frame as JPEG."""
        frame = self.frame
        if frame is None:
            return None
        _, data = cv2.imencode(".jpg", frame.grey, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
        return data.tobytes()

    def to_json(self) -> dict[str, Any]:
        with self._lock:
            seen, status, delay, times = self._seen, self._status, self._delay, [*self._times]
        long = times[-1] - times[0] if len(times) > 1 else 0.0
        return {
            "look": seen and self._look(seen[1]),
            "rate": round((len(times) - 1) / long, 1) if long else 0,
            "delay": round(delay, 3),
            "status": status and {k: v for k, v in status._asdict().items() if k != "secret"},
        }

    def _look(self, look: Look) -> dict[str, Any]:
        names = {piece.mark.code: name for name, piece in look.pieces.items() if piece.mark}
        off = self._off(look)
        return {
            "number": look.number,
            "at": look.at,
            "size": look.size,
            "marks": [
                {
                    "code": mark.code,
                    "corners": mark.corners.round(1).tolist(),
                    "side": round(mark.side, 1),
                    "piece": names.get(mark.code),
                    "frame": mark.code in self._squares,
                    "off": off.get(mark.code),
                }
                for mark in look.marks
            ],
            "pieces": {name: _piece(piece, look.camera) for name, piece in look.pieces.items()},
            "settled": {name: sight._asdict() for name, sight in look.settled.items()},
            "fingers": list(look.fingers),
            "foreign": list(look.foreign),
            "trouble": look.trouble and look.trouble._asdict(),
            "camera": look.camera
            and {
                "error": round(look.camera.error, 2),
                "calibrated": look.camera.lens.is_calibrated,
            },
            "seconds": round(look.seconds, 4),
        }

    def _off(self, look: Look) -> Mapping[int, float]:
        """Pixels by which each tag round the board is away from where the pose has it."""
        if look.camera is None:
            return {}
        off = {}
        for mark in look.marks:
            if mark.code in self._squares:
                there = look.camera.pixels(self._squares[mark.code].corners())
                apart = ((there - mark.corners) ** 2).sum(axis=1) ** 0.5
                off[mark.code] = round(float(apart.mean()), 2)
        return off


def _piece(piece: Piece, camera: Camera | None) -> dict[str, Any]:
    mark, point = piece.mark, piece.point
    return {
        "code": mark and mark.code,
        "pixel": _pixel(piece, camera),
        "point": point and [round(x, 1) for x in point],
        "places": piece.sight.places,
        "lying": piece.sight.lying,
        "doubt": piece.doubt,
    }


def _pixel(piece: Piece, camera: Camera | None) -> Sequence[float] | None:
    """Where a piece's tag is in the picture, or should be."""
    if piece.mark is not None:
        return [round(x, 1) for x in piece.mark.centre]
    if piece.point is None or camera is None:
        return None
    x, y = piece.point
    pixels: list[float] = camera.pixels(np.array([[x, y, -HEIGHT]])).round(1)[0].tolist()
    return pixels
