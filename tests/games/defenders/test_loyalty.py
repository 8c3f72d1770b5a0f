"""The Loyalty Track, the Detector and the Room (LOY)."""

import pytest

from companion.games.defenders.definitions import ROOM, Effect, Value
from companion.games.defenders.loyalty import advance, relinquish_detector

from .table import Play, refuses


def climbed(steps: int, **spaces: int) -> Play:
    """Gryffindor has just advanced, the others standing there."""
    play = Play("gryffindor", "hufflepuff", "ravenclaw")
    play.loyal(**spaces)
    advance(play.state, "gryffindor", steps)
    return play


@pytest.mark.row("LOY-1", "END-7")
def test_p18_detector_spaces_advance() -> None:
    play = Play()
    play.land("gryffindor-1", "white_tomb")
    play.choose("take", "detector")
    assert play.state.loyalty["gryffindor"] == 2


@pytest.mark.parametrize(
    ("steps", "others", "gains"),
    [(3, {}, False), (4, {}, True), (4, {"hufflepuff": 5}, False), (5, {"hufflepuff": 5}, True)],
)
@pytest.mark.row("LOY-2")
def test_p18_highest_on_five_or_more_gains_the_detector(
    steps: int, others: dict[str, int], gains: bool
) -> None:
    assert (climbed(steps, **others).state.detector == "gryffindor") is gains


@pytest.mark.row("LOY-2", "RUL-46")
def test_p18_the_detector_leaves_its_holder_at_once() -> None:
    play = Play("gryffindor", "hufflepuff")
    play.loyal(hufflepuff=5, gryffindor=5)
    play.set(detector="hufflepuff")
    advance(play.state, "gryffindor")
    assert play.state.detector == "gryffindor"


@pytest.mark.row("RUL-46")
def test_ruling_the_leader_as_such_has_no_claim() -> None:
    play = Play("gryffindor", "hufflepuff")
    play.loyal(gryffindor=6, hufflepuff=5)
    play.set(detector="hufflepuff")
    advance(play.state, "hufflepuff", -1)
    assert play.state.detector == "hufflepuff"


@pytest.mark.row("LOY-3", "RUL-48")
def test_p18_reaching_the_last_space_moves_its_holder_back_with_a_card() -> None:
    play = Play("gryffindor", "hufflepuff")
    play.loyal(hufflepuff=7, gryffindor=6)
    play.set(detector="hufflepuff")
    cards = len(play.state.hands["hufflepuff"])
    advance(play.state, "gryffindor")
    play.run()
    assert play.state.detector == "gryffindor"
    assert play.state.loyalty == {"gryffindor": 7, "hufflepuff": 6}
    assert len(play.state.hands["hufflepuff"]) == cards + 1


@pytest.mark.row("RUL-48", "LOY-3")
def test_ruling_on_seven_without_the_detector_one_stays() -> None:
    play = Play("gryffindor", "hufflepuff")
    play.loyal(hufflepuff=7, gryffindor=6)
    advance(play.state, "gryffindor")
    assert play.state.loyalty["hufflepuff"] == 7
    assert play.state.detector == "gryffindor"


@pytest.mark.row("RUL-45")
def test_ruling_several_steps_are_one_move_and_the_rest_is_lost() -> None:
    play = climbed(20)
    assert play.state.loyalty["gryffindor"] == 7
    assert [event.key for event in play.state.happened].count("loyalty") == 1
    advance(play.state, "gryffindor", -20)
    assert play.state.loyalty["gryffindor"] == 1


@pytest.mark.row("RUL-45")
def test_ruling_an_advance_on_seven_does_nothing() -> None:
    play = climbed(6)
    told = list(play.state.happened)
    advance(play.state, "gryffindor")
    assert play.state.happened == told


@pytest.mark.parametrize(
    ("others", "heir"),
    [({}, ""), ({"hufflepuff": 4}, ""), ({"hufflepuff": 5, "ravenclaw": 6}, "ravenclaw")],
)
@pytest.mark.row("LOY-4", "RUL-47")
def test_p18_spending_the_detector_drops_three_and_passes_it_on(
    others: dict[str, int], heir: str
) -> None:
    play = Play("gryffindor", "hufflepuff", "ravenclaw")
    play.loyal(gryffindor=7, **others)
    play.set(detector="gryffindor")
    relinquish_detector(play.state, "gryffindor")
    assert play.state.loyalty["gryffindor"] == 4
    assert play.state.detector == heir


@pytest.mark.parametrize("first", ["hufflepuff", "ravenclaw"])
@pytest.mark.row("RUL-47", "LOY-4")
def test_ruling_of_equals_the_first_to_come_to_five_gets_it(first: str) -> None:
    play = Play("gryffindor", "hufflepuff", "ravenclaw")
    second = {"hufflepuff": "ravenclaw", "ravenclaw": "hufflepuff"}[first]
    play.loyal(**{first: 5, second: 5, "gryffindor": 6})
    play.set(detector="gryffindor")
    relinquish_detector(play.state, "gryffindor")
    assert play.state.detector == first


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
    assert refuses(play, "target", "gryffindor-1") == "HOU-19"


@pytest.mark.row("RUL-14")
def test_ruling_dark_pawns_never_enter_the_room() -> None:
    play = Play()
    play.loyal(gryffindor=5)
    play.explore("dark", Value(to=ROOM))
    assert play.pending.kind != "move-pawn-to"


@pytest.mark.row("LOY-2")
@pytest.mark.parametrize("others", [{"hufflepuff": 6}, {"hufflepuff": 5, "ravenclaw": 5}])
def test_p18_not_higher_than_everyone_else_gains_nothing(others: dict[str, int]) -> None:
    play = climbed(4, **others)
    assert play.state.loyalty["gryffindor"] == 5
    assert play.state.detector == ""


@pytest.mark.row("LOY-3")
def test_p18_the_holder_further_down_loses_the_detector_alone() -> None:
    play = Play("gryffindor", "hufflepuff")
    play.loyal(hufflepuff=6, gryffindor=6)
    play.set(detector="hufflepuff")
    cards = len(play.state.hands["hufflepuff"])
    advance(play.state, "gryffindor")
    play.run()
    assert play.state.detector == "gryffindor"
    assert play.state.loyalty["hufflepuff"] == 6
    assert len(play.state.hands["hufflepuff"]) == cards


@pytest.mark.row("LOY-3", "RUL-34")
def test_p18_who_drops_back_with_an_empty_deck_draws_nothing() -> None:
    play = Play("gryffindor", "hufflepuff")
    play.loyal(hufflepuff=7, gryffindor=6)
    play.set(detector="hufflepuff", draws={**play.state.draws, "hufflepuff": ()})
    hand = play.state.hands["hufflepuff"]
    advance(play.state, "gryffindor")
    play.run()
    assert (play.state.detector, play.state.loyalty["hufflepuff"]) == ("gryffindor", 6)
    assert play.state.hands["hufflepuff"] == hand


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


@pytest.mark.row("LOY-1")
def test_p18_a_card_advances_and_drops_stop_at_the_first_space() -> None:
    play = Play()
    play.explore("gryffindor", None, Effect("loyalty", 2))
    play.choose("effects")
    assert play.state.loyalty["gryffindor"] == 3
    play.explore("gryffindor", None, Effect("loyalty", -5))
    play.choose("effects")
    assert play.state.loyalty["gryffindor"] == 1
