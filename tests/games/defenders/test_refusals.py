"""What a refused move is told: the rule that really stops it."""

from dataclasses import replace

import pytest

from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.definitions import ROOM
from companion.games.kernel.rulings import Ruling

from .table import GAME, Play


def exploring(seat: str, value: Value, place: str, *effects: Effect, play: Play) -> Play:
    """The seat has played a card with its first pawn there, effects resolved."""
    play.put(f"{seat}-1", place)
    play.explore(seat, value, *effects)
    if effects:
        play.choose("effects")
    return play


def why(play: Play, *attempt: tuple[str, ...]) -> Ruling:
    return GAME.explain(play.state, play.pending.seat, attempt)


def cleared(*rulings: str) -> Play:
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.set(switched=frozenset(rulings))
    return play


@pytest.mark.row("RUL-14", "MOV-15")
@pytest.mark.parametrize(
    ("rulings", "rule"), [((), "RUL-14"), (("RUL-14",), "MOV-15")], ids=["printed", "switched"]
)
def test_ruling_the_closed_room_stops_dark_arts_pawns_that_might_enter_it(
    rulings: tuple[str, ...], rule: str
) -> None:
    play = exploring("dark", Value((3,)), "trophy_room", play=cleared(*rulings))
    assert why(play, ("piece", "dark-1"), ("to", ROOM)).rule == rule


@pytest.mark.row("MOV-9", "MOV-11")
def test_p10_who_may_fly_is_stopped_by_the_protected_area() -> None:
    play = exploring("dark", Value((1,)), "courtyard", Effect("fly_off"), play=cleared())
    refused = why(play, ("piece", "dark-1"), ("along", "astronomy_tower"))
    assert (refused.rule, refused.facts) == ("MOV-11", {"place": "astronomy_tower"})


@pytest.mark.row("MOV-1", "MOV-9")
def test_p10_a_flight_on_the_way_costs_nothing() -> None:
    """Over the courtyard and by flight to the duelling hall, then on to the greenhouse."""
    play = exploring("gryffindor", Value((1,)), "great_hall", Effect("fly_off"), play=cleared())
    refused = why(play, ("piece", "gryffindor-1"), ("to", "greenhouse"))
    assert (refused.rule, refused.facts["steps"]) == ("MOV-1", 2)


@pytest.mark.row("MOV-7", "MOV-6")
def test_p10_an_obstacle_that_a_card_would_pass_is_named_before_a_wall() -> None:
    """Over the bridge the hut is two spaces from the spell room, through the wall just one."""
    play = exploring("gryffindor", Value((2,)), "hagrids_hut", play=cleared())
    refused = why(play, ("piece", "gryffindor-1"), ("to", "spell_room"))
    facts = {"here": "stone_bridge", "there": "spell_room", "obstacle": "physical_objects"}
    assert (refused.rule, refused.facts) == ("MOV-7", facts)
    play = exploring("gryffindor", Value((1,)), "hagrids_hut", play=cleared())
    assert why(play, ("piece", "gryffindor-1"), ("to", "spell_room")).rule == "MOV-6"


@pytest.mark.row("MOV-5")
def test_p10_where_the_turn_began_no_higher_value_leads() -> None:
    play = exploring("gryffindor", Value((3,)), "courtyard", Effect("play"), play=cleared())
    second = play.card(Value((1,)))
    play.give("gryffindor", second)
    play.move("gryffindor-1", "dungeons")
    play.decline("benefit")
    play.choose("explore", second)
    assert why(play, ("piece", "gryffindor-1"), ("to", "courtyard")).rule == "MOV-5"


@pytest.mark.row("MOV-16", "MOV-11")
def test_p10_a_pawn_for_which_no_fly_off_point_is_left_does_not_fly() -> None:
    """On a map that has but one of them beyond Protected Areas, where it stands."""
    play = cleared()
    spaces = {
        space.id: replace(space, protected=space.fly_off and space.id != "courtyard")
        for space in play.edition.spaces.values()
    }
    play.edition = replace(play.edition, spaces=spaces)
    play.state.edition = play.edition
    play.put("dark-2", "library")
    exploring("dark", Value(to="fly_off"), "courtyard", play=play)
    assert ("piece", "dark-1") not in play.options
    assert why(play, ("piece", "dark-1")).rule == "MOV-1"
    assert why(play, ("piece", "dark-2"), ("to", "courtyard")).allowed


@pytest.mark.row("RUL-63", "LOY-6")
def test_ruling_a_flight_out_of_the_room_was_made_while_it_was_open() -> None:
    """The Room closes between two moves of a pawn that has come from it."""
    play = cleared()
    spaces = {
        space.id: replace(space, fly_off=space.fly_off or space.id == ROOM)
        for space in play.edition.spaces.values()
    }
    play.edition = replace(play.edition, spaces=spaces)
    play.state.edition = play.edition
    play.loyal(gryffindor=5)
    effects = Effect("fly_off"), Effect("play")
    exploring("gryffindor", Value((1,)), ROOM, *effects, play=play)
    second = play.card(Value((1,)))
    play.give("gryffindor", second)
    play.move("gryffindor-1", "courtyard")
    play.decline("benefit")
    play.loyal(gryffindor=4)
    play.choose("explore", second)
    assert why(play, ("piece", "gryffindor-1"), ("to", "great_hall")).allowed
