"""Streams: two to every client, `game` and `around`, each acknowledged by the client.

One message of a stream is on its way at a time. What changes meanwhile is only marked: when the
client has acknowledged, it gets the newest, so nothing piles up for a slow one.
"""

import logging
import threading
from collections.abc import Callable, Iterable, Mapping
from queue import SimpleQueue
from typing import Any, Protocol

from companion.server.access import Client

GAME = "game"
AROUND = "around"


class Wire(Protocol):
    """What carries messages to connections. Its methods return at once."""

    def emit(
        self,
        event: str,
        data: Mapping[str, Any],
        *,
        to: str,
        callback: Callable[..., None] | None = None,
    ) -> None: ...

    def disconnect(self, sid: str) -> None: ...

    def on(self, event: str, handler: Callable[..., None]) -> object: ...


Build = Callable[[Client], Mapping[str, Any] | None]
"""Makes a client's message of a stream; None before there is anything to tell."""


class Stream:
    """One stream to one client."""

    def __init__(self, client: Client, event: str, build: Build) -> None:
        self.client = client
        self.event = event
        self.build = build
        self.changed = False
        """Is there something newer than what was sent?"""
        self.on_its_way = False
        self.last: Mapping[str, Any] | None = None
        """What the client got last, which it need not get twice."""


class Postman:
    """Delivers all streams, on one thread of its own."""

    def __init__(self, wire: Wire, builders: Mapping[str, Build]) -> None:
        """`builders`: event -> what makes its messages."""
        self._wire = wire
        self._builders = builders
        self._lock = threading.Lock()
        self._streams: dict[tuple[str, str], Stream] = {}
        self._due: SimpleQueue[Stream] = SimpleQueue()
        threading.Thread(target=self._run, name="postman", daemon=True).start()

    def join(self, client: Client) -> None:
        """A new client: it gets the whole of every stream."""
        for event, build in self._builders.items():
            with self._lock:
                self._streams[client.sid, event] = Stream(client, event, build)
            self.changed([client], event)

    def leave(self, sid: str) -> None:
        """This connection gets nothing any more."""
        with self._lock:
            for event in self._builders:
                self._streams.pop((sid, event), None)

    def changed(self, clients: Iterable[Client], event: str) -> None:
        """There is something new on this stream of these clients. Returns at once."""
        with self._lock:
            for client in clients:
                stream = self._streams.get((client.sid, event))
                if stream is not None and not stream.changed:
                    stream.changed = True
                    self._send_soon(stream)

    def _send_soon(self, stream: Stream) -> None:
        if stream.changed and not stream.on_its_way:
            stream.on_its_way = True
            self._due.put(stream)

    def _run(self) -> None:
        while True:
            stream = self._due.get()
            try:
                self._send(stream)
            except Exception:
                logging.getLogger(__name__).exception("a %s message failed", stream.event)
                self._arrived(stream)

    def _send(self, stream: Stream) -> None:
        with self._lock:
            stream.changed = False
        message = stream.build(stream.client)
        if message is None or message == stream.last:
            self._arrived(stream)
            return
        stream.last = message

        def acknowledged(*_: object) -> None:
            self._arrived(stream)

        self._wire.emit(stream.event, message, to=stream.client.sid, callback=acknowledged)

    def _arrived(self, stream: Stream) -> None:
        with self._lock:
            stream.on_its_way = False
            self._send_soon(stream)
