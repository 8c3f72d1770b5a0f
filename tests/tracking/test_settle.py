"""Settling, with the time in the test's hands."""

from collections.abc import Mapping

from companion.tracking.settle import QUIET, Settler
from companion.tracking.source import Observation


def felt(observation: Observation | None) -> Mapping[str, bool] | None:
    return observation and observation.sensed


def settled(*places: str) -> Settler:
    """A settler that knows the board already: nothing on any place."""
    settler = Settler()
    settler.observe(Observation(0.0, dict.fromkeys(places, False)))
    assert felt(settler.settle(0.0)) == dict.fromkeys(places, False)
    return settler


def test_what_is_seen_first_has_settled() -> None:
    settler = Settler()
    settler.observe(Observation(5.0, {"a": True}))
    assert settler.due() == 5.0
    assert felt(settler.settle(5.0)) == {"a": True}
    assert settler.due() is None


def test_what_stays_the_same_settles_once() -> None:
    settler = settled("a")
    settler.observe(Observation(10.0, {"a": True}))
    assert settler.settle(10.0) is None
    assert settler.due() == 10.0 + QUIET
    assert felt(settler.settle(10.0 + QUIET)) == {"a": True}
    assert settler.settle(20.0) is None
    assert settler.due() is None


def test_every_change_begins_the_wait_anew() -> None:
    settler = settled("a")
    for at, there in ((0.5, True), (0.7, False), (0.9, True)):
        settler.observe(Observation(at, {"a": there}))
        assert settler.settle(at + 0.1) is None
    assert felt(settler.settle(0.9 + QUIET)) == {"a": True}


def test_the_same_seen_again_does_not_begin_the_wait_anew() -> None:
    settler = settled("a")
    settler.observe(Observation(1.0, {"a": True}))
    settler.observe(Observation(1.2, {"a": True}))
    assert felt(settler.settle(1.0 + QUIET)) == {"a": True}


def test_a_bounce_back_settles_nothing() -> None:
    settler = settled("a")
    settler.observe(Observation(2.0, {"a": True}))
    settler.observe(Observation(2.1, {"a": False}))
    assert settler.due() is None
    assert settler.settle(3.0) is None
