"""A relay: a source is started once and keeps running while it serves one table after another."""

import threading
from collections.abc import Callable
from typing import Protocol

from companion.tracking.source import Observation, Status


class Watcher(Protocol):
    """Who listens to several sources, each by its name."""

    def observed(self, observation: Observation, source: str) -> None: ...

    def status(self, status: Status, source: str) -> None: ...


Hear = Callable[[Status], None]


def nobody(status: Status) -> None:
    """Hears nothing."""


class Relay:
    """The sink of a source, which passes all on to the table that it serves now."""

    def __init__(self, watcher: Watcher, name: str, hear: Hear = nobody) -> None:
        """`hear` is told how the source is doing, whatever table it serves."""
        self._watcher = watcher
        self._name = name
        self._hear = hear
        self._lock = threading.Lock()
        self._observation: Observation | None = None
        self._status: Status | None = None

    def observed(self, observation: Observation) -> None:
        with self._lock:
            self._observation = observation
            self._watcher.observed(observation, self._name)

    def status(self, status: Status) -> None:
        self._hear(status)
        with self._lock:
            self._status = status
            self._watcher.status(status, self._name)

    def turn_to(self, watcher: Watcher) -> None:
        """Serve another table from now on; it is told at once what is known."""
        with self._lock:
            self._watcher = watcher
            if self._status is not None:
                watcher.status(self._status, self._name)
            if self._observation is not None:
                watcher.observed(self._observation, self._name)
