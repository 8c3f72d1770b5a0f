"""Corrections by the host, and what is an information boundary."""

import pytest

from companion.games.kernel.decisions import Choice, Event
from companion.games.kernel.rulings import Refused

from .table import GAME, Play


def test_a_pawn_is_put_where_it_stands() -> None:
    play = Play()
    state, events = GAME.correct(play.state, ("stands", "gryffindor-1", "library"))
    assert state.places["gryffindor-1"] == "library"
    assert play.state.places["gryffindor-1"] == "great_hall"
    assert [event.key for event in events] == ["corrected-place"]


def test_a_pawn_is_laid_down_and_stood_up() -> None:
    state, _ = GAME.correct(Play().state, ("lies", "dark-1", 1))
    assert state.stunned == {"dark-1"}
    state, _ = GAME.correct(state, ("lies", "dark-1", 0))
    assert state.stunned == frozenset()


def test_the_marker_and_a_loyalty_pawn_are_put_right() -> None:
    state, _ = GAME.correct(Play().state, ("marker", 5))
    assert state.marker == 4
    state, _ = GAME.correct(state, ("loyalty", "gryffindor", 6))
    assert state.loyalty["gryffindor"] == 6
    assert state.loyal == ("gryffindor",)


@pytest.mark.parametrize(
    "choice",
    [
        ("stands", "gryffindor-1", "hogsmeade"),
        ("stands", "gryffindor-1", "pool"),
        ("stands", "nobody-1", "library"),
        ("lies", "dark-1", 2),
        ("lies", "dark-1"),
        ("marker", 0),
        ("marker", 99),
        ("loyalty", "dark", 3),
        ("loyalty", "gryffindor", 8),
        ("explore", "quiet_steps"),
    ],
)
def test_what_cannot_be_is_refused(choice: Choice) -> None:
    with pytest.raises(Refused):
        GAME.correct(Play().state, choice)


def test_seeing_what_was_hidden_is_a_boundary() -> None:
    assert GAME.hides(Event("drew", "RUL-34"))
    assert not GAME.hides(Event("moved", "MOV-1"))
