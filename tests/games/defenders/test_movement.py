"""Movement (MOV): examples by rule, and the search against the rulings."""

from collections.abc import Sequence

import pytest

from companion.games.defenders.core.cards import Value
from companion.games.kernel.rulings import Refused, Ruling

from .table import GAME, Play, refuses


def exploring(points_card: str, pawn_places: dict[str, str]) -> Play:
    """Gryffindor has played this card; these pawns stand there."""
    play = Play()
    for pawn, place in pawn_places.items():
        play.put(pawn, place)
    play.give("gryffindor", points_card)
    play.choose("explore", points_card)
    return play


def dark_exploring(card: str, pawn_places: dict[str, str]) -> Play:
    play = Play()
    play.choose("explore", play.state.hands["gryffindor"][0])
    play.choose("stay")
    for pawn, place in pawn_places.items():
        play.put(pawn, place)
    play.give("dark", card)
    play.choose("explore", card)
    return play


def reached(play: Play, pawn: str) -> set[str]:
    play.choose("piece", pawn)
    return {str(option[1]) for option in play.options}


def ruling(play: Play, *attempt: tuple[str, ...]) -> Ruling:
    return GAME.explain(play.state, play.pending.seat, attempt)


@pytest.mark.row("MOV-1")
def test_p10_one_point_moves_one_space_over_a_full_border() -> None:
    play = exploring("quiet_steps", {"gryffindor-1": "courtyard"})
    assert reached(play, "gryffindor-1") == {"great_hall", "forest_edge", "flying_lawn"}


@pytest.mark.row("MOV-1")
def test_p10_points_may_be_left_unused() -> None:
    play = exploring("second_wind", {"gryffindor-1": "courtyard"})
    play.choose("piece", "gryffindor-1")
    play.choose("to", "flying_lawn")
    assert play.state.places["gryffindor-1"] == "flying_lawn"


@pytest.mark.row("MOV-1")
def test_p10_too_far_says_how_far() -> None:
    play = exploring("quiet_steps", {"gryffindor-1": "courtyard"})
    refused = ruling(play, ("piece", "gryffindor-1"), ("to", "library"))
    assert (refused.rule, refused.facts["steps"], refused.facts["points"]) == ("MOV-1", 2, 1)
    assert refused.source.startswith("Defenders p.10")


@pytest.mark.row("MOV-2")
def test_p10_a_single_value_moves_one_pawn() -> None:
    play = exploring("quiet_steps", {})
    play.choose("piece", "gryffindor-1")
    play.choose("to", "courtyard")
    assert play.pending.seat == "dark"


@pytest.mark.row("MOV-2")
def test_p10_only_own_pawns() -> None:
    play = exploring("quiet_steps", {})
    refused = ruling(play, ("piece", "dark-1"))
    assert (refused.allowed, refused.key) == (False, "refused-MOV-2-not-yours")


@pytest.mark.row("MOV-4")
def test_p10_house_pawns_pass_and_join_other_house_pawns() -> None:
    alone = exploring("spare_minute", {"gryffindor-1": "courtyard"})
    crowd = exploring("spare_minute", {f"gryffindor-{i}": "courtyard" for i in (1, 2, 3)})
    assert reached(alone, "gryffindor-1") == reached(crowd, "gryffindor-1")
    crowd.choose("to", "great_hall")


@pytest.mark.parametrize(
    ("route", "again"),
    [
        (["great_hall", "courtyard"], "courtyard"),
        (["great_hall", "library", "great_hall", "entrance_hall"], "great_hall"),
        (["great_hall", "entrance_hall", "great_hall"], "great_hall"),
    ],
)
@pytest.mark.row("MOV-5")
def test_p10_no_backtracking(route: Sequence[str], again: str) -> None:
    play = exploring("second_wind", {"gryffindor-1": "courtyard"})
    refused = ruling(play, ("piece", "gryffindor-1"), ("along", *route))
    assert (refused.rule, refused.facts) == ("MOV-5", {"place": again})


@pytest.mark.row("MOV-5")
def test_p10_a_drawn_route_is_gone() -> None:
    play = exploring("second_wind", {"gryffindor-1": "courtyard"})
    play.choose("piece", "gryffindor-1")
    play.choose("along", "great_hall", "library", "astronomy_tower")
    assert play.state.places["gryffindor-1"] == "astronomy_tower"


@pytest.mark.row("MOV-1")
def test_p10_a_route_longer_than_the_points_is_refused() -> None:
    play = exploring("quiet_steps", {"gryffindor-1": "courtyard"})
    refused = ruling(play, ("piece", "gryffindor-1"), ("along", "great_hall", "library"))
    assert refused.rule == "MOV-1"


@pytest.mark.row("MOV-1")
def test_p10_a_route_needs_borders() -> None:
    play = exploring("second_wind", {"gryffindor-1": "courtyard"})
    refused = ruling(play, ("piece", "gryffindor-1"), ("along", "library"))
    assert refused.key == "refused-MOV-1-no-border"


@pytest.mark.row("MOV-6")
def test_p10_castle_walls_stop_house_pawns() -> None:
    play = exploring("quiet_steps", {"gryffindor-1": "entrance_hall"})
    refused = ruling(play, ("piece", "gryffindor-1"), ("to", "flying_lawn"))
    assert refused.rule == "MOV-6"
    assert refused.facts == {"here": "entrance_hall", "there": "flying_lawn"}


@pytest.mark.row("MOV-6", "MOV-8")
def test_p10_castle_walls_stop_dark_arts_pawns() -> None:
    play = dark_exploring("creeping_fog", {"dark-1": "flying_lawn"})
    assert ruling(play, ("piece", "dark-1"), ("to", "entrance_hall")).rule == "MOV-6"


@pytest.mark.row("MOV-6")
def test_p10_castle_entrances_are_ordinary_borders() -> None:
    play = exploring("quiet_steps", {"gryffindor-1": "entrance_hall"})
    assert "castle_gates" in reached(play, "gryffindor-1")


@pytest.mark.row("MOV-7")
def test_p10_locked_doors_stop_house_pawns() -> None:
    play = exploring("spare_minute", {})
    refused = ruling(play, ("piece", "gryffindor-1"), ("to", "charms_classroom"))
    assert (refused.rule, refused.source) == ("MOV-7", "Defenders p.10, Obstacles")
    assert refused.facts == {
        "here": "great_hall",
        "there": "charms_classroom",
        "obstacle": "locked_doors",
    }


@pytest.mark.row("MOV-7")
def test_p10_a_way_round_locked_doors_is_allowed() -> None:
    play = exploring("long_stride", {})
    assert ruling(play, ("piece", "gryffindor-1"), ("to", "charms_classroom")).allowed


@pytest.mark.row("MOV-8")
def test_p20_dark_arts_pawns_ignore_obstacles() -> None:
    play = dark_exploring("creeping_fog", {"dark-1": "charms_classroom"})
    board = play.state.edition.board
    border = board.border("charms_classroom", "great_hall")
    assert border is not None
    assert border.kind == "locked_doors"
    refused = ruling(play, ("piece", "dark-1"), ("along", "great_hall"))
    assert refused.rule == "MOV-11"  # the hall is protected; the doors were no hindrance


@pytest.mark.parametrize("goal", ["great_hall", "astronomy_tower", "hagrids_hut"])
@pytest.mark.row("MOV-11")
def test_p10_dark_arts_pawns_never_end_on_a_protected_area(goal: str) -> None:
    play = dark_exploring("dark_errand", {"dark-1": "courtyard", "dark-2": "library"})
    for pawn in ("dark-1", "dark-2"):
        assert ruling(play, ("piece", pawn), ("to", goal)).rule == "MOV-11"


@pytest.mark.row("MOV-11")
def test_p10_dark_arts_pawns_never_pass_through_a_protected_area() -> None:
    play = dark_exploring("creeping_fog", {"dark-1": "courtyard"})
    refused = ruling(play, ("piece", "dark-1"), ("to", "library"))
    assert (refused.rule, refused.facts["place"]) == ("MOV-11", "great_hall")


@pytest.mark.row("RUL-3")
def test_ruling_a_move_of_no_spaces_is_no_move() -> None:
    play = exploring("second_wind", {})
    assert ruling(play, ("piece", "gryffindor-1"), ("to", "great_hall")).rule == "RUL-3"


@pytest.mark.parametrize(
    "choice", [("to", "hogsmeade"), ("to",), ("along",), ("fly", "library"), ("piece", "x-1")]
)
def test_nonsense_is_refused_not_raised(choice: tuple[str, ...]) -> None:
    play = exploring("long_stride", {})
    assert not ruling(play, ("piece", "gryffindor-1"), choice).allowed
    assert not ruling(play, choice).allowed


def test_a_refusal_leaves_the_state_untouched() -> None:
    play = exploring("spare_minute", {})
    play.choose("piece", "gryffindor-1")
    before = GAME.to_json(play.state)
    with pytest.raises(Refused):
        play.choose("to", "charms_classroom")
    assert GAME.to_json(play.state) == before


@pytest.mark.row("MOV-4")
def test_p10_a_crowd_opens_no_way_either() -> None:
    play = exploring("quiet_steps", {f"gryffindor-{i}": "entrance_hall" for i in (1, 2, 3)})
    assert ruling(play, ("piece", "gryffindor-1"), ("to", "flying_lawn")).rule == "MOV-6"


OBSTACLES = [
    ("locked_doors", "duelling_hall", "paddock"),
    ("protective_spells", "paddock", "stone_bridge"),
    ("physical_objects", "stone_bridge", "spell_room"),
    ("water", "lake_shore", "white_tomb"),
]


@pytest.mark.row("MOV-7")
@pytest.mark.parametrize(("obstacle", "here", "there"), OBSTACLES)
def test_p10_all_four_obstacles_stop_house_pawns(obstacle: str, here: str, there: str) -> None:
    play = exploring("quiet_steps", {"gryffindor-1": here})
    refused = ruling(play, ("piece", "gryffindor-1"), ("to", there))
    assert (refused.rule, refused.facts["obstacle"]) == ("MOV-7", obstacle)


@pytest.mark.row("MOV-8")
@pytest.mark.parametrize(("obstacle", "here", "there"), OBSTACLES)
def test_p20_dark_arts_pawns_go_through_all_four(obstacle: str, here: str, there: str) -> None:
    play = dark_exploring("creeping_fog", {"dark-1": here})
    border = play.edition.board.border(here, there)
    assert border is not None
    assert border.kind == obstacle
    assert ("to", there) in [("to", space) for space in reached(play, "dark-1")]


@pytest.mark.row("MOV-11")
def test_p10_house_pawns_enter_protected_areas() -> None:
    play = exploring("quiet_steps", {"gryffindor-1": "castle_gates"})
    assert "hagrids_hut" in reached(play, "gryffindor-1")


@pytest.mark.row("RUL-3")
def test_ruling_leaving_a_value_unused_is_no_landing() -> None:
    play = exploring("quiet_steps", {"gryffindor-1": "entrance_hall"})
    play.choose("stay")
    assert play.pending.seat == "dark"
    assert not play.happened("moved")


@pytest.mark.row("MOV-2")
def test_p10_no_pawns_of_another_house() -> None:
    play = Play("gryffindor", "slytherin")
    play.explore("gryffindor", Value((2,)))
    assert refuses(play, "piece", "slytherin-1") == "MOV-2"
