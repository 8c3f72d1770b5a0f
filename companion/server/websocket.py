"""The WebSocket protocol on a connection, without a thread of its own and without waiting."""

import socket
import threading
from contextlib import suppress
from typing import Any

import simple_websocket
from wsproto.frame_protocol import CloseReason
from wsproto.utilities import LocalProtocolError

LARGEST_MESSAGE = 64 * 1024
"""Bytes."""
ON_ITS_WAY = 256 * 1024
"""Bytes that may be on their way to a client. One message of each stream and the answers to what
it asked are far less."""
PACKING = "HTTP_SEC_WEBSOCKET_EXTENSIONS"
"""Where a browser offers to take packed messages."""


class NeverWaiting:
    """A connection that never waits to send: a client that takes nothing in loses it, and holds
    up nobody."""

    def __init__(self, connection: socket.socket) -> None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ON_ITS_WAY)
        self._connection = connection
        self.recv = connection.recv
        self.close = connection.close

    def send(self, data: bytes) -> None:
        """All of it or nothing. Raises OSError if the connection is over, perhaps from now on."""
        sent = self._connection.send(data, socket.MSG_DONTWAIT)
        if sent < len(data):
            raise BlockingIOError

    def end(self, how: int = socket.SHUT_RD) -> None:
        """Wake who waits for its messages: none will come."""
        with suppress(OSError):
            self._connection.shutdown(how)


class NoThread(threading.Thread):
    """The one that simple-websocket would read on."""

    def start(self) -> None:
        """Whoever waits for a message reads it."""


class WebSocket(simple_websocket.Server):
    """A WebSocket that one thread reads and any thread may send on."""

    def __init__(self, environ: dict[str, Any]) -> None:
        environ.pop(PACKING, None)  # on a local network packing takes longer than it saves
        self._connection = environ["werkzeug.socket"] = NeverWaiting(environ["werkzeug.socket"])
        self._sending = threading.Lock()
        super().__init__(environ, max_message_size=LARGEST_MESSAGE, thread_class=NoThread)

    def receive(self, timeout: float | None = None) -> str | bytes:
        """The next message. Raises ConnectionClosed when the connection is over."""
        while self.connected and not self.input_buffer:
            try:
                self._read()
            except (OSError, LocalProtocolError):
                self.connected = False
        if not self.input_buffer:
            raise simple_websocket.ConnectionClosed(self.close_reason, self.close_message)
        message: str | bytes = self.input_buffer.pop(0)
        return message

    def send(self, data: str | bytes) -> None:
        """Returns at once. If the connection is over, who waits for its messages notices."""
        try:
            with self._sending:
                super().send(data)
        except (simple_websocket.ConnectionClosed, LocalProtocolError, OSError):
            self._connection.end(socket.SHUT_RDWR)

    def close(self, reason: CloseReason | None = None, message: str | None = None) -> None:
        """End the connection, unless it is ending already."""
        with suppress(simple_websocket.ConnectionClosed, LocalProtocolError, OSError):
            super().close(reason, message)
        self._connection.end()

    def _read(self) -> None:
        data = self._connection.recv(self.receive_bytes)
        if not data:
            raise ConnectionError
        self.ws.receive_data(data)
        self.connected = self._handle_events()  # type: ignore[attr-defined] # the stubs have none
