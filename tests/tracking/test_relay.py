"""A source that serves one table after another."""

from companion.tracking.relay import Relay
from companion.tracking.source import Observation, Status


class Heard:
    def __init__(self) -> None:
        self.all: list[object] = []

    def observed(self, observation: Observation) -> None:
        self.all.append(observation)

    def status(self, status: Status) -> None:
        self.all.append(status)


def test_the_next_table_is_told_what_is_known_and_the_last_one_nothing_more() -> None:
    one, other = Heard(), Heard()
    relay = Relay(one)
    seeing, first, second = Status("seeing", "k"), Observation(1.0, {}), Observation(2.0, {})
    relay.status(seeing)
    relay.observed(first)
    relay.turn_to(other)
    relay.observed(second)
    assert one.all == [seeing, first]
    assert other.all == [seeing, first, second]


def test_a_source_that_has_said_nothing_yet_says_nothing() -> None:
    other = Heard()
    Relay(Heard()).turn_to(other)
    assert other.all == []
