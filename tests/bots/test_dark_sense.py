"""What a sensible Dark Arts Player knows: positions in which one choice is clearly right."""

import pytest

from companion.games.defenders.core.cards import Effect, Value
from companion.games.defenders.core.state import Lasting
from tests.games.defenders.table import Play

from .positions import chosen, go_on, infiltrate, table

SEAT = "dark"
HOUSES = ("gryffindor", "hufflepuff")


def test_the_pawn_that_ends_the_game_goes_to_the_dark_location() -> None:
    """Rather than to any bump."""
    play = table(*HOUSES)
    infiltrate(play, "mirror_hall", 2, "mirror_hall", "study_hall")
    play.equip("gryffindor")
    play.put("gryffindor-1", "banner_hall")
    play.turn_of(SEAT)
    play.give(SEAT, "creeping_fog")
    go_on(play)
    assert play.is_over
    assert play.state.result.seats == (SEAT,)


def test_a_pawn_on_the_dark_location_stays_there() -> None:
    play = table(*HOUSES)
    infiltrate(play, "mirror_hall", 3, "mirror_hall", "mirror_hall")
    play.turn_of(SEAT)
    play.give(SEAT, "creeping_fog")
    go_on(play)
    assert play.state.places["dark-1"] == play.state.places["dark-2"] == "mirror_hall"


def test_the_token_that_brings_the_dark_location_is_taken() -> None:
    play = table(*HOUSES)
    play.set(progress=frozenset(("white", "orange")), marker=7, reached=7)
    play.advance()
    go_on(play, until="event")
    assert ("half",) in play.options
    assert chosen(play) == ("progress-token",)


def bumped_by_the_pawn_in_the_hearth_room(play: Play) -> list[str | int]:
    """Whose pawns a card with which several are in reach bumps."""
    play.put("dark-1", "hearth_room")
    play.turn_of(SEAT)
    play.give(SEAT, "creeping_fog")
    go_on(play)
    return [event.facts["owner"] for event in play.happened("bumped")]


def test_the_pawn_that_is_about_to_win_is_bumped() -> None:
    play = table(*HOUSES)
    play.equip("hufflepuff")
    play.set(won={"gryffindor": (), "hufflepuff": ("coin",)}, shields={"study_hall": "coin"})
    play.put("hufflepuff-1", "banner_hall")
    play.put("gryffindor-1", "bell_walk")
    assert bumped_by_the_pawn_in_the_hearth_room(play) == ["hufflepuff"]


def test_no_bump_is_tried_that_an_effect_forbids() -> None:
    play = table(*HOUSES)
    play.put("gryffindor-1", "banner_hall")
    play.put("hufflepuff-1", "armoury")
    play.put("dark-1", "bell_walk")
    play.turn_of(SEAT)
    by = "gryffindor"
    play.set(lasting=(Lasting(by, by, "protect", "bump", "unseen_draught"),))
    play.give(SEAT, "creeping_fog")
    go_on(play)
    assert [event.facts["owner"] for event in play.happened("bumped")] == ["hufflepuff"]


def test_nothing_is_taken_from_who_has_nothing() -> None:
    """Of two halves of a card the one that does something."""
    play = table(*HOUSES)
    choices = ((Effect("relinquish", what="token", who="house"),), (Effect("draw"),))
    play.explore(SEAT, None, Effect("choose", choices=choices))
    go_on(play, until="choose")
    assert chosen(play) == ("choose", 1)


def test_a_token_in_hand_is_taken_before_a_card_is_drawn() -> None:
    """The same card, once somebody has one."""
    play = table(*HOUSES)
    play.set(tokens={**play.state.tokens, "charms": "gryffindor"})
    choices = ((Effect("relinquish", what="token", who="house"),), (Effect("draw"),))
    play.explore(SEAT, None, Effect("choose", choices=choices))
    go_on(play, until="choose")
    assert chosen(play) == ("choose", 0)
    go_on(play, until="whom")
    assert chosen(play) == ("whom", "gryffindor")


def test_the_item_is_taken_that_is_hardest_to_get_again() -> None:
    """A Parchment Scroll before a Hogwarts Token, and of any item what its owner misses least."""
    play = table(*HOUSES)
    play.set(
        tokens={**play.state.tokens, "charms": "gryffindor"},
        scrolls={"gryffindor": 1, HOUSES[1]: 1},
    )
    effects = [Effect("relinquish", what=what, who="house") for what in ("token", "scroll", "any")]
    play.explore(SEAT, None, Effect("choose", choices=tuple((effect,) for effect in effects)))
    go_on(play, until="choose")
    assert chosen(play) == ("choose", 1)
    play.choose("choose", 2)
    assert chosen(play) == ("whom", HOUSES[1])


@pytest.mark.parametrize(("needed", "offered"), [(3, True), (2, False)])
def test_a_tie_is_offered_when_the_cards_cannot_bring_enough_pawns(
    needed: int, offered: bool
) -> None:
    play = table(*HOUSES)
    infiltrate(play, "mirror_hall", needed)
    play.set(final_hands=True, marker=len(play.edition.path) - 1)
    play.turn_of(SEAT)
    play.give(SEAT, "creeping_fog")
    assert (chosen(play) == ("offer-tie",)) is offered


@pytest.mark.parametrize(("shields", "answer"), [((), "pass"), (("coin",), "react")])
def test_a_token_use_is_answered_when_its_player_is_ahead(
    shields: tuple[str, ...], answer: str
) -> None:
    play = table(*HOUSES)
    play.set(tokens={**play.state.tokens, "charms": "gryffindor"}, marker=5, reached=5)
    play.set(won={"gryffindor": shields, "hufflepuff": ()})
    play.turn_of("gryffindor")
    play.give("gryffindor", "alohomora")
    play.give(SEAT, "snatching_hand")
    play.set(unseen=frozenset((SEAT,)))
    play.choose("token")
    assert play.pending.seat == SEAT
    assert chosen(play)[0] == answer


def test_cards_are_played_before_more_are_drawn() -> None:
    play = table(*HOUSES)
    play.turn_of(SEAT)
    play.give(SEAT, "creeping_fog", "night_march", "dark_errand")
    assert chosen(play)[0] == "explore"
    play.give(SEAT)
    assert chosen(play) == ("replenish",)


def test_the_last_house_marker_is_worth_more_than_who_is_ahead() -> None:
    play = table(*HOUSES)
    play.equip("gryffindor", scrolls=2)
    play.set(shields={}, markers={"gryffindor": SEAT, "hufflepuff": "hufflepuff"})
    play.put("gryffindor-1", "banner_hall")
    play.put("hufflepuff-1", "bell_walk")
    assert bumped_by_the_pawn_in_the_hearth_room(play) == ["hufflepuff"]


def test_effects_that_are_locked_yet_count_for_nothing() -> None:
    play = table(*HOUSES)
    locked = play.card(Value((1,)), Effect("again"), colour="orange")
    plain = play.card(Value((1,)), colour="white")
    play.turn_of(SEAT)
    play.give(SEAT, locked, *[plain] * 4)
    assert chosen(play) == ("explore", plain)
