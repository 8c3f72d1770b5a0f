"""Access: who a connection is, and so what it may see and do."""

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field

from companion.games.kernel.port import SCREEN
from companion.server.hub import Hub
from companion.tables.seats import NOBODY, Holder
from companion.tables.table import Table

UNANSWERED = 32
"""Messages of one client that may wait for their answer at the same time."""


class NoAccess(Exception):
    """A connection that is refused; `key` names the sentence."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(eq=False, slots=True)
class Client:
    """One connection to one table."""

    sid: str
    """Socket.IO's name for the connection."""
    table: Table
    holder: Holder
    room: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(UNANSWERED))
    """For messages that wait for their answer."""

    @property
    def reader(self) -> str:
        """Whose view this client gets."""
        seat = self.holder.seat
        return seat if seat is not None and seat in self.table.seats else SCREEN


class Clients:
    """Everybody who is connected. Used by many threads."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._lock = threading.Lock()
        self._clients: dict[str, Client] = {}

    def admit(self, sid: str, code: object, key: object) -> Client:
        """A new connection: with the key of a seat or the host, or without one (None). Raises
        NoAccess."""
        table = self._hub.table(code) if isinstance(code, str) else None
        if table is None:
            raise NoAccess("problem-unknown-table")
        holder = table.holder(key) if isinstance(key, str) else NOBODY
        if key is not None and holder == NOBODY:
            raise NoAccess("problem-unknown-key")
        client = Client(sid, table, holder)
        with self._lock:
            self._clients[sid] = client
        return client

    def take_over(self, client: Client) -> list[Client]:
        """The older connections of this client's seat; they are connections no more."""
        with self._lock:
            older = [
                other
                for other in self._clients.values()
                if other is not client
                and other.table is client.table
                and client.holder.seat is not None
                and other.holder.seat == client.holder.seat
            ]
            for other in older:
                del self._clients[other.sid]
        return older

    def leave(self, sid: str) -> Client | None:
        """A connection has ended."""
        with self._lock:
            return self._clients.pop(sid, None)

    def get(self, sid: str) -> Client | None:
        return self._clients.get(sid)

    def at(self, table: Table) -> Iterator[Client]:
        """All connections to a table."""
        return (client for client in self.all() if client.table is table)

    def all(self) -> list[Client]:
        with self._lock:
            return list(self._clients.values())

    def seated(self, table: Table) -> set[str]:
        """The seats of a table that are connected."""
        return {client.holder.seat for client in self.at(table) if client.holder.seat is not None}
