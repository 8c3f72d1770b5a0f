"""Videos: a device, a stream or a file, by its address."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import cv2
import numpy as np

from vision.feeds.feed import PERIOD, CameraProblem, Newest, Over
from vision.seeing.finder import Grey
from vision.seeing.look import Frame

ASKED = (1920, 1080)
"""Width and height that a camera is asked for."""
EARLY = 0.8
"""Share of a period after which the next frame may come."""
OPENING = 5000
"""Milliseconds that a stream may take to open, or to go on."""
WAITING = 0.5
"""Seconds for which a film waits at a time until its last frame was taken."""
ENDING = 2.0
"""Seconds that a camera may take to be given back."""


class Video:
    """A device, a stream or a file, read on a thread of its own so that no frame gets old."""

    def __init__(self, address: str) -> None:
        self.name = name_of(address)
        self.asked: tuple[int, int] | None = ASKED if _is_device(address) else None
        self.silent: CameraProblem | None = CameraProblem("source-camera-silent", camera=self.name)
        self._address = address
        self._is_file = _is_file(address)
        self._newest = Newest()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="camera", daemon=True)
        self._thread.start()

    def next(self, patience: float) -> Frame | None:
        return self._newest.take(patience)

    def close(self) -> bool:
        self._closing.set()
        self._thread.join(ENDING)
        return not self._thread.is_alive()

    def _run(self) -> None:
        try:
            with _opened(self._address, self.name) as video:
                self._read(video)
        except CameraProblem as problem:
            self._newest.fail(problem)

    def _read(self, video: cv2.VideoCapture) -> None:
        pace = _pace(video) if self._is_file else 0.0
        begun, last, grabbed, number = time.monotonic(), 0.0, 0, 0
        while not self._closing.is_set():
            if not video.grab():
                if self._is_file and grabbed:
                    raise Over("source-camera-over", camera=self.name)
                raise CameraProblem("source-camera-gone", camera=self.name)
            at = begun + grabbed * pace if pace else time.monotonic()
            grabbed += 1
            if at - last >= EARLY * PERIOD and self._is_due(at):
                got, picture = video.retrieve()
                if got:
                    self._newest.put(Frame(number, at, grey_of(np.asarray(picture, np.uint8))))
                    number, last = number + 1, at

    def _is_due(self, at: float) -> bool:
        """Wait until a frame is to be shown: a live one is at once, one of a film has its time,
        and none of them is lost. False if the camera is closed first."""
        self._closing.wait(max(0.0, at - time.monotonic()))
        while self._is_file and not self._closing.is_set():
            if self._newest.are_taken(WAITING):
                return True
        return not self._closing.is_set()


def grey_of(picture: cv2.typing.MatLike) -> Grey:
    grey = picture if picture.ndim == 2 else cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)
    return np.asarray(grey, np.uint8)


def name_of(address: str) -> str:
    """What a camera may be called before everybody: the address of a stream may hold a password."""
    if _is_url(address):
        with suppress(ValueError):
            if host := urlsplit(address).hostname:
                return host
        return address.partition("://")[0] + "://"
    return address if _is_device(address) else Path(address).name


def check(address: str) -> None:
    """Raises CameraProblem for a file that is no video. Devices and streams may come later."""
    if _is_file(address):
        with _opened(address, name_of(address)):
            pass


@contextmanager
def _opened(address: str, name: str) -> Iterator[cv2.VideoCapture]:
    file = f"/dev/video{address}" if address.isdigit() else address
    absent = "source-camera-no-video" if _is_file(address) else "source-camera-absent"
    if not _is_url(address) and not _is_there(file):
        raise CameraProblem(absent, camera=name)
    limits = [cv2.CAP_PROP_OPEN_TIMEOUT_MSEC, OPENING, cv2.CAP_PROP_READ_TIMEOUT_MSEC, OPENING]
    if _is_device(address):
        video = cv2.VideoCapture(file, cv2.CAP_V4L2)
        _ask(video)
    else:
        video = cv2.VideoCapture(address, cv2.CAP_FFMPEG, limits)
    try:
        if not video.isOpened():
            raise CameraProblem(absent, camera=name)
        yield video
    finally:
        video.release()


def _is_there(file: str) -> bool:
    """As far as this user may look."""
    with suppress(OSError, ValueError):
        return Path(file).exists()
    return False


def _ask(video: cv2.VideoCapture) -> None:
    """Large pictures; they come as JPEG, or a cable is too slow for many of them."""
    width, height = ASKED
    video.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
    video.set(cv2.CAP_PROP_FRAME_WIDTH, width)
    video.set(cv2.CAP_PROP_FRAME_HEIGHT, height)
    video.set(cv2.CAP_PROP_BUFFERSIZE, 1)


def _pace(video: cv2.VideoCapture) -> float:
    """Seconds from frame to frame of a recorded video."""
    rate = video.get(cv2.CAP_PROP_FPS)
    return 1 / rate if 1 <= rate <= 240 else PERIOD


def _is_url(address: str) -> bool:
    return "://" in address


def _is_device(address: str) -> bool:
    return address.isdigit() or address.startswith("/dev/")


def _is_file(address: str) -> bool:
    return not _is_device(address) and not _is_url(address)
