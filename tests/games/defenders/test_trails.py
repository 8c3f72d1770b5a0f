"""Backtracking: all moves of a pawn in one turn together."""

import time
from functools import partial
from random import Random

import pytest

from companion.editions.boxes import open_box
from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.definitions import OBSTACLES, PASSAGES
from companion.games.defenders.core.permits import Permits
from companion.games.defenders.core.trails import Leg, entered, smallest
from companion.games.defenders.main_board.movement import fly_off_points, open_ways

from .table import Play, refuses

TRAINING = open_box("training").edition

QUESTIONS = ("benefit", "displace", "reward", "event")


def moved(
    pawn: str,
    start: str,
    *route: str,
    points: int = 1,
    again: int = 1,
    effect: Effect | None = None,
) -> Play:
    """The pawn has moved, and moves a second time in the same turn. A route of one space names
    where it went; a longer one was drawn."""
    play = Play()
    play.clear()
    play.put(pawn, start)
    second = play.card(Value((again,)))
    effects = (Effect("play"), *((effect,) if effect else ()))
    play.explore(pawn[:-2], Value((points,)), *effects)
    play.choose("effects")
    play.choose("piece", pawn)
    play.choose("to" if len(route) == 1 else "along", *route)
    play.decline(*QUESTIONS)
    play.give(pawn[:-2], second)
    play.set(final_hands=False)
    play.choose("explore", second)
    play.choose("piece", pawn)
    return play


def goals(play: Play) -> set[str]:
    return {str(space) for _, space in play.options}


@pytest.mark.row("MOV-5")
def test_p10_no_way_back_through_a_space_already_passed() -> None:
    play = moved("gryffindor-1", "courtyard", "library", points=2, again=3)
    assert "great_hall" not in goals(play)
    assert refuses(play, "to", "great_hall") == "MOV-5"
    assert refuses(play, "along", "great_hall", "entrance_hall") == "MOV-5"


@pytest.mark.row("MOV-5")
def test_p10_onwards_is_no_way_back() -> None:
    play = moved("gryffindor-1", "courtyard", "library", points=2, again=2)
    assert goals(play) == {"astronomy_tower", "charms_classroom", "dungeons", "entrance_hall"}


@pytest.mark.row("MOV-5", "RUL-9")
def test_p10_a_pawn_does_not_end_where_it_began_the_turn() -> None:
    play = moved("gryffindor-1", "courtyard", "great_hall", again=3)
    assert refuses(play, "to", "courtyard") == "MOV-5"
    assert refuses(play, "along", "courtyard") == "MOV-5"


@pytest.mark.row("RUL-9")
def test_ruling_the_first_space_may_be_crossed_once() -> None:
    play = moved("gryffindor-1", "courtyard", "great_hall", again=2)
    assert "flying_lawn" in goals(play)
    play.choose("along", "courtyard", "flying_lawn")
    assert play.state.places["gryffindor-1"] == "flying_lawn"


@pytest.mark.row("RUL-9")
def test_ruling_dark_arts_pawns_do_not_go_back_either() -> None:
    play = moved("dark-1", "charms_classroom", "forest_edge")
    assert goals(play) == {"courtyard"}
    assert refuses(play, "to", "charms_classroom") == "MOV-5"


@pytest.mark.row("RUL-9")
def test_ruling_the_next_turn_knows_nothing_of_it() -> None:
    play = moved("gryffindor-1", "courtyard", "great_hall")
    play.choose("to", "library")
    play.explore("gryffindor", Value((1,)))
    play.choose("piece", "gryffindor-1")
    assert "great_hall" in goals(play)


@pytest.mark.row("RUL-63")
@pytest.mark.parametrize("onwards", ["great_hall", "astronomy_tower"])
def test_ruling_an_undrawn_way_is_any_that_keeps_later_moves_legal(onwards: str) -> None:
    doors = Effect("pass", what="locked_doors")
    play = moved("gryffindor-1", "library", "charms_classroom", points=2, effect=doors)
    play.choose("to", onwards)
    assert play.state.places["gryffindor-1"] == onwards


@pytest.mark.row("RUL-63")
def test_ruling_a_drawn_way_is_the_way_the_pawn_went() -> None:
    doors = Effect("pass", what="locked_doors")
    way = ("great_hall", "charms_classroom")
    play = moved("gryffindor-1", "library", *way, points=2, effect=doors)
    assert goals(play) == {"astronomy_tower", "forest_edge"}
    assert refuses(play, "to", "great_hall") == "MOV-5"


@pytest.mark.row("RUL-10")
def test_ruling_both_ends_of_a_flight_are_entered() -> None:
    way = ("courtyard", "duelling_hall")
    play = moved("gryffindor-1", "great_hall", *way, again=2, effect=Effect("fly_off"))
    assert refuses(play, "along", "courtyard") == "MOV-5"
    assert refuses(play, "along", "astronomy_tower", "duelling_hall") == "MOV-5"
    assert {"astronomy_tower", "flying_lawn"} <= goals(play)


@pytest.mark.row("RUL-10")
def test_ruling_both_ends_of_a_passage_are_entered() -> None:
    way = ("library", "paddock")
    play = moved(
        "gryffindor-1", "great_hall", *way, points=2, again=2, effect=Effect("passage", what="any")
    )
    assert refuses(play, "along", "library", "dungeons") == "MOV-5"


@pytest.mark.row("RUL-10")
def test_ruling_directly_is_free_of_backtracking() -> None:
    play = Play()
    play.clear()
    play.explore("gryffindor", Value((1,)), Effect("directly", what="courtyard"))
    play.choose("effects")
    play.move("gryffindor-1", "courtyard")
    play.move("gryffindor-1", "great_hall")
    assert play.state.places["gryffindor-1"] == "great_hall"


@pytest.mark.row("RUL-10")
def test_ruling_a_swap_leaves_no_trail() -> None:
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.put("slytherin-1", "courtyard")
    play.explore("gryffindor", Value((1,)), Effect("swap", whom="house"))
    play.choose("effects")
    play.choose("target", "gryffindor-1")
    play.choose("target", "slytherin-1")
    play.move("gryffindor-1", "great_hall")
    assert play.state.places["gryffindor-1"] == "great_hall"


@pytest.mark.row("RUL-10")
def test_ruling_in_the_pool_a_bumped_pawn_is_like_any_other() -> None:
    """Pawns of the pool cannot be told apart, so none of them brings a trail along."""
    play = Play("gryffindor", "slytherin")
    play.clear()
    play.put("dark-1", "courtyard")
    play.put("gryffindor-1", "forest_edge")
    third = play.card(Value((1,)))
    second = play.card(Value((3,)), Effect("play"))
    play.explore("dark", Value((1,)), Effect("play"))
    play.choose("effects")
    play.move("dark-1", "forest_edge")
    play.decline(*QUESTIONS)
    play.give("dark", second, third)
    play.choose("explore", second)
    play.choose("effects")
    play.choose("piece", "dark-1")
    play.choose("along", "forest_edge", "courtyard", "flying_lawn")
    play.choose("explore", third)
    play.choose("piece", "dark-1")
    assert refuses(play, "to", "courtyard") == "MOV-5"
    assert goals(play) == {"paddock"}


@pytest.mark.row("MOV-5")
def test_p10_a_deployed_pawn_does_not_come_back_to_where_it_entered() -> None:
    play = Play()
    play.clear()
    play.explore("dark", Value((4,)))
    play.choose("piece", "dark-1")
    way = ("forest_edge", "courtyard", "forest_edge", "charms_classroom")
    assert refuses(play, "along", *way) == "MOV-5"
    play.choose("along", "forest_edge", "charms_classroom")


@pytest.mark.row("MOV-5", "RUL-15")
@pytest.mark.parametrize("effect", [None, Effect("deploy", must=True)])
def test_p10_however_it_was_deployed_it_does_not_come_back_there(effect: Effect | None) -> None:
    play = Play()
    play.clear()
    second = play.card(Value((2,)))
    play.explore("dark", Value((1 if effect else 2,)), *filter(None, (effect, Effect("play"))))
    play.give("dark", second)
    play.choose("effects")
    if effect:
        play.choose("to", "forest_edge")
    play.choose("piece", "dark-1")
    play.choose("along", *(() if effect else ("forest_edge",)), "courtyard")
    play.choose("explore", second)
    play.choose("piece", "dark-1")
    assert refuses(play, "to", "forest_edge") == "MOV-5"
    assert refuses(play, "along", "forest_edge", "charms_classroom") == "MOV-5"
    assert ("to", "paddock") in play.options


@pytest.mark.row("RUL-63")
def test_ruling_a_drawn_way_tells_which_way_an_earlier_move_went() -> None:
    """From the charms classroom to the greenhouse it came by the forest edge or by flying; then
    it went where it must not have flown before."""
    play = Play()
    play.clear()
    play.put("gryffindor-1", "charms_classroom")
    cards = [play.card(Value((points,)), Effect("play")) for points in (2, 3)]
    play.explore("gryffindor", Value((3,)), Effect("fly_off"), Effect("play"))
    play.give("gryffindor", *cards, *cards)
    play.choose("effects")
    play.move("gryffindor-1", "greenhouse")
    play.decline("benefit")
    play.choose("explore", cards[0])
    play.choose("effects")
    play.choose("piece", "gryffindor-1")
    play.choose("along", "duelling_hall", "astronomy_tower", "flying_lawn")
    play.choose("explore", cards[1])
    play.choose("effects")
    play.choose("piece", "gryffindor-1")
    assert refuses(play, "to", "forest_edge") == "MOV-5"


@pytest.mark.row("RUL-3", "MOV-9")
def test_ruling_a_flight_to_the_own_space_is_no_step() -> None:
    play = Play()
    play.clear()
    play.put("gryffindor-1", "astronomy_tower")
    play.explore("gryffindor", Value((1,)), Effect("fly_off"))
    play.choose("effects")
    play.choose("piece", "gryffindor-1")
    assert refuses(play, "along", "astronomy_tower", "library") == "RUL-3"


@pytest.mark.parametrize("points", [4, 6, 8])
def test_a_flight_before_is_found_out_fast(points: int) -> None:
    """Pawns that fly have far too many ways to try them all, on a big map with everything open."""
    board, random = TRAINING.board, Random(points)
    assert fly_off_points(TRAINING).bit_count() > 6
    leg_of = partial(Leg, points=points, permits=Permits(OBSTACLES, PASSAGES, True), door=True)
    ways = open_ways(TRAINING, "gryffindor", leg_of("", "").permits, True)
    start = random.choice(board.spaces)
    ends = random.sample(board.named(ways.reach(start, points)), 5)
    began = time.process_time()
    for end in ends:
        trails = entered([leg_of(start, end)], partial(open_ways, TRAINING, "gryffindor"))
        assert trails == smallest(trails)
        assert trails
    assert time.process_time() - began < 2


@pytest.mark.row("MOV-5", "RUL-63")
def test_ruling_no_space_is_named_where_each_way_that_the_pawn_may_have_gone_bars_another() -> None:
    """It went over the tower or over the hall, and is to go back over both."""
    doors = Effect("pass", what="locked_doors")
    play = moved("gryffindor-1", "library", "charms_classroom", points=2, again=3, effect=doors)
    refused = play.refusal(("along", "astronomy_tower", "library", "great_hall"))
    assert (refused.key, refused.facts) == ("refused-MOV-5-whichever", {"place": "great_hall"})
    for over in ("astronomy_tower", "great_hall"):
        assert ("to", over) in play.options
