"""Which colours of the Dark Arts cards work (DRK-2, RUL-62)."""

import pytest

from companion.games.defenders.core.cards import Value
from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.state import put

from .table import Play, refuses
from .test_dark_path import DRAW, at, hand


@pytest.mark.row("DRK-2")
@pytest.mark.parametrize(
    ("marker", "open_colours"),
    [(0, {"white"}), (3, {"white"}), (4, {"white", "orange"}), (7, {"white", "orange", "red"})],
)
def test_p20_effects_are_unlocked_from_the_zones_first_space(
    marker: int, open_colours: set[str]
) -> None:
    for colour in ("white", "orange", "red"):
        play = at(marker)
        play.explore(DARK, None, DRAW, colour=colour)
        assert (play.pending.kind == "card") is (colour in open_colours)


@pytest.mark.row("DRK-2")
def test_p20_a_card_whose_effect_is_locked_is_played_for_its_move() -> None:
    play = at(0)
    play.put("dark-1", "forest_edge")
    before = hand(play, DARK)
    play.explore(DARK, Value((1,)), DRAW, colour="red")
    assert refuses(play, "effects") == "MOV-2"
    play.move("dark-1", "courtyard")
    assert play.state.turn == "gryffindor"
    assert hand(play, DARK) == before


def bumping_into_orange(colour: str) -> Play:
    """A bump with this card has brought the Marker to the first orange space."""
    play = at(3, "white", houses=("gryffindor",))
    play.put("gryffindor-1", "courtyard")
    play.put("dark-1", "forest_edge")
    play.state.draws = put(play.state.draws, DARK, ("night_march",) * 9)
    play.explore(DARK, Value((1,)), DRAW, colour=colour)
    assert play.pending.kind == "move-pawn"
    play.move("dark-1", "courtyard")
    play.decline("reward")
    assert play.state.marker == 4
    return play


@pytest.mark.row("RUL-62")
def test_ruling_a_move_can_unlock_the_effect_of_its_own_card() -> None:
    play = bumping_into_orange("orange")
    before = hand(play, DARK)
    play.choose("effects")
    assert hand(play, DARK) == before + 1


@pytest.mark.row("RUL-62")
def test_ruling_what_is_still_locked_when_it_would_resolve_does_not() -> None:
    play = bumping_into_orange("red")
    assert play.state.turn == "gryffindor"
