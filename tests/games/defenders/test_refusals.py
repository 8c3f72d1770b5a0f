"""What a refused move is told: the rule that really stops it."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from functools import partial
from itertools import combinations
from random import Random

import pytest

from companion.editions.boxes import open_box
from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.definitions import OBSTACLES, ROOM, Edition
from companion.games.defenders.core.permits import NONE
from companion.games.defenders.core.state import State
from companion.games.defenders.main_board.refusals import rule_on_destination, rule_on_route
from companion.games.kernel.rulings import Ruling

from .random_grounds import edition_of, random_ground
from .reference_rulings import kinds_named
from .table import GAME, Play

PAWN = "gryffindor-1"


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


@pytest.mark.row("MOV-7")
@pytest.mark.parametrize("seed", range(20))
def test_law_who_may_pass_the_obstacles_that_are_named_may_go_there(seed: int) -> None:
    random = Random(seed)
    for _ in range(5):
        edition = edition_of(random_ground(random))
        state = standing_somewhere(edition, random)
        for attempt in stopped_by_obstacles(state, random):
            assert is_whole_truth(attempt, state)


@pytest.mark.row("MOV-7")
def test_law_and_so_it_is_on_the_map_of_the_training_box() -> None:
    random, edition, kinds = Random(1), open_box("training").edition, set()
    for _ in range(6):
        state = standing_somewhere(edition, random)
        for attempt in stopped_by_obstacles(state, random):
            assert is_whole_truth(attempt, state)
            kinds.add(len(kinds_named(attempt(state))))
    assert kinds >= {1, 2}


Attempt = Callable[[State], Ruling]


def standing_somewhere(edition: Edition, random: Random) -> State:
    """A pawn that may pass some of the obstacles."""
    play = Play("gryffindor", "slytherin")
    play.loyal(gryffindor=5)
    state = play.state
    state.edition = edition
    state.places = {**state.places, PAWN: random.choice(edition.board.spaces)}
    state.permits = NONE.passing(*random.sample(OBSTACLES, random.choice((0, 0, 1))))
    return state


def stopped_by_obstacles(state: State, random: Random) -> Iterator[Attempt]:
    """The moves, to any space and by some ways that are drawn, that obstacles stop."""
    spaces = state.edition.board.spaces
    for points in range(1, 6):
        attempts = [partial(rule_on_destination, goal=goal) for goal in spaces]
        attempts += [partial(rule_on_route, steps=some_way(state, random)) for _ in range(5)]
        for attempt in attempts:
            made = partial(attempt, pawn=PAWN, points=points)
            if made(state).rule == "MOV-7":
                yield made


def some_way(state: State, random: Random) -> list[str]:
    board, way = state.edition.board, [state.places[PAWN]]
    for _ in range(random.randint(1, 4)):
        way.append(random.choice([space for space in board.spaces if board.border(way[-1], space)]))
    return way[1:]


def is_whole_truth(attempt: Attempt, state: State) -> bool:
    """Do the kinds of obstacles that are named stop the move, all of them and nothing else?"""
    kinds = kinds_named(attempt(state))
    fewer = combinations(kinds, len(kinds) - 1)
    return attempt(passing(state, kinds)).allowed and not any(
        attempt(passing(state, some)).allowed for some in fewer
    )


def passing(state: State, kinds: Collection[str]) -> State:
    state = state.copy()
    state.permits = state.permits.passing(*kinds)
    return state


@pytest.mark.row("RUL-14", "MOV-1", "MOV-16")
@pytest.mark.parametrize(
    ("value", "rule"), [(Value((2,)), "MOV-1"), (Value(to=ROOM), "MOV-16")], ids=["walk", "named"]
)
def test_ruling_the_room_is_entered_by_a_dark_pawn_through_the_switched_ruling(
    value: Value, rule: str
) -> None:
    for seat, by in (("dark", "RUL-14"), ("gryffindor", rule)):
        play = cleared("RUL-14")
        play.loyal(gryffindor=5)
        exploring(seat, value, "trophy_room", play=play)
        allowed = why(play, ("piece", f"{seat}-1"), ("to", ROOM))
        assert (allowed.allowed, allowed.rule) == (True, by)


@pytest.mark.row("MOV-14", "RUL-15")
def test_p20_a_pawn_from_the_pool_is_deployed_and_goes_on_by_our_ruling() -> None:
    play = cleared()
    space = play.space(deployment=True)
    play.explore("dark", Value((2,)))
    play.choose("piece", "dark-1")
    rules = {why(play, choice).rule for choice in play.options if choice[1] == space}
    assert rules == {"MOV-14"}
    further = [choice for choice in play.options if not play.edition.spaces[choice[1]].deployment]
    assert {why(play, choice).rule for choice in further} == {"RUL-15"}
