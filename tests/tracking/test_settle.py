"""Settling, with the time in the test's hands."""

from companion.tracking.settle import QUIET, Settler
from companion.tracking.source import Observation


def test_what_stays_the_same_settles_once() -> None:
    settler = Settler()
    settler.observe(Observation(10.0, {"a": True}))
    assert settler.settle(10.0) is None
    assert settler.due() == 10.0 + QUIET
    assert settler.settle(10.0 + QUIET) == {"a": True}
    assert settler.settle(20.0) is None
    assert settler.due() is None


def test_every_change_begins_the_wait_anew() -> None:
    settler = Settler()
    for at, there in ((0.0, True), (0.2, False), (0.4, True)):
        settler.observe(Observation(at, {"a": there}))
        assert settler.settle(at + 0.1) is None
    assert settler.settle(0.4 + QUIET) == {"a": True}


def test_the_same_seen_again_does_not_begin_the_wait_anew() -> None:
    settler = Settler()
    settler.observe(Observation(0.0, {"a": True}))
    settler.observe(Observation(0.2, {"a": True}))
    assert settler.settle(QUIET) == {"a": True}


def test_a_bounce_back_settles_nothing() -> None:
    settler = Settler()
    settler.observe(Observation(0.0, {"a": True}))
    settler.settle(1.0)
    settler.observe(Observation(2.0, {"a": False}))
    settler.observe(Observation(2.1, {"a": True}))
    assert settler.due() is None
    assert settler.settle(3.0) is None
