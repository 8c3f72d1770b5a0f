"""A board without hardware: a test says what it feels."""

import time
from collections.abc import Mapping

from companion.tracking.source import Expected, Observation, Sink, Status
from tests.tables.counting_game import STRIP


class Board:
    """A source without hardware: a test says what it sees."""

    def __init__(self) -> None:
        self.sink: Sink | None = None
        self.expected: list[Expected] = []

    def start(self, sink: Sink) -> None:
        self.sink = sink
        sink.status(Status("seeing", "source-test"))

    def expect(self, expected: Expected) -> None:
        self.expected.append(expected)

    def stop(self) -> None:
        self.sink = None

    def see(self, sensed: Mapping[str, bool]) -> None:
        assert self.sink is not None
        self.sink.observed(Observation(time.monotonic(), sensed))


def felt(*places: str) -> dict[str, bool]:
    """What a board with a sensor on every space but the first feels."""
    return {place: place in places for place in STRIP[1:]}
