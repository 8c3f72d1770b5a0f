"""The last space of the Path (RUL-56, RUL-61)."""

import pytest

from companion.games.defenders.core.cards import Effect
from companion.games.defenders.core.definitions import DARK

from .table import GAME
from .test_dark_path import DRAW, LAST, at, hand


@pytest.mark.row("RUL-56", "PTH-7")
def test_ruling_on_the_last_space_the_event_comes_before_the_final_hands() -> None:
    play = at(9, "white", "orange")
    for seat in play.state.seats:
        play.give(seat)
    play.event(Effect("draw", 1), dark=(DRAW,), zone="red")
    play.advance()
    assert (play.pending.kind, play.state.final_hands) == ("event", False)
    assert hand(play, "gryffindor") == 1
    play.choose("progress-token")
    assert play.state.final_hands
    assert [hand(play, seat) for seat in play.state.seats] == [2, 2, 2]


@pytest.mark.row("RUL-56")
def test_ruling_everyone_draws_up_to_five_and_not_five_more() -> None:
    play = at(9, "white", "orange", "red")
    play.state.draws = dict.fromkeys(play.state.seats, ("quiet_steps",) * 9)
    play.give("gryffindor", "long_stride", "gillyweed")
    play.give("slytherin", *["long_stride"] * 6)
    play.event(zone="red")
    play.advance()
    play.choose("half")
    assert (hand(play, "gryffindor"), hand(play, "slytherin")) == (5, 6)


@pytest.mark.row("RUL-56", "RUL-58", "WIN-2")
def test_ruling_the_dark_arts_player_wins_before_anybody_draws() -> None:
    play = at(9, "white", "orange")
    play.put("dark-1", play.state.dark_location_deck[-1])
    play.set(stunned=frozenset({"dark-1"}))
    play.give("gryffindor")
    play.event(zone="red")
    play.advance()
    play.choose("progress-token")
    result = GAME.result(play.state)
    assert result is not None
    assert (result.seats, hand(play, "gryffindor")) == ((DARK,), 0)


@pytest.mark.row("RUL-61")
def test_ruling_an_advance_on_the_last_space_does_nothing_but_markers_go_back() -> None:
    play = at(LAST, "white", "orange", "red")
    play.set(final_hands=True, markers={"gryffindor": "gryffindor", "slytherin": DARK})
    play.set(needed=3, dark_location="white_tomb")
    decks = play.state.event_decks
    play.put("gryffindor-1", "courtyard")
    play.put("dark-1", "library")
    play.land("dark-1", "courtyard")
    assert (play.state.marker, play.state.event_decks) == (LAST, decks)
    assert play.state.markers == {"gryffindor": "gryffindor", "slytherin": "slytherin"}


@pytest.mark.row("RUL-61")
def test_ruling_before_the_last_space_it_still_advances() -> None:
    play = at(6, "white", "orange")
    play.advance()
    assert play.state.marker == 7


@pytest.mark.row("RUL-61", "PTH-7")
def test_ruling_final_hands_are_drawn_once() -> None:
    play = at(LAST, "white", "orange", "red")
    play.set(final_hands=True, needed=3, dark_location="white_tomb")
    play.give("gryffindor")
    play.advance(-1)
    play.event(zone="red")
    play.advance()
    play.choose("half")
    assert hand(play, "gryffindor") == 0
