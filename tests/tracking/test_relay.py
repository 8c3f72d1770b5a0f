"""A source that serves one table after another."""

from companion.tracking.relay import Relay
from companion.tracking.source import Observation, Status


class Heard:
    def __init__(self) -> None:
        self.all: list[object] = []

    def observed(self, observation: Observation, source: str) -> None:
        self.all.append((source, observation))

    def status(self, status: Status, source: str) -> None:
        self.all.append((source, status))


def test_the_next_table_is_told_what_is_known_and_the_last_one_nothing_more() -> None:
    one, other = Heard(), Heard()
    relay = Relay(one, "grid")
    seeing, first, second = Status("seeing", "k"), Observation(1.0, {}), Observation(2.0, {})
    relay.status(seeing)
    relay.observed(first)
    relay.turn_to(other)
    relay.observed(second)
    assert one.all == [("grid", seeing), ("grid", first)]
    assert other.all == [("grid", each) for each in (seeing, first, second)]


def test_who_hears_how_a_source_is_doing_hears_it_at_every_table() -> None:
    heard: list[Status] = []
    relay = Relay(Heard(), "grid", heard.append)
    for status in (Status("lost", "gone"), Status("seeing", "back")):
        relay.status(status)
        relay.turn_to(Heard())
    relay.observed(Observation(1.0, {}))
    assert [status.key for status in heard] == ["gone", "back"]


def test_a_source_that_has_said_nothing_yet_says_nothing() -> None:
    other = Heard()
    Relay(Heard(), "grid").turn_to(other)
    assert other.all == []
