"""Corrections by the host, and what is an information boundary."""

import pytest

from companion.games.defenders.core.cards import Value
from companion.games.kernel.decisions import Choice, Event
from companion.games.kernel.rulings import Refused

from .table import BOX, GAME, Play


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


def test_a_correction_never_leaves_a_question_that_nobody_can_answer() -> None:
    play = Play()
    play.explore("gryffindor", Value((2,)))
    play.choose("piece", "gryffindor-1")
    with pytest.raises(Refused) as refused:
        GAME.correct(play.state, ("lies", "gryffindor-1", 1))
    assert refused.value.ruling.key == "refused-WIN-4-stuck"


def test_a_corrected_loyalty_pawn_keeps_its_place_among_the_loyal() -> None:
    play = Play("gryffindor", "slytherin")
    play.loyal(gryffindor=5, slytherin=5)
    state, _ = GAME.correct(play.state, ("loyalty", "gryffindor", 6))
    assert state.loyal == ("gryffindor", "slytherin")


def test_a_marker_put_right_unlocks_only_what_it_reached() -> None:
    state, _ = GAME.correct(Play().state, ("marker", len(BOX.edition.path) - 1))
    state, _ = GAME.correct(state, ("marker", 1))
    assert (state.marker, state.reached) == (0, 0)


def test_the_last_space_of_the_path_is_no_correction() -> None:
    with pytest.raises(Refused):
        GAME.correct(Play().state, ("marker", len(BOX.edition.path)))


def test_a_pawn_put_into_the_pool_stands() -> None:
    state, _ = GAME.correct(Play().state, ("lies", "dark-1", 1))
    state, _ = GAME.correct(state, ("stands", "dark-1", "pool"))
    assert state.stunned == frozenset()
    with pytest.raises(Refused):
        GAME.correct(state, ("lies", "dark-1", 1))


def test_a_win_is_a_boundary_for_it_shows_the_dark_location() -> None:
    assert GAME.hides(Event("won", "WIN-2", {"seat": "dark"}))
