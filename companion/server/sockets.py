"""Sockets: one WebSocket as Engine.IO wants it, safe from whatever a client sends, and packets.

Engine.IO's own adapter leaves three things to a client: how much memory a message takes, a
traceback on the host's terminal for a packet that is none, and a connection that afterwards
seems to live on.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import simple_websocket
from engineio.packet import Packet  # type: ignore[import-untyped]
from socketio.packet import Packet as AnyPacket
from wsproto.utilities import LocalProtocolError

LARGEST_MESSAGE = 64 * 1024
"""Bytes."""
LOOK_AGAIN = 1.0
"""Seconds. A socket that closes itself over a message does not always wake who waits for it."""


class TextPacket(AnyPacket):  # type: ignore[misc] # it has no types
    """A packet of Socket.IO. What the hub tells is JSON, so it need not be searched for bytes:
    that took longer than anything else on the way of a decision."""

    @classmethod
    def data_is_binary(cls, data: object) -> bool:
        return False


Session = Callable[["Socket"], Any]


class Socket:
    """What Engine.IO calls for a connection that asks to become a WebSocket."""

    def __init__(self, session: Session, server: object) -> None:
        self._session = session
        self._websocket: Any = None

    def __call__(self, environ: dict[str, Any], start_response: object) -> None:
        """Serve the connection to its end."""
        self._websocket = simple_websocket.Server(environ, max_message_size=LARGEST_MESSAGE)
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
        try:
            self._websocket.send(packet)
        except simple_websocket.ConnectionClosed as closed:
            raise OSError from closed

    def close(self) -> None:
        """End the connection, unless it is ending already."""
        with suppress(simple_websocket.ConnectionClosed, LocalProtocolError, OSError):
            self._websocket.close()

    def _receive(self) -> str | bytes:
        packet: str | bytes | None = None
        while packet is None:
            packet = self._websocket.receive(timeout=LOOK_AGAIN)
        return packet
