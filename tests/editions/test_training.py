"""The training edition uses all that cards may say, so that everybody meets it at the table."""

from collections.abc import Callable, Iterable
from typing import get_args

import pytest

from companion.editions.defenders import loading
from companion.games.defenders.core.cards import Card, Do, Effect, Trigger, source_of

from .breaking import TRAINING

EDITION, _ = loading.load(TRAINING)
CARDS = EDITION.cards.values()
HOUSE = [card for card in CARDS if card.type]
DARK = [card for card in CARDS if card.colour]

THIS_TURN = ("pass", "passage", "fly_off")
UNTIL_THE_NEXT_TURN = ("protect", "bar")


def that_do(is_meant: Callable[[Effect], object]) -> set[str]:
    """The cards, books and Events with such an effect."""
    return {source_of(address) for address, effect in EDITION.effects.items() if is_meant(effect)}


def triggers_of(cards: Iterable[Card]) -> list[Trigger]:
    return [card.reaction.to for card in cards if card.reaction]


@pytest.mark.parametrize("do", get_args(Do))
def test_every_primitive_stands_on_two_cards(do: Do) -> None:
    assert len(that_do(lambda effect: effect.do == do)) >= 2


@pytest.mark.parametrize(
    "is_meant",
    [
        lambda effect: effect.do not in (*THIS_TURN, *UNTIL_THE_NEXT_TURN) and not effect.when,
        lambda effect: effect.do in THIS_TURN,
        lambda effect: effect.when,
        lambda effect: effect.do in UNTIL_THE_NEXT_TURN,
        lambda effect: effect.per,
    ],
    ids=["instant", "this turn", "conditional", "until the next turn", "counted"],
)
def test_hou_18_every_timing_stands_on_two_cards(is_meant: Callable[[Effect], object]) -> None:
    assert len(that_do(is_meant)) >= 2


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


def test_two_cards_have_a_counted_value_and_two_a_further_move() -> None:
    assert sum(card.value.per is not None for card in CARDS) >= 2
    assert sum(card.value.extra is not None for card in CARDS) >= 2


def test_what_the_hub_cannot_do_is_rare() -> None:
    assert len(that_do(lambda effect: effect.do == "text")) == 2


def test_hou_16_confundo_makes_a_house_player_skip_a_turn() -> None:
    effect, _ = EDITION.cards["confundo"].effects
    assert EDITION.cards["confundo"].colour is not None
    assert (effect.do, effect.who, effect.amount) == ("skip", "house", 1)
