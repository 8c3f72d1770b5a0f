"""Encounters (END-2) and their rulings."""

from dataclasses import replace

import pytest

from companion.games.defenders.core.cards import Value
from companion.games.defenders.core.definitions import ROOM
from companion.games.defenders.main_board.encounters import (
    rule_on_displacing,
    spaces_to_displace_to,
)

from .table import GAME, Play, refuses

YARD = "courtyard"


def met(dark_lies: bool = False, **places: str) -> Play:
    """Gryffindor's first pawn has ended its move on a Dark Arts Pawn in the courtyard."""
    play = Play()
    play.put("dark-1", YARD)
    for pawn, place in places.items():
        play.put(pawn.replace("_", "-"), place)
    if dark_lies:
        play.set(stunned=frozenset({"dark-1"}))
    play.land("gryffindor-1", YARD)
    return play


@pytest.mark.row("END-2")
def test_p16_both_pawns_are_stunned() -> None:
    assert met().state.stunned == {"gryffindor-1", "dark-1"}


@pytest.mark.row("END-2", "RUL-18")
def test_p16_the_house_player_moves_the_dark_pawn_to_an_adjacent_space() -> None:
    play = met()
    assert (play.pending.kind, play.pending.seat) == ("displace", "gryffindor")
    choice = play.options[0]
    play.choose(*choice)
    assert play.state.places["dark-1"] == choice[1]


@pytest.mark.row("RUL-18")
def test_ruling_displacing_ignores_obstacles_but_no_wall_and_no_protected_area() -> None:
    play = met()
    board, spaces = play.edition.board, play.edition.spaces
    for _, space in play.options:
        border = board.border(YARD, str(space))
        assert border is not None
        assert border.kind != "wall"
        assert not spaces[str(space)].protected
    assert refuses(play, "to", "great_hall") == "RUL-18"


@pytest.mark.row("RUL-19", "DRK-4")
def test_ruling_a_displaced_pawn_bumps_nobody() -> None:
    play = met()
    goal = str(play.options[0][1])
    play.put("gryffindor-2", goal)
    play.choose("to", goal)
    assert play.state.places["gryffindor-2"] == goal
    assert not play.happened("bumped")


@pytest.mark.row("RUL-20", "RUL-21")
def test_ruling_a_stunned_dark_pawn_is_met_like_any_other() -> None:
    play = met(dark_lies=True)
    assert play.pending.kind == "displace"
    assert play.state.stunned == {"gryffindor-1", "dark-1"}


@pytest.mark.row("RUL-17")
def test_ruling_of_several_dark_pawns_the_house_player_picks_one() -> None:
    play = Play()
    play.put("dark-1", YARD)
    play.put("dark-2", YARD)
    play.set(stunned=frozenset({"dark-2"}))
    play.land("gryffindor-1", YARD)
    assert play.options == (("target", "dark-1"), ("target", "dark-2"))
    play.choose("target", "dark-2")
    assert "dark-1" not in play.state.stunned


@pytest.mark.row("RUL-2", "END-2")
def test_ruling_passing_through_a_dark_pawn_is_nothing() -> None:
    play = Play()
    play.put("gryffindor-1", "forest_edge")
    play.put("dark-1", YARD)
    play.put("dark-2", "white_tomb")
    play.explore("gryffindor", Value((2,)))
    play.choose("piece", "gryffindor-1")
    play.choose("along", YARD, "great_hall")
    assert play.state.stunned == frozenset()


@pytest.mark.row("RUL-28")
def test_ruling_a_stunned_pawn_still_gets_the_benefits() -> None:
    play = Play()
    place = play.space(bonus="draw")
    play.put("dark-1", place)
    play.land("gryffindor-1", place)
    while play.pending.kind == "displace":
        play.choose(*play.options[0])
    assert ("take", "draw") in play.options


@pytest.mark.parametrize("pawn", ["gryffindor-1"])
@pytest.mark.row("MOV-13")
def test_p16_stunned_pawn_cannot_move(pawn: str) -> None:
    play = Play()
    play.put("gryffindor-2", YARD)
    play.set(stunned=frozenset({pawn}))
    play.explore("gryffindor", Value((3,)))
    assert ("piece", pawn) not in play.options
    assert play.refusal(("piece", pawn)).rule == "MOV-13"


@pytest.mark.row("RUL-18")
def test_ruling_the_displaced_pawn_goes_over_obstacles() -> None:
    play = Play()
    play.clear()
    play.put("dark-1", "stone_bridge")
    play.land("gryffindor-1", "stone_bridge")
    assert set(play.options) == {("to", "paddock"), ("to", "spell_room")}


@pytest.mark.row("RUL-18")
def test_ruling_with_nowhere_to_go_the_dark_pawn_stays() -> None:
    """Around it there are only Protected Areas."""
    play = Play()
    play.clear()
    around = {"great_hall", "forest_edge", "flying_lawn"}
    spaces = play.edition.spaces
    shut = {place: replace(spaces[place], protected=True) for place in around}
    play.edition = replace(play.edition, spaces={**spaces, **shut})
    play.state.edition = play.edition
    play.put("dark-1", YARD)
    play.land("gryffindor-1", YARD)
    assert play.state.places["dark-1"] == YARD
    assert play.state.stunned == {"gryffindor-1", "dark-1"}


@pytest.mark.row("RUL-17")
def test_ruling_dark_pawns_that_look_alike_are_no_choice() -> None:
    play = Play()
    play.put("dark-1", YARD)
    play.put("dark-2", YARD)
    play.land("gryffindor-1", YARD)
    assert play.pending.kind == "displace"
    assert len(play.state.stunned) == 2


@pytest.mark.row("RUL-20")
def test_ruling_a_stunned_house_pawn_is_no_encounter() -> None:
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.put("slytherin-1", YARD)
    play.set(stunned=frozenset({"slytherin-1"}))
    play.land("gryffindor-1", YARD)
    assert play.state.stunned == {"slytherin-1"}


@pytest.mark.row("RUL-21")
def test_ruling_a_rule_of_the_game_moves_a_stunned_pawn_and_a_card_does_not() -> None:
    play = met(dark_lies=True)
    play.choose(*play.options[0])
    place = play.state.places["dark-1"]
    assert place != YARD
    play.explore("dark", Value((2,)))
    assert refuses(play, "piece", "dark-1") == "MOV-13"
    assert play.state.places["dark-1"] == place


@pytest.mark.row("RUL-2")
def test_ruling_pawns_pass_through_pawns_of_the_other_side() -> None:
    play = Play()
    play.clear()
    play.put("dark-1", "entrance_hall")
    play.put("dark-2", "castle_gates")
    play.explore("gryffindor", Value((3,)))
    play.choose("piece", "gryffindor-1")
    play.choose("along", "entrance_hall", "castle_gates", "trophy_room")
    assert play.state.stunned == frozenset()
    play.put("gryffindor-2", "castle_gates")
    play.explore("dark", Value((3,)))
    play.choose("piece", "dark-1")
    play.choose("along", "castle_gates", "lake_shore")
    assert not play.happened("bumped")


@pytest.mark.row("RUL-2")
def test_ruling_dark_pawns_end_on_each_other() -> None:
    play = Play()
    play.clear()
    play.put("dark-1", YARD)
    play.put("dark-2", "flying_lawn")
    play.explore("dark", Value((1,)))
    play.move("dark-2", YARD)
    assert play.state.places["dark-1"] == play.state.places["dark-2"] == YARD
    assert play.state.stunned == frozenset()


@pytest.mark.row("RUL-17")
@pytest.mark.parametrize("place", ["pool", "library"])
def test_ruling_where_all_are_met_one_that_was_set_right_meanwhile_is_not(place: str) -> None:
    play = Play()
    play.clear()
    play.set(switched=frozenset(["RUL-17"]))
    play.put("dark-1", YARD)
    play.put("dark-2", YARD)
    play.land("gryffindor-1", YARD)
    assert play.pending.kind == "displace"
    play.state, _ = GAME.correct(play.state, ("stands", "dark-2", place))
    play.choose(*play.options[0])
    assert play.state.places["dark-2"] == place
    assert play.state.stunned == {"gryffindor-1", "dark-1"}


@pytest.mark.row("END-2", "RUL-18", "RUL-14")
def test_p16_a_pawn_is_displaced_by_the_rulebook_and_past_obstacles_by_our_ruling() -> None:
    play = Play()
    play.clear()
    play.loyal(gryffindor=5)
    play.set(switched=frozenset({"RUL-14"}))
    found = {}
    for space in play.edition.spaces:
        if not play.edition.spaces[space].protected:
            play.put("dark-1", space)
            for goal in spaces_to_displace_to(play.state, "dark-1"):
                border = play.edition.board.border(space, goal)
                assert border is not None
                is_obstacle = border.kind not in ("open", "entrance")
                ruling = rule_on_displacing(play.state, "dark-1", ("to", goal))
                found[goal == ROOM, is_obstacle] = ruling.rule
    assert found.pop((False, False)) == "END-2"
    assert found.pop((False, True)) == "RUL-18"
    assert set(found.values()) == {"RUL-14"}
