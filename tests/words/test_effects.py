"""Card text: everything that the vocabulary of effects has is in the catalogue."""

from collections.abc import Iterator
from typing import get_args

import pytest

from companion.editions.defenders.spellings import COUNTED, NEGATED, SPACE, SPELLINGS, TEXT
from companion.games.defenders.core.cards import ANY, Countable, Do, Kept, Trigger, Who, Whose
from companion.words import Words

WORDS = Words()
AREAS = ("inside", "outside", "protected", "stunned", "space")


def has(key: str, attribute: str = "") -> bool:
    whole = f"{key}.{attribute}" if attribute else key
    return WORDS.say(whole, {}) != whole


def whats(do: Do) -> Iterator[str]:
    """What an effect can be spelled with; spaces and texts are named by themselves."""
    words = NEGATED if do == "negate" else SPELLINGS[do].what
    return (word for word in words if word not in ("", SPACE, TEXT))


@pytest.mark.parametrize("do", get_args(Do))
def test_an_effect_has_its_clause_whatever_it_is_spelled_with(do: Do) -> None:
    for what in whats(do):
        assert has(f"effect-{do}-{what}") or has(f"effect-{do}"), what
    if "" in SPELLINGS[do].what and do != "negate":
        assert has(f"effect-{do}")
    if SPELLINGS[do].amounts[0] < 0:
        assert has(f"effect-{do}-back")


@pytest.mark.parametrize("who", get_args(Who))
def test_who_undergoes_an_effect_has_words(who: Who) -> None:
    assert who == "you" or has(f"who-{who}")


@pytest.mark.parametrize("whose", get_args(Whose))
def test_pawns_have_words_aimed_at_and_counted(whose: Whose) -> None:
    assert has(f"pawns-{whose}")
    assert has(f"counted-{whose}")
    assert has(f"counted-{whose}", "many")
    assert has(f"counted-{whose}", "none")


@pytest.mark.parametrize("kept", [f"kept-{kept}" for kept in get_args(Kept)] + ["kept"])
def test_an_item_has_its_forms(kept: str) -> None:
    assert has(kept)
    assert all(has(kept, form) for form in ("a", "many", "none"))


@pytest.mark.parametrize("counted", get_args(Countable))
def test_a_count_has_words_as_a_condition_and_as_a_measure(counted: Countable) -> None:
    assert has(f"per-{counted}")
    bounds = ("least", "most", "exactly", "between")
    whole = has(f"condition-{counted}")
    assert whole or all(has(f"condition-{counted}-{bound}") for bound in bounds)
    assert all(has(f"bounds-{bound}") for bound in bounds)


def test_where_pawns_are_counted_has_words() -> None:
    assert has("where")
    assert all(has(f"where-{area}") for area in AREAS)
    assert {what for what in COUNTED["pawns"] if what not in ("", SPACE)} < set(AREAS)


@pytest.mark.parametrize("trigger", get_args(Trigger))
def test_a_trigger_has_words(trigger: Trigger) -> None:
    assert has(f"reaction-{trigger}")


def test_any_stands_for_an_item_of_every_kind() -> None:
    assert ANY in SPELLINGS["relinquish"].what
    assert not has(f"kept-{ANY}")
