"""Settling: what a source feels counts once it has been the same for a while.

A source that tells pieces apart waits itself until they have come to rest, for it sees the fingers.
"""

from companion.tracking.source import Observation

QUIET = 0.25
"""Seconds without a change. A pawn slid over the board passes several sensors; a hand that puts
one down makes a sensor bounce."""


class Settler:
    """Turns observations into settled ones. It has no clock: callers say what time it is."""

    def __init__(self, quiet: float = QUIET) -> None:
        self._quiet = quiet
        self._latest: Observation | None = None
        """With the time of its last change."""
        self._settled: Observation | None = None

    def observe(self, observation: Observation) -> None:
        if self._latest is None or observation[1:] != self._latest[1:]:
            self._latest = observation

    def due(self) -> float | None:
        """When, in seconds of the monotonic clock, something will have settled; None if never."""
        if self._latest is None or (self._settled and self._latest[1:] == self._settled[1:]):
            return None
        if self._settled is None or self._latest.sensed == self._settled.sensed:
            return self._latest.at  # what is felt first has changed from nothing
        return self._latest.at + self._quiet

    def settle(self, now: float) -> Observation | None:
        """What has newly settled by now, or None. Each settled change is given once."""
        due = self.due()
        if due is None or now < due:
            return None
        self._settled = self._latest
        return self._settled
