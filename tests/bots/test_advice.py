"""Advice on Defenders: every question has a rule of thumb, and the plain ones hold."""

from collections.abc import Iterator

import pytest

from companion.games.defenders.advice import advise
from companion.games.defenders.advice.counts import count
from companion.games.defenders.advice.weights import WEIGHTS
from companion.games.defenders.core.cards import Count
from companion.games.defenders.resolving import counting

from .games import BOX, Asked, watched

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def questions() -> list[Asked]:
    return [
        asked
        for houses in (1, 2, 4)
        for n in range(4)
        for asked in watched("sensible", houses, f"{n}")
    ]


def of_kind(questions: list[Asked], *kinds: str) -> Iterator[Asked]:
    found = [asked for asked in questions if asked.pending.kind in kinds]
    assert found
    return iter(found)


def test_there_is_a_rule_of_thumb_for_every_question(questions: list[Asked]) -> None:
    random = [asked for n in range(4) for asked in watched("random", 3, f"{n}")]
    assert {asked.pending.kind for asked in (*questions, *random)} <= set(WEIGHTS)


def test_each_option_gets_a_weight(questions: list[Asked]) -> None:
    for asked in questions:
        assert len(advise(BOX.edition, asked.view, asked.shown)) == len(asked.offered)


def counted() -> Iterator[Count]:
    """All that cards, books and Events of the edition count."""
    for effect in BOX.edition.effects.values():
        yield from (condition.counted for condition in effect.when)
        if effect.per:
            yield effect.per
    for card in BOX.edition.cards.values():
        if card.value.per:
            yield card.value.per


def test_what_cards_count_is_counted_from_the_view_as_by_the_rules(questions: list[Asked]) -> None:
    counts = set(counted())
    assert len(counts) > 5
    for asked in questions[::20]:
        for each in counts:
            seat = asked.pending.seat
            seen = count(BOX.edition, asked.view, seat, each)  # type: ignore[arg-type] # plain strings do
            assert seen == counting.count(asked.state, seat, each), each


def test_every_benefit_is_taken(questions: list[Asked]) -> None:
    """But for a Hogwarts Token where one is held already."""
    for asked in of_kind(questions, "benefit"):
        if asked.chosen == ("enough",):
            assert set(asked.offered) <= {("enough",), ("take", "token")}


def test_a_scroll_is_taken_as_soon_as_it_can_be(questions: list[Asked]) -> None:
    offers = [asked for asked in questions if any(c[0] == "scroll" for c in asked.offered)]
    assert offers
    assert {asked.chosen[0] for asked in offers} == {"scroll"}


def test_the_dark_arts_player_bumps_when_a_pawn_can(questions: list[Asked]) -> None:
    bumps = 0
    for asked in of_kind(questions, "move-to"):
        if asked.pending.seat != "dark" or asked.view["dark_location"] is not None:
            continue
        prey = {p["place"] for p in asked.view["pieces"] if p["owner"] != "dark"}
        if any(goal in prey for _, goal in asked.offered):
            assert asked.chosen[1] in prey
            bumps += 1
    assert bumps


def test_a_pawn_that_ends_the_game_goes_there(questions: list[Asked]) -> None:
    """A Dark Arts Pawn that completes the number on the Dark Location, and a House Pawn that
    lands where its player's second Defence Shield is to be had."""
    for asked in of_kind(questions, "move-to"):
        goal = winning_goal(asked)
        if goal is not None and ("to", goal) in asked.offered:
            assert asked.chosen == ("to", goal)


def winning_goal(asked: Asked) -> str | None:
    """Where this pawn would win, in the plain cases."""
    view, pawn = asked.view, asked.pending.facts["pawn"]
    goal = view["dark_location"]
    at = [p for p in view["pieces"] if p["place"] == goal and p["piece"] != pawn]
    if goal and all(p["owner"] == "dark" for p in at) and len(at) + 1 == view["needed"]:
        return str(goal)
    me = next((house for house in view["houses"] if house["seat"] == asked.pending.seat), None)
    if me is None or not (me["shields"] and me["book"] and me["scrolls"] and me["coin"]):
        return None
    coins = [space for space, item in view["shields"].items() if item == "coin"]
    return coins[0] if len(coins) == 1 and not me["detector"] else None
