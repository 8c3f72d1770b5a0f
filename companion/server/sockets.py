"""Sockets: one WebSocket as Engine.IO wants it, safe from whatever a client sends, and packets.

Engine.IO's own adapter leaves three things to a client: how much memory a message takes, a
traceback on the host's terminal for a packet that is none, and a connection that afterwards
seems to live on. And it sends through a queue and a thread for every client, which take turns:
no phone heard of a decision before the messages for all of them were made.
"""

import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Queue
from typing import Any

import simple_websocket
from engineio.packet import Packet  # type: ignore[import-untyped]
from socketio.packet import Packet as AnyPacket
from wsproto.utilities import LocalProtocolError

LARGEST_MESSAGE = 64 * 1024
"""Bytes."""
ON_ITS_WAY = 256 * 1024
"""Bytes that may be on their way to a client. One message of each stream and the answers to what
it asked are far less."""
LOOK_AGAIN = 1.0
"""Seconds. A socket that closes itself over a message does not always wake who waits for it."""
PACKING = "HTTP_SEC_WEBSOCKET_EXTENSIONS"
"""Where a browser offers to take packed messages."""


class TextPacket(AnyPacket):  # type: ignore[misc] # it has no types
    """A packet of Socket.IO. What the hub tells is JSON, so it need not be searched for bytes:
    that took longer than anything else on the way of a decision."""

    @classmethod
    def data_is_binary(cls, data: object) -> bool:
        return False


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

    def end(self) -> None:
        """Wake who waits for its messages: none will come."""
        with suppress(OSError):
            self._connection.shutdown(socket.SHUT_RDWR)


class Outbox(Queue[Any]):
    """Where Engine.IO puts the packets for one client. Once there is a WebSocket they leave at
    once, on the thread that brings them."""

    def __init__(self) -> None:
        super().__init__()
        self._socket: Socket | None = None

    def open(self, socket: "Socket") -> None:
        """Send what waits, and from now on whatever is put here."""
        while not self.empty():
            socket.send(super().get().encode())
            self.task_done()
        self._socket = socket

    def put(self, packet: Packet | None, block: bool = True, timeout: float | None = None) -> None:
        if self._socket is None or packet is None:  # that one ends the connection
            super().put(packet, block, timeout)
        else:
            self._socket.send(packet.encode())

    def get(self, block: bool = True, timeout: float | None = None) -> Packet | None:
        return super().get(block, None)  # nothing here for long is no sign of a dead connection


Session = Callable[["Socket"], Any]


class Socket:
    """What Engine.IO calls for a connection that asks to become a WebSocket."""

    def __init__(self, session: Session, server: object) -> None:
        self._session = session
        self._outbox: Outbox = session.__self__.queue  # type: ignore[attr-defined] # a method
        self._sending = threading.Lock()
        self._websocket: Any = None
        self._connection: NeverWaiting

    def __call__(self, environ: dict[str, Any], start_response: object) -> None:
        """Serve the connection to its end."""
        environ.pop(PACKING, None)  # on a local network packing takes longer than it saves
        self._connection = environ["werkzeug.socket"] = NeverWaiting(environ["werkzeug.socket"])
        self._websocket = simple_websocket.Server(environ, max_message_size=LARGEST_MESSAGE)
        self._outbox.open(self)
        self._session(self)
        raise ConnectionError  # tells Werkzeug that no answer follows

    def wait(self) -> str | bytes | None:
        """The next packet; None when the connection is over."""
        try:
            packet = self._receive()
            Packet(encoded_packet=packet)
        except (simple_websocket.ConnectionClosed, ValueError, RecursionError):
            return None
        return packet

    def send(self, packet: str | bytes) -> None:
        """Returns at once. If the connection is over, who waits for its messages notices."""
        try:
            with self._sending:
                self._websocket.send(packet)
        except (simple_websocket.ConnectionClosed, LocalProtocolError, OSError):
            self._connection.end()

    def close(self) -> None:
        """End the connection, unless it is ending already."""
        with suppress(simple_websocket.ConnectionClosed, LocalProtocolError, OSError):
            self._websocket.close()

    def _receive(self) -> str | bytes:
        packet: str | bytes | None = None
        while packet is None:
            packet = self._websocket.receive(timeout=LOOK_AGAIN)
        return packet
