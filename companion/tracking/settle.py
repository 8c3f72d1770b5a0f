"""Settling: what a source sees counts once it has been the same for a while."""

from collections.abc import Mapping

from companion.tracking.source import Observation

QUIET = 0.25
"""Seconds without a change. A pawn slid over the board passes several sensors; a hand that puts
one down makes a sensor bounce."""


class Settler:
    """Turns observations into settled ones. It has no clock: callers say what time it is."""

    def __init__(self, quiet: float = QUIET) -> None:
        self._quiet = quiet
        self._latest: Mapping[str, bool] | None = None
        self._since = 0.0
        self._settled: Mapping[str, bool] | None = None

    def observe(self, observation: Observation) -> None:
        if observation.sensed != self._latest:
            self._latest = dict(observation.sensed)
            self._since = observation.at

    def due(self) -> float | None:
        """When, in seconds of the monotonic clock, something will have settled; None if never."""
        if self._latest == self._settled:
            return None
        # What is seen first has changed from nothing: there is nothing to wait for.
        return self._since + (self._quiet if self._settled is not None else 0.0)

    def settle(self, now: float) -> Mapping[str, bool] | None:
        """What has newly settled by now, or None. Each settled change is given once."""
        due = self.due()
        if due is None or now < due:
            return None
        self._settled = self._latest
        return self._settled
