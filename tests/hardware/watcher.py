"""A sink that remembers what a source told it, and can be waited on."""

import threading
from collections.abc import Callable

from companion.tracking.source import Observation, Status

PATIENCE = 20.0
"""Seconds until a wait fails. Generous: no test here is about speed."""


class Watcher:
    """A `Sink`."""

    def __init__(self) -> None:
        self.observations: list[Observation] = []
        self.statuses: list[Status] = []
        self._news = threading.Condition()

    def observed(self, observation: Observation) -> None:
        with self._news:
            self.observations.append(observation)
            self._news.notify_all()

    def status(self, status: Status) -> None:
        with self._news:
            self.statuses.append(status)
            self._news.notify_all()

    def wait_for(self, holds: Callable[[], bool]) -> None:
        """Wait until that holds, looking at everything told; fails with all statuses."""
        with self._news:
            if not self._news.wait_for(holds, PATIENCE):
                raise AssertionError(f"waited in vain; told: {self.statuses}")

    def wait_for_status(self, key: str) -> Status:
        """Wait until the newest status is this one."""
        self.wait_for(lambda: bool(self.statuses) and self.statuses[-1].key == key)
        return self.statuses[-1]

    def wait_for_places(self, *places: str) -> Observation:
        """Wait until exactly these places are occupied in the newest observation."""
        self.wait_for(lambda: bool(self.observations) and self.occupied() == set(places))
        return self.observations[-1]

    def occupied(self) -> set[str]:
        return {place for place, there in self.observations[-1].sensed.items() if there}

    def told_keys(self) -> list[str]:
        return [status.key for status in self.statuses]
