"""What cards, books and Events do."""

import pytest

from companion.games.defenders.core.cards import Effect, Value, Whose
from companion.games.defenders.core.definitions import ROOM

from .table import Play, refuses


def resolved(*effects: Effect, seat: str = "gryffindor", value: Value | None = None) -> Play:
    """A card with these effects has been played, and they are being resolved."""
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.explore(seat, value, *effects)
    play.choose("effects")
    return play


@pytest.mark.row("HOU-18")
def test_p16_instant_effects_happen_at_once() -> None:
    play = Play()
    hand = len(play.state.hands["gryffindor"])
    play.explore("gryffindor", None, Effect("draw", 2))
    play.choose("effects")
    assert len(play.state.hands["gryffindor"]) == hand + 2
    assert play.pending.kind == "move-pawn"


@pytest.mark.row("HOU-18")
def test_p16_effects_that_are_not_chosen_do_not_happen() -> None:
    play = Play()
    hand = len(play.state.hands["gryffindor"])
    play.explore("gryffindor", None, Effect("draw", 2))
    play.choose("move")
    play.choose("stay")
    play.choose("enough")
    assert len(play.state.hands["gryffindor"]) == hand


@pytest.mark.row("HOU-18")
def test_p16_an_effect_without_a_target_does_nothing() -> None:
    play = resolved(Effect("stun", whom="dark"))
    assert play.pending.kind == "move-pawn"


@pytest.mark.row("HOU-19")
@pytest.mark.parametrize(("whom", "pawn"), [("dark", "dark-1"), ("house", "slytherin-2")])
def test_p16_effects_stun_pawns_of_either_side(whom: Whose, pawn: str) -> None:
    play = Play("gryffindor", "slytherin")
    play.explore("gryffindor", None, Effect("stun", whom=whom))
    play.choose("effects")
    play.choose("target", pawn)
    assert play.state.stunned == {pawn}


@pytest.mark.row("HOU-19")
def test_p16_effects_stand_pawns_up_as_many_as_they_say() -> None:
    play = Play()
    play.set(stunned=frozenset({"gryffindor-1", "gryffindor-2", "gryffindor-3"}))
    play.explore("gryffindor", None, Effect("stand_up", 2))
    play.choose("effects")
    play.choose("target", "gryffindor-1")
    play.choose("target", "gryffindor-3")
    assert play.state.stunned == {"gryffindor-2"}


@pytest.mark.row("HOU-19")
def test_p16_no_pawn_is_stunned_that_lies_or_is_off_the_board_or_not_meant() -> None:
    play = Play("gryffindor", "slytherin")
    play.set(stunned=frozenset({"dark-1"}))
    play.explore("gryffindor", None, Effect("stun", whom="dark"))
    play.choose("effects")
    assert play.state.places["dark-5"] == "pool"
    for pawn in ("dark-1", "dark-5", "slytherin-1"):
        assert refuses(play, "target", pawn) == "HOU-19"
    play.choose("enough")
    assert play.state.stunned == {"dark-1"}


@pytest.mark.row("RUL-51", "LOY-6")
def test_ruling_a_pawn_in_the_closed_room_is_not_stunned_but_stands_up() -> None:
    play = Play("gryffindor", "slytherin")
    play.put("slytherin-1", ROOM)
    play.put("gryffindor-1", ROOM)
    play.set(stunned=frozenset({"gryffindor-1"}))
    play.explore("gryffindor", None, Effect("stun", whom="house"), Effect("stand_up"))
    play.choose("effects")
    assert refuses(play, "target", "slytherin-1") == "RUL-51"
    play.choose("enough")
    play.choose("target", "gryffindor-1")
    assert play.state.stunned == frozenset()


@pytest.mark.row("RUL-13", "WIN-4", "MOV-7")
@pytest.mark.parametrize(
    ("obstacle", "start", "goal"),
    [
        ("locked_doors", "great_hall", "charms_classroom"),
        ("protective_spells", "paddock", "stone_bridge"),
        ("physical_objects", "stone_bridge", "spell_room"),
        ("water", "lake_shore", "white_tomb"),
    ],
)
def test_p16_an_effect_lets_all_own_pawns_pass_for_the_turn(
    obstacle: str, start: str, goal: str
) -> None:
    play = Play()
    play.clear()
    play.put("gryffindor-1", start)
    play.put("gryffindor-2", start)
    play.explore("gryffindor", Value((1, 1)), Effect("pass", what=obstacle))
    play.choose("effects")
    play.choose("value", 1)
    play.move("gryffindor-1", goal)
    play.decline("benefit")
    play.move("gryffindor-2", goal)
    assert play.state.places["gryffindor-2"] == goal


@pytest.mark.row("RUL-13", "MOV-7")
def test_ruling_the_permission_ends_with_the_turn() -> None:
    play = resolved(Effect("pass", what="locked_doors"))
    play.choose("stay")
    play.explore("gryffindor", Value((1,)))
    play.choose("piece", "gryffindor-1")
    assert refuses(play, "to", "charms_classroom") == "MOV-7"


@pytest.mark.row("WIN-4", "MOV-7")
def test_p16_where_the_card_says_nothing_the_general_rule_holds() -> None:
    play = resolved(Effect("pass", what="water"))
    play.choose("piece", "gryffindor-1")
    assert refuses(play, "to", "charms_classroom") == "MOV-7"


@pytest.mark.row("MOV-9")
def test_p10_an_effect_lets_pawns_fly_for_nothing() -> None:
    play = resolved(Effect("fly_off"))
    play.put("gryffindor-1", "courtyard")
    play.choose("piece", "gryffindor-1")
    assert {("to", "duelling_hall"), ("to", "astronomy_tower")} <= set(play.options)
    play.choose("along", "astronomy_tower", "library")
    assert play.state.places["gryffindor-1"] == "library"


@pytest.mark.row("MOV-9")
def test_p10_nobody_flies_without_an_effect() -> None:
    play = Play()
    play.put("gryffindor-1", "courtyard")
    play.explore("gryffindor", Value((2,)))
    assert refuses(play, "piece", "nobody-1") == "MOV-2"
    play.choose("piece", "gryffindor-1")
    assert refuses(play, "along", "duelling_hall") == "MOV-6"
    assert refuses(play, "along", "astronomy_tower") == "MOV-9"


@pytest.mark.row("MOV-9")
def test_p10_only_fly_off_points_are_flown_to() -> None:
    play = resolved(Effect("fly_off"))
    play.put("gryffindor-1", "courtyard")
    play.choose("piece", "gryffindor-1")
    assert refuses(play, "along", "library") == "MOV-1"


@pytest.mark.row("MOV-10", "RUL-12")
@pytest.mark.parametrize("colour", ["blue", "any"])
def test_p10_a_passageway_of_the_allowed_colour_costs_one_point_mid_move(colour: str) -> None:
    play = resolved(Effect("passage", what=colour), value=Value((2,)))
    play.choose("piece", "gryffindor-1")
    assert refuses(play, "along", "library", "paddock", "flying_lawn") == "MOV-1"
    play.choose("along", "library", "paddock")
    assert play.state.places["gryffindor-1"] == "paddock"


@pytest.mark.row("MOV-10")
def test_p10_a_passageway_of_another_colour_is_closed() -> None:
    play = resolved(Effect("passage", what="red"), value=Value((2,)))
    play.choose("piece", "gryffindor-1")
    refused = play.refusal(("along", "library", "paddock"))
    assert (refused.rule, refused.facts["passage"]) == ("MOV-10", "blue")


@pytest.mark.row("MOV-10")
def test_p10_dark_arts_pawns_use_no_passageway() -> None:
    play = Play()
    play.put("dark-1", "library")
    play.explore("dark", Value((1,)), Effect("passage", what="any"))
    play.choose("effects")
    play.choose("piece", "dark-1")
    assert refuses(play, "to", "paddock") == "MOV-1"
    assert refuses(play, "along", "paddock") == "MOV-10"


@pytest.mark.row("RUL-12")
def test_ruling_a_passageway_needs_a_point() -> None:
    play = resolved(Effect("passage", what="any"), value=Value((1,)))
    play.choose("piece", "gryffindor-1")
    assert refuses(play, "to", "paddock") == "MOV-1"


@pytest.mark.row("WIN-4")
def test_p16_what_bars_others_leaves_the_own_permissions() -> None:
    play = Play()
    bar = Effect("bar", what="fly_off", who="dark")
    play.explore("gryffindor", None, Effect("fly_off"), bar)
    play.choose("effects")
    assert play.state.permits.fly


@pytest.mark.row("RUL-13")
def test_ruling_two_permissions_hold_together() -> None:
    play = Play()
    passes = [Effect("pass", what=kind) for kind in ("locked_doors", "water")]
    play.explore("gryffindor", None, *passes)
    play.choose("effects")
    assert play.state.permits.obstacles == ("locked_doors", "water")


@pytest.mark.row("RUL-30", "HOU-16")
def test_ruling_skips_by_effects_add_up() -> None:
    play = Play()
    play.explore("gryffindor", None, *[Effect("skip", who="dark")] * 2)
    play.choose("effects")
    assert play.state.skips["dark"] == 2


@pytest.mark.row("RUL-31")
def test_ruling_an_empty_hand_can_replenish() -> None:
    play = Play()
    play.clear()
    play.give("gryffindor")
    play.turn_of("gryffindor")
    assert play.pending.seat == "gryffindor"
    assert ("replenish",) in play.options
