"""A board at the other end of a real pseudo-terminal, as much of one as the link needs."""

import contextlib
import os
import select
import threading
import tty
from collections.abc import Iterable
from pathlib import Path

from hardware.packets import (
    Ask,
    Change,
    Hello,
    Message,
    Snapshot,
    StreamDecoder,
    encode,
)

BOARD_ID = bytes.fromhex("00112233445566ff")


class PtyBoard:
    """Answers like the board of docs/protocol.md; `path` is a name for its port. A context
    manager: at its end the board is unplugged."""

    def __init__(
        self,
        path: Path,
        *,
        sensors: int = 8,
        occupied: Iterable[int] = (),
        board_id: bytes = BOARD_ID,
        protocol: int = 1,
        answers: Iterable[Ask] = (Ask.HELLO, Ask.SNAPSHOT),
    ) -> None:
        self.path = path
        self.hello = Hello(protocol, board_id, sensors, (1, 0))
        self.occupied = set(occupied)
        self.answers = set(answers)
        self.asked: list[Message] = []
        self._sequence = 0
        self._unplugged = threading.Event()
        self._was_asked = threading.Event()
        self._turn = threading.RLock()
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        self.path.symlink_to(os.ttyname(self._slave))
        self._thread = threading.Thread(target=self._answer)

    def __enter__(self) -> "PtyBoard":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.unplug()

    def unplug(self) -> None:
        """The port is gone, with its name."""
        if self._unplugged.is_set():
            return
        self._unplugged.set()
        self._thread.join()
        os.close(self._slave)
        os.close(self._master)
        self.path.unlink()

    def set(self, sensor: int, occupied: bool, *, lost: bool = False) -> None:
        """Move a sensor; `lost`: the line swallows the packet."""
        with self._turn:
            (self.occupied.add if occupied else self.occupied.discard)(sensor)
            self._sequence = (self._sequence + 1) % 65536
            if not lost:
                self.say(encode(Change(self._sequence, sensor, occupied, 0)))

    def restart(self) -> None:
        """The reset button."""
        with self._turn:
            self._sequence = 0
            self.say(encode(self.hello))

    def say(self, data: bytes) -> None:
        """Put any bytes on the line."""
        with self._turn, contextlib.suppress(OSError):
            os.write(self._master, data)

    def wait_until_asked(self) -> None:
        """Until somebody asked for anything."""
        assert self._was_asked.wait(20), "nobody asked"

    def _answer(self) -> None:
        decoder = StreamDecoder()
        while not self._unplugged.is_set():
            if select.select([self._master], [], [], 0.02)[0]:
                for message in decoder.feed(os.read(self._master, 256)):
                    self.asked.append(message)
                    self._reply(message)
                    self._was_asked.set()

    def _reply(self, ask: Message) -> None:
        with self._turn:
            if ask not in self.answers:
                return
            if ask is Ask.HELLO:
                self.say(encode(self.hello))
            else:
                self.say(encode(Snapshot(self._sequence, frozenset(self.occupied))))
