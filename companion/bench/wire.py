"""Clients on the bare wire, all on one thread.

Five official clients in one process take turns with dozens of threads, and a message then waits
longer for its reader than it took from phone to phone. These read it as soon as it is there, and
look into it only when the clock has stopped.
"""

import json
import select
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from websocket import create_connection

PATIENCE = 10.0
"""Seconds to wait for any one message before giving up."""
PATH = "/socket.io/?EIO=4&transport=websocket"
PING, PONG, CONNECT, EVENT, ACKNOWLEDGED = "2", "3", "40", "42", "43"


class Address(NamedTuple):
    """Where a hub is, and what opens it."""

    url: str
    code: str
    host_key: str


class Phone:
    """A client: the newest message of each event, and when it came."""

    def __init__(self, address: Address, key: str | None = None) -> None:
        self.came: dict[str, float] = {}
        """Event -> when the newest came, in seconds of the performance counter."""
        self._newest: dict[str, str] = {}
        self._nonces = 0
        url = address.url.replace("http", "ws") + PATH
        # to look through each letter in Python would take longer than the hub does
        self._socket = create_connection(url, PATIENCE, skip_utf8_validation=True)
        self._socket.send(CONNECT + json.dumps({"code": address.code, "key": key}))

    def fileno(self) -> int:
        connection = self._socket.sock
        return connection.fileno() if connection is not None else -1

    def send(self, event: str, **message: Any) -> str:
        """Send a message; gives its nonce."""
        self._nonces += 1
        nonce = str(self._nonces)
        self._socket.send(EVENT + json.dumps([event, {"nonce": nonce, **message}]))
        return nonce

    def ask(self, event: str, **message: Any) -> Mapping[str, Any]:
        """Send a message and wait for its answer."""
        nonce = self.send(event, **message)
        wait([self], lambda: "answer" in self.came and self.newest("answer")["nonce"] == nonce)
        return self.newest("answer")

    def newest(self, event: str) -> Mapping[str, Any]:
        """The newest message of this event."""
        _, message = json.loads(self._newest[event])
        return dict(message)

    def forget(self, event: str) -> None:
        """From here on only what comes anew counts."""
        self.came.pop(event, None)

    def read(self) -> None:
        """Take in the next message."""
        text, now = str(self._socket.recv()), time.perf_counter()
        if text == PING:
            self._socket.send(PONG)
        elif text.startswith(EVENT):
            id, bracket, data = text[len(EVENT) :].partition("[")
            if id:
                self._socket.send(f"{ACKNOWLEDGED}{id}[]")
            event = data.split('"', 2)[1]
            self.came[event], self._newest[event] = now, bracket + data

    def close(self) -> None:
        self._socket.close()


def wait(phones: Sequence[Phone], holds: Callable[[], bool]) -> None:
    """Read what comes to these phones until that holds."""
    while not holds():
        ready, _, _ = select.select(phones, [], [], PATIENCE)
        if not ready:
            raise TimeoutError("the hub did not answer")
        for phone in ready:
            phone.read()


def stay(phones: Sequence[Phone], seconds: float) -> None:
    """Only be there for so long, as phones are while people think."""
    end = time.perf_counter() + seconds
    while (left := end - time.perf_counter()) > 0:
        for phone in select.select(phones, [], [], left)[0]:
            phone.read()
