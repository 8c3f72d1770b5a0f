"""The Room of Requirement (LOY-5, LOY-6, MOV-15)."""

import pytest

from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.definitions import ROOM
from companion.games.defenders.side_board.loyalty import advance

from .table import Play, refuses
from .test_loyalty import climbed


@pytest.mark.row("LOY-5", "LOY-6", "MOV-15")
def test_p19_the_room_opens_at_five_and_closes_below() -> None:
    play = Play()
    play.put("gryffindor-1", "library")
    play.explore("gryffindor", Value(to=ROOM))
    assert play.pending.kind != "move-pawn-to"
    play.loyal(gryffindor=5)
    play.explore("gryffindor", Value(to=ROOM))
    play.move("gryffindor-1", ROOM)
    assert ("take", "coin") in play.options
    advance(play.state, "gryffindor", -1)
    play.choose("enough")
    play.explore("gryffindor", Value((6,)))
    assert play.refusal(("piece", "gryffindor-1")).rule == "MOV-15"


@pytest.mark.row("END-9")
def test_p19_one_coin_at_a_time() -> None:
    play = Play()
    play.loyal(gryffindor=5)
    play.land("gryffindor-1", ROOM)
    play.choose("take", "coin")
    assert play.state.coins == {"gryffindor"}
    play.land("gryffindor-2", ROOM)
    assert play.pending.kind != "benefit"


@pytest.mark.row("RUL-50", "LOY-5")
def test_ruling_a_reopened_room_gives_no_coin_without_a_new_landing() -> None:
    play = Play()
    play.put("gryffindor-1", ROOM)
    play.loyal(gryffindor=4)
    advance(play.state, "gryffindor")
    play.run()
    assert play.state.coins == frozenset()


@pytest.mark.row("RUL-51", "LOY-6")
def test_ruling_no_effect_touches_a_pawn_in_the_closed_room() -> None:
    play = Play()
    play.put("gryffindor-1", ROOM)
    play.explore("dark", None, Effect("stun", whom="house"), colour="white")
    play.choose("effects")
    assert ("target", "gryffindor-1") not in play.options
    assert refuses(play, "target", "gryffindor-1") == "RUL-51"


@pytest.mark.row("RUL-14")
def test_ruling_dark_pawns_never_enter_the_room() -> None:
    play = Play()
    play.loyal(gryffindor=5)
    play.explore("dark", Value(to=ROOM))
    assert play.pending.kind != "move-pawn-to"


@pytest.mark.row("LOY-5", "RUL-45")
def test_p19_passing_space_five_opens_the_room() -> None:
    play = climbed(6)
    assert play.state.loyalty["gryffindor"] == 7
    play.clear()
    play.land("gryffindor-1", ROOM)
    assert ("take", "coin") in play.options


@pytest.mark.row("LOY-5", "MOV-15")
def test_p19_the_room_stays_open_while_one_pawn_is_on_five() -> None:
    play = Play("gryffindor", "hufflepuff")
    play.clear()
    play.loyal(gryffindor=5, hufflepuff=5)
    advance(play.state, "gryffindor", -1)
    play.land("hufflepuff-1", ROOM)
    assert play.state.places["hufflepuff-1"] == ROOM
    assert ("take", "coin") in play.options


@pytest.mark.row("LOY-5", "MOV-15")
def test_p19_the_closed_room_is_not_entered() -> None:
    play = Play()
    play.clear()
    play.loyal(gryffindor=4)
    play.put("gryffindor-1", "trophy_room")
    play.explore("gryffindor", Value((2,)))
    play.choose("piece", "gryffindor-1")
    assert refuses(play, "to", ROOM) == "MOV-15"
    assert refuses(play, "along", ROOM) == "MOV-15"


@pytest.mark.row("LOY-6", "MOV-15")
def test_p19_a_shut_in_pawn_leaves_when_the_room_opens_again() -> None:
    play = Play()
    play.clear()
    play.put("gryffindor-1", ROOM)
    play.loyal(gryffindor=4)
    play.explore("gryffindor", Value((1,)))
    assert refuses(play, "piece", "gryffindor-1") == "MOV-15"
    advance(play.state, "gryffindor")
    play.explore("gryffindor", Value((1,)))
    play.move("gryffindor-1", "trophy_room")
    assert play.state.places["gryffindor-1"] == "trophy_room"


@pytest.mark.row("LOY-6", "HOU-9")
def test_p19_a_stunned_pawn_that_was_shut_in_stands_up_and_stays() -> None:
    play = Play()
    play.clear()
    play.put("gryffindor-1", ROOM)
    play.set(stunned=frozenset({"gryffindor-1"}))
    play.turn_of("gryffindor")
    play.choose("replenish")
    play.decline("discard")
    assert play.state.stunned == frozenset()
    play.explore("gryffindor", Value((1,)))
    assert refuses(play, "piece", "gryffindor-1") == "MOV-15"


@pytest.mark.row("RUL-51", "RUL-11")
def test_ruling_nothing_leads_a_pawn_directly_out_of_the_closed_room() -> None:
    play = Play()
    play.clear()
    play.put("gryffindor-1", ROOM)
    play.explore("gryffindor", Value(to="courtyard"))
    assert refuses(play, "piece", "gryffindor-1") == "MOV-15"


@pytest.mark.row("RUL-14")
def test_ruling_house_pawns_enter_the_open_room_on_foot() -> None:
    play = Play()
    play.clear()
    play.loyal(gryffindor=5)
    play.put("gryffindor-1", "trophy_room")
    play.explore("gryffindor", Value((1,)))
    play.move("gryffindor-1", ROOM)
    assert play.state.places["gryffindor-1"] == ROOM


@pytest.mark.row("RUL-14")
def test_ruling_dark_pawns_do_not_walk_into_the_open_room() -> None:
    play = Play()
    play.loyal(gryffindor=5)
    play.put("dark-1", "trophy_room")
    play.explore("dark", Value((2,)))
    play.choose("piece", "dark-1")
    assert refuses(play, "to", ROOM) == "RUL-14"
    assert refuses(play, "along", ROOM) == "RUL-14"


@pytest.mark.row("LOY-6", "MOV-15")
def test_p19_a_shut_in_pawn_is_none_of_those_that_can_move() -> None:
    play = Play()
    play.clear()
    play.put("gryffindor-1", ROOM)
    play.explore("gryffindor", Value((2,)))
    assert ("piece", "gryffindor-1") not in play.options
