"""Sockets: one WebSocket as Engine.IO wants it, safe from whatever a client sends, and packets.

Engine.IO's own adapter leaves three things to a client: how much memory a message takes, a
traceback on the host's terminal for a packet that is none, and a connection that afterwards
seems to live on. And it hands every message from thread to thread, one for reading and one for
writing to each client, which take turns: no phone heard of a decision before the messages for
all of them were made.
"""

import json
from collections.abc import Callable
from queue import Queue
from typing import Any

from engineio.packet import Packet  # type: ignore[import-untyped] # it has no types
from pydantic_core import PydanticSerializationError, to_json
from simple_websocket import ConnectionClosed
from socketio.packet import Packet as AnyPacket

from companion.server.websocket import WebSocket


class Json:
    """What Socket.IO reads and writes JSON with. Pydantic writes it in a third of the time, and
    what a decision changes is written anew for every phone."""

    loads = staticmethod(json.loads)

    @staticmethod
    def dumps(data: object, **how: Any) -> str:
        try:
            return to_json(data).decode()
        except PydanticSerializationError:  # half of a character, which UTF-8 cannot hold
            return json.dumps(data, **how)


class TextPacket(AnyPacket):  # type: ignore[misc] # it has no types
    """A packet of Socket.IO. What the hub tells is JSON, so it need not be searched for bytes:
    that took longer than anything else on the way of a decision."""

    json = Json

    @classmethod
    def data_is_binary(cls, data: object) -> bool:
        return False


class Outbox(Queue[Any]):
    """Where Engine.IO puts the packets for one client. Once there is a WebSocket they leave at
    once, on the thread that brings them."""

    def __init__(self) -> None:
        super().__init__()
        self._websocket: WebSocket | None = None

    def open(self, websocket: WebSocket) -> None:
        """Send what waits, and from now on whatever is put here."""
        while not self.empty():
            websocket.send(super().get().encode())
            self.task_done()
        self._websocket = websocket

    def put(self, packet: Packet | None, block: bool = True, timeout: float | None = None) -> None:
        if self._websocket is None or packet is None:  # that one ends the connection
            super().put(packet, block, timeout)
        else:
            self._websocket.send(packet.encode())

    def get(self, block: bool = True, timeout: float | None = None) -> Packet | None:
        return super().get(block, None)  # nothing here for long is no sign of a dead connection


Session = Callable[["Socket"], Any]


class Socket:
    """What Engine.IO calls for a connection that asks to become a WebSocket."""

    def __init__(self, session: Session, server: object) -> None:
        self._session = session
        self._outbox: Outbox = session.__self__.queue  # type: ignore[attr-defined] # a method

    def __call__(self, environ: dict[str, Any], start_response: object) -> None:
        """Serve the connection to its end."""
        self._websocket = WebSocket(environ)
        self.send, self.close = self._websocket.send, self._websocket.close
        self._outbox.open(self._websocket)
        self._session(self)
        raise ConnectionError  # tells Werkzeug that no answer follows

    def wait(self) -> str | bytes | None:
        """The next packet; None when the connection is over."""
        try:
            packet = self._websocket.receive()
            Packet(encoded_packet=packet)
        except (ConnectionClosed, ValueError, RecursionError):
            return None
        return packet
