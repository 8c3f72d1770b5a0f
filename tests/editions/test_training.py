"""The training edition uses all that cards may say, so that everybody meets it at the table."""

from collections.abc import Callable, Iterable, Iterator
from typing import get_args

import pytest

from companion.editions.defenders import loading
from companion.editions.defenders.spellings import AREAS, SPACE, SPELLINGS, TEXT
from companion.games.defenders.core.cards import (
    TYPES,
    Card,
    Condition,
    Countable,
    Do,
    Effect,
    Trigger,
    Value,
    source_of,
)

from .breaking import TRAINING

EDITION, _ = loading.load(TRAINING)
CARDS = EDITION.cards.values()
HOUSE = [card for card in CARDS if card.type]
DARK = [card for card in CARDS if card.colour]

THIS_TURN = ("pass", "passage", "fly_off")
UNTIL_THE_NEXT_TURN = ("protect", "bar")
A_TYPE = "<a card type>"
ANY_OF = {SPACE: tuple(EDITION.spaces), A_TYPE: TYPES}
"""Words of which it is enough that each effect has some."""


def that_do(is_meant: Callable[[Effect], object]) -> set[str]:
    """The cards, books and Events with such an effect."""
    return {source_of(address) for address, effect in EDITION.effects.items() if is_meant(effect)}


def words_of(do: Do) -> Iterator[str]:
    """What an effect can be about. Where a pawn that is aimed at stands is asked of one of the
    effects that aim; of the texts, which are the edition's own, there is nothing to ask."""
    words = SPELLINGS[do].what
    if do in ("stand_up", "send_back", "text"):
        yield from (word for word in words if word not in (*AREAS[1:], TEXT))
    elif do == "stun":
        yield from (word for word in words if word != SPACE)
    else:
        yield from dict.fromkeys(A_TYPE if word in TYPES else word for word in words)


def conditions() -> Iterator[tuple[str, Condition]]:
    """Every condition of an effect, with the card, book or Event on which it stands."""
    for address, effect in EDITION.effects.items():
        for condition in effect.when:
            yield source_of(address), condition


def with_value(is_meant: Callable[[Value], object]) -> set[str]:
    return {card.id for card in CARDS if is_meant(card.value)}


def triggers_of(cards: Iterable[Card]) -> list[Trigger]:
    return [card.reaction.to for card in cards if card.reaction]


@pytest.mark.parametrize("do", get_args(Do))
def test_every_primitive_stands_on_two_cards(do: Do) -> None:
    assert len(that_do(lambda effect: effect.do == do)) >= 2


@pytest.mark.parametrize(("do", "word"), [(do, word) for do in SPELLINGS for word in words_of(do)])
def test_all_that_a_primitive_can_be_about_stands_on_two_cards(do: Do, word: str) -> None:
    words = ANY_OF.get(word, (word,))
    assert len(that_do(lambda effect: effect.do == do and effect.what in words)) >= 2


@pytest.mark.parametrize(
    "is_meant",
    [
        lambda effect: effect.do not in (*THIS_TURN, *UNTIL_THE_NEXT_TURN) and not effect.when,
        lambda effect: effect.do in THIS_TURN,
        lambda effect: effect.when,
        lambda effect: effect.do in UNTIL_THE_NEXT_TURN,
        lambda effect: effect.per,
        lambda effect: effect.must,
    ],
    ids=["instant", "this turn", "conditional", "until the next turn", "counted", "must"],
)
def test_hou_18_every_timing_stands_on_two_cards(is_meant: Callable[[Effect], object]) -> None:
    assert len(that_do(is_meant)) >= 2


@pytest.mark.parametrize(
    ("of", "words"),
    [
        ("pawns", ("inside", "outside", *EDITION.spaces)),
        ("hand", ("",)),
        ("zone", ("",)),
        ("loyalty", ("",)),
        ("items", ("token",)),
        ("items", ("book",)),
        ("items", ("scroll",)),
        ("items", ("detector",)),
    ],
    ids=["place", "hand", "zone", "loyalty", "token", "book", "scroll", "detector"],
)
def test_every_kind_of_condition_stands_on_two_cards(of: Countable, words: tuple[str, ...]) -> None:
    asking = {
        source
        for source, condition in conditions()
        if condition.counted.of == of and condition.counted.what in words
    }
    assert len(asking) >= 2


@pytest.mark.parametrize(
    "is_meant",
    [
        lambda value: len(value.points) == 1,
        lambda value: len(value.points) == 2,
        lambda value: value.to == "fly_off",
        lambda value: value.to in EDITION.spaces,
        lambda value: value.extra and value.extra.when,
        lambda value: value.per,
    ],
    ids=["single", "double", "to a Fly Off Point", "to a place", "extra if", "counted"],
)
def test_every_kind_of_value_stands_on_two_cards(is_meant: Callable[[Value], object]) -> None:
    assert len(with_value(is_meant)) >= 2


@pytest.mark.parametrize("trigger", get_args(Trigger))
def test_hou_14_every_trigger_stands_on_two_cards(trigger: Trigger) -> None:
    assert triggers_of(CARDS).count(trigger) >= 2


def test_hou_14_house_players_have_six_reactive_cards_and_every_trigger() -> None:
    triggers = triggers_of(HOUSE)
    assert len(triggers) >= 6
    assert set(triggers) == set(get_args(Trigger))


def test_drk_8_the_dark_arts_player_has_four_reactive_cards_and_every_trigger_but_bumps() -> None:
    triggers = triggers_of(DARK)
    assert len(triggers) >= 4
    assert set(triggers) == set(get_args(Trigger)) - {"bump"}


@pytest.mark.parametrize("side", [HOUSE, DARK], ids=["house", "dark"])
def test_values_are_counted_and_go_on_under_a_condition(side: list[Card]) -> None:
    assert any(card.value.per for card in side)
    assert any(card.value.extra and card.value.extra.when for card in side)


def test_what_the_hub_cannot_do_is_rare() -> None:
    assert len(that_do(lambda effect: effect.do == "text")) == 2


def test_hou_16_confundo_makes_a_house_player_skip_a_turn() -> None:
    effect, _ = EDITION.cards["confundo"].effects
    assert EDITION.cards["confundo"].colour is not None
    assert (effect.do, effect.who, effect.amount) == ("skip", "house", 1)
