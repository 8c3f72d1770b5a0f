"""What a player makes of a movement value: which pawns, how far, and in what order."""

import pytest

from companion.games.defenders.core.cards import Effect, Extra, Value

from .table import Play, refuses


def exploring(value: Value, *effects: Effect, seat: str = "gryffindor", **looks: str) -> Play:
    """A card with this value has been played on a board without Dark Arts Pawns."""
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.explore(seat, value, *effects, **looks)
    return play


@pytest.mark.row("MOV-2", "MOV-3")
def test_p16_a_double_value_moves_two_pawns() -> None:
    play = exploring(Value((1, 2)))
    play.choose("value", 2)
    play.move("gryffindor-1", "flying_lawn")
    assert play.pending.kind == "move-pawn"
    play.move("gryffindor-2", "courtyard")
    assert play.state.places["gryffindor-1"] == "flying_lawn"
    assert play.state.places["gryffindor-2"] == "courtyard"


@pytest.mark.row("MOV-3")
@pytest.mark.parametrize("first", [1, 2])
def test_p16_either_value_comes_first_and_each_keeps_its_points(first: int) -> None:
    play = exploring(Value((1, 2)))
    play.choose("value", first)
    assert play.pending.facts["points"] == first
    play.choose("stay")
    assert play.pending.facts["points"] == 3 - first


@pytest.mark.row("MOV-3")
def test_p16_no_other_split() -> None:
    play = exploring(Value((1, 3)))
    assert refuses(play, "value", 2) == "MOV-3"
    assert play.refusal(("value", 2)).facts == {"a": 1, "b": 3, "both": 4}
    play.choose("value", 1)
    play.move("gryffindor-1", "courtyard")
    assert refuses(play, "piece", "gryffindor-1") == "MOV-3"


@pytest.mark.row("RUL-4")
def test_ruling_combined_values_are_one_move_without_a_stop_midway() -> None:
    play = exploring(Value((1, 1)))
    play.choose("value", 2)
    play.move("gryffindor-1", "castle_gates")
    assert play.options == (("take", "detector"), ("enough",))
    play.choose("enough")
    assert play.state.turn == "slytherin"


@pytest.mark.row("RUL-4", "RUL-5")
def test_ruling_the_first_landing_is_resolved_before_the_second_pawn_moves() -> None:
    play = exploring(Value((1, 1)))
    play.choose("value", 1)
    play.move("gryffindor-1", "entrance_hall")
    assert play.options == (("take", "draw"), ("enough",))
    play.choose("take", "draw")
    assert play.pending.kind == "move-pawn"


@pytest.mark.row("RUL-5")
def test_ruling_without_a_first_landing_the_second_pawn_moves_at_once() -> None:
    play = exploring(Value((1, 1)))
    play.choose("value", 1)
    play.choose("stay")
    assert play.pending.kind == "move-pawn"


@pytest.mark.row("RUL-6")
def test_ruling_the_second_value_is_lost_without_another_pawn() -> None:
    play = Play()
    play.clear()
    play.set(stunned=frozenset({"gryffindor-2", "gryffindor-3"}))
    play.explore("gryffindor", Value((1, 1)))
    play.choose("value", 1)
    play.move("gryffindor-1", "courtyard")
    assert play.state.turn == "dark"


@pytest.mark.row("RUL-6")
def test_ruling_combining_is_chosen_before_the_first_step() -> None:
    play = exploring(Value((1, 1)))
    play.choose("value", 1)
    play.move("gryffindor-1", "courtyard")
    assert refuses(play, "piece", "gryffindor-1") == "MOV-3"
    assert play.options.count(("piece", "gryffindor-2")) == 1


@pytest.mark.row("RUL-7")
def test_ruling_effects_do_not_come_between_the_two_values() -> None:
    play = exploring(Value((1, 1)), Effect("draw"))
    play.choose("move")
    play.choose("value", 1)
    play.move("gryffindor-1", "courtyard")
    assert play.pending.kind == "move-pawn"
    play.move("gryffindor-2", "courtyard")
    assert play.options == (("effects",), ("enough",))


@pytest.mark.row("RUL-7")
def test_ruling_effects_may_come_before_the_whole_move() -> None:
    play = exploring(Value((1, 1)), Effect("draw"))
    play.choose("effects")
    play.choose("value", 1)
    play.move("gryffindor-1", "courtyard")
    play.move("gryffindor-2", "courtyard")
    assert play.state.turn == "slytherin"


@pytest.mark.row("RUL-25")
def test_ruling_another_pawn_of_the_pool_is_deployed_after_a_bump() -> None:
    play = Play("gryffindor", "slytherin")
    play.put("gryffindor-1", "courtyard")
    play.explore("dark", Value((1, 1)))
    play.choose("value", 1)
    play.move("dark-1", "courtyard")
    play.decline("reward")
    assert ("piece", "dark-1") not in play.options
    play.move("dark-5", "forest_edge")
    assert play.state.places["dark-1"] == "pool"


@pytest.mark.row("MOV-16", "MOV-12", "RUL-11")
def test_cards_a_value_to_a_named_place_is_the_pawns_move() -> None:
    play = exploring(Value(to="trophy_room"))
    play.choose("piece", "gryffindor-2")
    assert play.options == (("to", "trophy_room"),)
    play.choose("to", "trophy_room")
    assert ("take", "token") in play.options
    play.choose("enough")
    assert play.state.turn == "slytherin"


@pytest.mark.row("MOV-16", "RUL-11")
def test_cards_a_value_to_a_fly_off_point_leads_to_any_of_them() -> None:
    play = exploring(Value(to="fly_off"))
    play.choose("piece", "gryffindor-1")
    goals = {space for _, space in play.options}
    assert goals == {space.id for space in play.spaces(fly_off=True)}
    assert refuses(play, "to", "library") == "MOV-16"


@pytest.mark.row("MOV-16")
def test_cards_without_a_pawn_that_may_go_there_is_no_move() -> None:
    play = Play()
    play.set(stunned=frozenset({"gryffindor-1", "gryffindor-2", "gryffindor-3"}))
    play.explore("gryffindor", Value(to="trophy_room"))
    assert play.state.turn == "dark"


@pytest.mark.row("MOV-12")
def test_glossary_directly_leads_to_the_named_space_alone() -> None:
    play = exploring(Value((1,)), Effect("directly", what="trophy_room"))
    play.choose("effects")
    play.choose("piece", "gryffindor-1")
    assert refuses(play, "to", "castle_gates") == "MOV-16"
    assert refuses(play, "along", "entrance_hall", "castle_gates", "trophy_room") == "MOV-16"


@pytest.mark.row("RUL-11")
def test_ruling_protected_areas_bind_dark_arts_pawns_in_flight() -> None:
    play = Play()
    play.put("dark-1", "library")
    play.explore("dark", Value(to="fly_off"))
    play.choose("piece", "dark-1")
    assert ("to", "courtyard") in play.options
    assert refuses(play, "to", "astronomy_tower") == "MOV-11"


@pytest.mark.row("MOV-16")
def test_cards_an_effect_that_must_be_resolved_names_a_pawn() -> None:
    play = exploring(Value((1,)), Effect("directly", what="trophy_room", must=True))
    play.choose("effects")
    assert refuses(play, "stay") == "MOV-16"


@pytest.mark.row("MOV-13")
def test_p16_a_pawn_that_stood_up_moves_again() -> None:
    play = Play()
    play.clear()
    play.set(stunned=frozenset({"gryffindor-1"}))
    play.explore("gryffindor", Value((1,)), Effect("stand_up"))
    play.choose("effects")
    play.choose("target", "gryffindor-1")
    play.move("gryffindor-1", "library")
    assert play.state.places["gryffindor-1"] == "library"


@pytest.mark.row("MOV-13")
def test_p16_no_effect_moves_a_stunned_pawn_either() -> None:
    play = Play()
    play.set(stunned=frozenset({"gryffindor-1"}))
    play.explore("gryffindor", Value((1,)), Effect("directly", what="courtyard"))
    play.choose("effects")
    assert refuses(play, "piece", "gryffindor-1") == "MOV-13"


@pytest.mark.row("RUL-8")
def test_ruling_further_spaces_are_for_no_other_pawn_whether_it_lies_or_stands() -> None:
    play = Play("gryffindor")
    play.clear()
    play.put("gryffindor-1", "courtyard")
    play.put("gryffindor-2", "library")
    play.set(stunned=frozenset({"gryffindor-2"}))
    play.explore("gryffindor", Value((1,), extra=Extra(2, ())))
    play.choose("piece", "gryffindor-1")
    play.choose(*play.options[0])
    play.decline("benefit")
    assert play.pending.kind == "move-pawn"
    assert play.refusal(("piece", "gryffindor-2")).rule == "RUL-8"
    assert play.refusal(("piece", "gryffindor-3")).rule == "RUL-8"
