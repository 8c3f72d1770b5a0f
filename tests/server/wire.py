"""A client on the bare wire: it sees every message as it came, and may behave badly."""

import json
import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

from websocket import WebSocket, WebSocketException, create_connection

SOON = 10
"""Seconds within which anything must come, however busy the machine is."""

STREAMS = ("game", "around")

NONCES = count()
"""No two clients ever use the same."""

Check = Callable[[], Any]


class Client:
    """One connection, by hand: Engine.IO's packet type, then Socket.IO's, then JSON."""

    def __init__(
        self, url: str, code: str, key: object = None, *, acknowledges: Sequence[str] = STREAMS
    ) -> None:
        self.acknowledges = acknowledges
        self.raw: list[str] = []
        """Everything that came, as text."""
        self.messages: list[tuple[str, Any]] = []
        self.open = False
        self.refusal: str | None = None
        self._unacknowledged: list[str] = []
        self._news = threading.Condition()
        address = url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
        self._socket: WebSocket = create_connection(address, timeout=SOON)
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()
        self.send_raw("40" + json.dumps({"code": code, "key": key}))
        self.wait(lambda: self.open or self.refusal)

    def send_raw(self, text: str) -> None:
        self._socket.send(text)

    def send(self, event: str, *data: Any) -> None:
        self.send_raw("42" + json.dumps([event, *data]))

    def ask(self, event: str, **message: Any) -> Any:
        """Send a message and wait for its answer."""
        nonce = message.setdefault("nonce", f"a-nonce-of-this-test-{next(NONCES)}")
        already = len(self.answers(nonce))
        self.send(event, message)
        return self.wait(lambda: self.answers(nonce)[already:])[0]

    def answers(self, nonce: str | None = None) -> list[Any]:
        return [a for a in self.all("answer") if nonce in (None, a["nonce"])]

    def all(self, event: str) -> list[Any]:
        return [data for name, data in list(self.messages) if name == event]

    def newest(self, event: str) -> Any:
        return self.wait(lambda: self.all(event))[-1]

    def acknowledge(self) -> None:
        """Acknowledge what was held back, and everything from now on."""
        self.acknowledges = STREAMS
        for id in self._unacknowledged:
            self.send_raw(f"43{id}[]")

    def wait(self, check: Check) -> Any:
        """Wait until a check holds, looking at every message."""
        with self._news:
            assert self._news.wait_for(check, SOON), self.messages[-3:]
            return check()

    def close(self) -> None:
        """Go away without a word, as a phone does."""
        if self._socket.sock is not None:
            with suppress(OSError):
                self._socket.sock.shutdown(socket.SHUT_RDWR)
        self._thread.join(SOON)
        self._socket.shutdown()

    def _listen(self) -> None:
        while True:
            try:
                text = str(self._socket.recv())
            except (WebSocketException, OSError):
                text = ""
            with self._news:
                if not text:
                    self.open = False
                else:
                    self._take(text)
                self._news.notify_all()
            if not text:
                return

    def _try_to_send(self, text: str) -> None:
        """The listening thread learns at its next message that the connection has ended."""
        with suppress(WebSocketException, OSError):
            self._socket.send(text)

    def _take(self, text: str) -> None:
        self.raw.append(text)
        if text == "2":
            self._try_to_send("3")
        elif text.startswith("40"):
            self.open = True
        elif text.startswith("41"):
            self.open = False
        elif text.startswith("44{"):
            self.refusal = json.loads(text[2:])["message"]
        elif text.startswith("42"):
            id, _, data = text[2:].partition("[")
            name, content = json.loads("[" + data)
            self.messages.append((name, content))
            if id and name in self.acknowledges:
                self._try_to_send(f"43{id}[]")
            elif id:
                self._unacknowledged.append(id)


def until(check: Check) -> Any:
    """Wait until something holds that no message tells."""
    deadline = time.monotonic() + SOON
    while not (found := check()):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return found
