"""What the maker's instrument shows: the newest frame and all that was seen in it."""

import threading
import time
from collections import deque
from collections.abc import Mapping
from typing import Any

import cv2

from companion.tracking.source import Board, Status
from vision.seeing.look import Frame, Look, Piece
from vision.tags import anchor_squares

COUNTED = 30
"""Frames over which the rate is taken."""
QUALITY = 80
"""Of the picture, for JPEG."""


class View:
    """The newest of everything. One thread shows, any may look."""

    def __init__(self, board: Board) -> None:
        self.names = board.names
        self._squares = {square.code: square for square in anchor_squares(board.size)}
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
                    "anchor": mark.code in self._squares,
                    "off": off.get(mark.code),
                }
                for mark in look.marks
            ],
            "pieces": {name: _piece(piece) for name, piece in look.pieces.items()},
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
        """Pixels by which each anchor is away from where the pose has it."""
        seen = {mark.code: mark for mark in look.marks if mark.code in self._squares}
        off = look.camera.off(self._squares, seen) if look.camera else {}
        return {code: round(each, 2) for code, each in off.items()}


def _piece(piece: Piece) -> dict[str, Any]:
    mark, point = piece.mark, piece.point
    return {
        "code": mark and mark.code,
        "pixel": piece.pixel and [round(x, 1) for x in piece.pixel],
        "point": point and [round(x, 1) for x in point],
        "places": piece.sight.places,
        "lying": piece.sight.lying,
        "doubt": piece.doubt,
    }
