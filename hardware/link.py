"""The link: one thread that holds on to a board, through unplugging and changes of name."""

import threading
import time
from collections.abc import Callable, Iterable, Set
from typing import Protocol

from hardware import ports
from hardware.conversation import USUAL, Conversation, Timing
from hardware.packets import PROTOCOL, Hello
from hardware.ports import Loss, Port, PortProblem

PATIENCE = {
    Loss.GONE: 1,
    Loss.STRANGER: 1,
    Loss.BUSY: 4,
    Loss.FORBIDDEN: 4,
    Loss.NOT_A_PORT: 4,
    Loss.SILENT: 10,
    # Somebody will put another program on that board now; opening its port would disturb them.
    Loss.WRONG_PROTOCOL: 30,
}
"""How many times `Timing.reopen` to wait before the port is tried again."""


class Listener(Protocol):
    """Who is told by a link, always on the link's own thread."""

    def seen(self, port: str, hello: Hello, occupied: Set[int], at: float) -> None:
        """The state of all sensors, as of `at` (seconds of `time.monotonic()`)."""

    def lost(self, port: str, loss: Loss, hello: Hello | None) -> None:
        """The board is not seen; told at every vain try. `hello`: what it said, if it did."""


class Link:
    """A board on a named port. Starts no thread before `start`."""

    def __init__(
        self,
        port: str,
        listener: Listener,
        timing: Timing = USUAL,
        present: Callable[[], Set[str]] = ports.present,
    ) -> None:
        """`present` names the serial ports of this computer, to look for a board that moved."""
        self._port = port
        self._listener = listener
        self._timing = timing
        self._present = present
        self._board_id: bytes | None = None
        self._hello: Hello | None = None
        self._passed_over: set[str] = set()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"board on {port}", daemon=True)

    def start(self) -> None:
        """Begin; returns at once."""
        self._thread.start()

    def stop(self) -> None:
        """Close the port and end the thread; the listener hears nothing afterwards."""
        self._stopping.set()
        if self._thread.is_alive() and threading.current_thread() is not self._thread:
            self._thread.join()

    def _run(self) -> None:
        while not self._stopping.is_set():
            name = self._where()
            self._hello = None
            try:
                with Port(name) as port:
                    self._converse(port)
            except PortProblem as problem:
                self._report(name, problem.loss)
                self._stopping.wait(PATIENCE[problem.loss] * self._timing.reopen)

    def _where(self) -> str:
        """The named port; or, if that vanished under a known board, a port that appeared since."""
        if self._board_id is None or ports.is_there(self._port):
            return self._port
        now = self._present()
        self._passed_over &= now  # what went and comes again may be our board
        return min(now - self._passed_over, default=self._port)

    def _converse(self, port: Port) -> None:
        """Talk until told to stop. Raises PortProblem when the board is no longer seen."""
        conversation = Conversation(self._timing, time.monotonic())
        while not self._stopping.is_set():
            if words := conversation.say(time.monotonic()):
                port.write(words)
            data = port.read()
            now = time.monotonic()
            states = conversation.hear(data, now)
            if conversation.hello is not self._hello and conversation.hello is not None:
                self._meet(port.name, conversation.hello)
            if conversation.is_silent(now):
                raise PortProblem(Loss.SILENT)
            self._pass_on(port.name, states, now)

    def _meet(self, name: str, hello: Hello) -> None:
        # On the port that was named any board is right; elsewhere only the one that moved there.
        if name != self._port and hello.board_id != self._board_id:
            raise PortProblem(Loss.STRANGER)
        self._hello = hello
        if hello.protocol != PROTOCOL:
            raise PortProblem(Loss.WRONG_PROTOCOL)
        self._board_id = hello.board_id
        self._passed_over = set(self._present()) - {name}

    def _pass_on(self, name: str, states: Iterable[Set[int]], at: float) -> None:
        for occupied in states:
            if self._hello is not None and not self._stopping.is_set():
                self._listener.seen(name, self._hello, occupied, at)

    def _report(self, name: str, loss: Loss) -> None:
        if name != self._port and self._hello is None:
            # A port that was only tried, and without luck: the named one is still what is missed.
            self._passed_over.add(name)
        elif not self._stopping.is_set():
            self._listener.lost(name, loss, self._hello)
