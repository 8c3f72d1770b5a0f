"""Conditions and counts: what cards make depend on something."""

from dataclasses import replace

import pytest

from companion.games.defenders.core.cards import Condition, Count, Effect, Extra, Value
from companion.games.defenders.core.definitions import PathSpace
from companion.games.defenders.resolving.counting import are_met, count, is_where

from .table import Play

OUTSIDE = Condition(Count("pawns", "outside", "moved"))


def play_of(*houses: str) -> Play:
    play = Play(*(houses or ("gryffindor", "slytherin")))
    play.clear()
    return play


@pytest.mark.row("MOV-18")
def test_p16_every_space_is_inside_or_outside_the_castle() -> None:
    play = play_of()
    for space in play.edition.spaces:
        play.put("gryffindor-1", space)
        inside = is_where(play.state, "gryffindor-1", "inside")
        assert inside != is_where(play.state, "gryffindor-1", "outside")
    play.put("dark-1", "pool")
    assert not any(is_where(play.state, "dark-1", where) for where in ("inside", "outside", ""))


@pytest.mark.row("HOU-18")
@pytest.mark.parametrize(("there", "met"), [(0, False), (1, True), (2, True), (3, False)])
def test_p16_at_least_one_and_at_most_two_mean_one_and_two(there: int, met: bool) -> None:
    play = play_of()
    for number in range(there):
        play.put(f"gryffindor-{number + 1}", "courtyard")
    bounds = Condition(Count("pawns", "courtyard"), least=1, most=2)
    assert are_met(play.state, "gryffindor", (bounds,)) == met


@pytest.mark.row("HOU-18", "MOV-18")
@pytest.mark.parametrize("outside", [0, 1, 2])
def test_p16_a_conditional_effect_works_only_where_its_condition_is_met(outside: int) -> None:
    play = play_of()
    space = play.space(inside=False, detector=False)
    for number in range(outside):
        play.put(f"gryffindor-{number + 1}", space)
    two_outside = Condition(Count("pawns", "outside"), 2)
    play.explore("gryffindor", None, Effect("loyalty", when=(two_outside,)))
    play.choose("effects")
    assert play.state.loyalty["gryffindor"] == (2 if outside == 2 else 1)


@pytest.mark.parametrize(
    ("counted", "number"),
    [
        (Count("hand"), 4),
        (Count("loyalty"), 6),
        (Count("items"), 3),
        (Count("items", "scroll"), 1),
        (Count("items", "detector"), 0),
        (Count("zone"), 1),
        (Count("house_players"), 2),
        (Count("house_markers"), 1),
        (Count("pawns"), 3),
        (Count("pawns", whose="house"), 6),
        (Count("pawns", whose="rival"), 3),
        (Count("pawns", "stunned", "any"), 1),
        (Count("pawns", "protected"), 3),
        (Count("pawns", "library"), 0),
    ],
)
def test_what_can_be_counted(counted: Count, number: int) -> None:
    play = play_of()
    play.give("gryffindor", *["quiet_steps"] * 4)
    play.loyal(gryffindor=6)
    play.equip("gryffindor")
    play.set(stunned=frozenset(["slytherin-1"]))
    assert count(play.state, "gryffindor", counted) == number


def test_an_amount_may_be_counted() -> None:
    play = play_of()
    play.equip("gryffindor", scrolls=2)
    play.explore("gryffindor", None, Effect("loyalty", per=Count("items", "scroll")))
    play.choose("effects")
    assert play.state.loyalty["gryffindor"] == 3


@pytest.mark.row("HOU-18", "RUL-34")
@pytest.mark.parametrize("switched", [frozenset(), frozenset({"RUL-34"})])
@pytest.mark.parametrize(
    "effect",
    [
        *(Effect("draw"), Effect("search"), Effect("look", 2, what="draws"), Effect("play")),
        *(Effect("look", 2, what="acquire"), Effect("stun", whom="dark"), Effect("marker")),
        *(Effect("skip", who="rival"), Effect("discard", who="each_rival")),
    ],
)
def test_p16_one_for_each_of_nothing_does_nothing(effect: Effect, switched: frozenset[str]) -> None:
    play = play_of()
    play.set(switched=switched)
    play.put("dark-1", "courtyard")
    deck = play.state.draws["gryffindor"]
    play.set(draws={**play.state.draws, "gryffindor": ()})
    play.set(discards={**play.state.discards, "gryffindor": deck})
    play.explore("gryffindor", None, replace(effect, per=Count("items")))
    before = play.state
    play.events.clear()
    play.choose("effects")
    assert play.pending.kind == "move-pawn"
    assert play.events == []
    assert (play.state.discards, play.state.skips) == (before.discards, before.skips)


def test_a_value_may_be_counted() -> None:
    play = play_of()
    play.equip("gryffindor", scrolls=2)
    play.explore("gryffindor", Value((1,), per=Count("items", "scroll")))
    assert play.pending.facts["points"] == 3


@pytest.mark.row("RUL-8")
def test_ruling_further_spaces_are_a_second_move_of_that_pawn_after_the_landing() -> None:
    play = play_of()
    play.explore("gryffindor", Value(to="stone_bridge", extra=Extra(1, (OUTSIDE,))))
    play.move("gryffindor-1", "stone_bridge")
    play.decline("benefit")
    outside = not play.edition.spaces["stone_bridge"].inside
    assert (play.pending.kind == "move-pawn") == outside
    if outside:
        assert [choice for choice in play.options if choice[0] == "piece"] == [
            ("piece", "gryffindor-1")
        ]


@pytest.mark.row("RUL-8")
def test_ruling_not_where_the_condition_is_not_met_nor_for_a_stunned_pawn() -> None:
    inside = Extra(1, (Condition(Count("pawns", "inside", "moved")),))
    for stunned, extra in ((True, Extra(2)), (False, inside)):
        play = play_of()
        place = play.space(inside=False, detector=False, bonus=None, shield=False, token=None)
        if stunned:
            play.put("dark-1", place)
        play.explore("gryffindor", Value(to=place, extra=extra))
        play.move("gryffindor-1", place)
        play.decline("displace", "benefit")
        assert play.pending.kind != "move-pawn"


@pytest.mark.row("RUL-8")
def test_ruling_a_pawn_that_bumped_and_is_deployed_again_has_no_extra_movement() -> None:
    """The bump takes the last House Marker, and the Event that follows deploys the pawn."""
    play = play_of("gryffindor")
    play.put("dark-1", "courtyard")
    play.put("gryffindor-1", "stone_bridge")
    play.event(dark=(Effect("deploy"),))
    play.set(marker=play.edition.path.index(PathSpace("white", event=True)) - 1)
    play.explore("dark", Value(to="stone_bridge", extra=Extra(2)))
    play.move("dark-1", "stone_bridge")
    play.choose("half")
    while play.pending.kind == "deploy":
        play.choose(*play.options[0])
    play.decline("reward")
    assert play.happened("deployed")
    assert play.state.turn == "gryffindor"
