"""The watch: one camera is looked at, through all that happens to it, and what it shows is told."""

import logging
import threading
import time
from collections.abc import Callable

from companion.tracking.source import Board, Expected, Facts, Status
from vision.feeds.feed import CameraProblem, Feed, Over
from vision.feeds.phone import Phone
from vision.feeds.video import Video
from vision.files import own_folder
from vision.messages import Heard
from vision.pages.instrument import Instrument
from vision.pages.listener import Listener
from vision.pages.view import View
from vision.recordings.tape import Tape
from vision.seeing.eye import Eye
from vision.seeing.look import Frame
from vision.seeing.reports import Reports
from vision.setup.guide import Guide

PHONE = "phone"
"""The address of a camera that posts its pictures."""
BEAT = 0.5
"""Seconds from one sign of life to the next."""
SILENT = 1.5
"""Seconds without a picture after which it is said."""
STUCK = 15.0
"""Seconds after which a silent camera is opened anew."""
AGAIN = 2.0
"""Seconds until a camera that cannot be had is tried again."""


class Voice:
    """Tells what is new, and now and then that all is alive."""

    def __init__(self, tell: Callable[[Heard], object]) -> None:
        self._tell = tell
        self._told: Status | None = None
        self._beat = 0.0

    def say(self, said: Heard) -> bool:
        """Tell this; False if it is a status that was told last."""
        if isinstance(said, Status):
            if said == self._told:
                return False
            self._told = said
        self._beat = time.monotonic()
        self._tell(said)
        return True

    def live(self) -> None:
        if time.monotonic() - self._beat >= BEAT:
            self.say(None)


class Watch:
    """Watches one camera until it is stopped."""

    def __init__(
        self,
        address: str,
        board: Board,
        voice: Voice,
        stopping: threading.Event,
        tape: Tape | None = None,
    ) -> None:
        """`tape`: to be written from the first frame on."""
        self._address, self._board = address, board
        self._voice, self._stopping, self._records = voice, stopping, tape is not None
        self._folder = own_folder()
        self._tape = tape or Tape(self._folder / "recordings", board)
        self._phone = Phone() if address == PHONE else None
        self._view = View(board)
        self._guide = Guide(self._folder, address, board)
        self._listener: Listener | None = None

    def expect(self, expected: Expected) -> None:
        """The game went on. Any thread may say so."""
        self._tape.expect(expected)

    def run(self) -> None:
        if self._guide.trouble:
            self._tell(Status("starting", *self._guide.trouble))
        try:
            while not self._is_over:
                self._try()
        finally:
            self._tape.close()
            if self._listener is not None:
                self._listener.stop()

    @property
    def _is_over(self) -> bool:
        return self._tape.is_over or self._stopping.is_set()

    def _try(self) -> None:
        try:
            self._listen()
            self._watch(self._phone or Video(self._address))
        except CameraProblem as problem:
            self._tell(Status("lost", problem.key, problem.facts))
            if not isinstance(problem, Over):
                self._wait(AGAIN)
            elif self._records:
                self._stopping.set()
            else:
                self._wait(float("inf"))

    def _listen(self) -> None:
        """Open the listener, if it is not open yet."""
        if self._listener is None:
            instrument = Instrument(self._view, self._guide, self._tape)
            try:
                self._listener = Listener(self._folder, self._phone, instrument)
            except OSError as error:
                reason = error.strerror or str(error)
                raise CameraProblem(
                    "source-camera-listener", folder=str(self._folder), reason=reason
                ) from error
            self._listener.start()
            logging.info("%s/camera/view#%s", self._listener.address, self._listener.keys.maker)

    def _watch(self, feed: Feed) -> None:
        """Look at what a feed shows. Raises CameraProblem when it shows nothing any more."""
        facts, secret = self._links()
        if self._phone:
            self._tell(Status("starting", "source-camera-phone", facts, secret))
        shown = time.monotonic()
        try:
            reports = self._new_eye(feed)
            while not self._is_over:
                frame = feed.next(BEAT / 2)
                self._voice.live()
                if frame is not None:
                    shown = time.monotonic()
                    self._see(reports, frame, secret)
                elif feed.silent and time.monotonic() - shown >= SILENT:
                    problem = feed.silent
                    self._tell(Status("lost", problem.key, {**facts, **problem.facts}, secret))
                    if not self._phone and time.monotonic() - shown >= STUCK:
                        raise problem
                if self._guide.has_changed or self._tape.has_changed:
                    reports = self._new_eye(feed)
        finally:
            if not feed.close():
                raise SystemExit(1)  # only another process can open it again

    def _new_eye(self, feed: Feed) -> Reports:
        settings = self._tape.begin(feed, self._guide.taken())
        return Reports(Eye(self._board, *settings), feed.name, feed.asked)

    def _see(self, reports: Reports, frame: Frame, secret: Facts) -> None:
        frame = self._tape.keep(frame)
        look, said = reports.see(frame)
        self._tape.saw(look, said)
        self._view.show(frame, look)
        self._guide.see(frame, look)
        if self._phone:
            self._phone.looked(look)
        for each in said:
            self._say(each._replace(secret=secret) if isinstance(each, Status) else each)

    def _tell(self, status: Status) -> None:
        """Say what no frame has shown."""
        if self._say(status):
            self._tape.told(status)

    def _say(self, said: Heard) -> bool:
        if isinstance(said, Status):
            self._view.tell(said)
        return self._voice.say(said)

    def _wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until and not self._stopping.wait(BEAT / 2):
            self._voice.live()

    def _links(self) -> tuple[Facts, Facts]:
        """Where the pages are: what everybody is told of them, and the host."""
        assert self._listener is not None
        address, keys = f"{self._listener.address}/camera", self._listener.keys
        secret = {"view": f"{address}/view#{keys.maker}"}
        if self._phone is None:
            return {}, secret
        return {"host": 0}, {"host": 1, "address": f"{address}#{keys.phone}", **secret}
