"""A relay: a source is started once and keeps running while it serves one table after another."""

import threading

from companion.tracking.source import Observation, Sink, Status


class Relay:
    """The sink of a source, which passes all on to the table that it serves now."""

    def __init__(self, sink: Sink) -> None:
        self._sink = sink
        self._lock = threading.Lock()
        self._observation: Observation | None = None
        self._status: Status | None = None

    def observed(self, observation: Observation) -> None:
        with self._lock:
            self._observation = observation
            self._sink.observed(observation)

    def status(self, status: Status) -> None:
        with self._lock:
            self._status = status
            self._sink.status(status)

    def turn_to(self, sink: Sink) -> None:
        """Serve another table from now on; it is told at once what is known."""
        with self._lock:
            self._sink = sink
            if self._status is not None:
                sink.status(self._status)
            if self._observation is not None:
                sink.observed(self._observation)
