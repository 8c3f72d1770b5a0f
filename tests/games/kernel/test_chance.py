"""Chance: fair, repeatable, and by the recipe in the docs."""

import hashlib
from collections import Counter

import pytest

from companion.games.kernel.chance import Chance


@pytest.mark.parametrize("size", [0, 1, 2, 7, 42, 300])
def test_an_order_keeps_every_card(size: int) -> None:
    assert sorted(Chance(b"secret").order(3, size)) == list(range(size))


def test_the_same_secret_epoch_and_outcome_give_the_same_order() -> None:
    assert Chance(b"secret", 2).order(5, 20) == Chance(b"secret", 2).order(5, 20)


def test_another_secret_epoch_or_outcome_gives_another_order() -> None:
    orders = {
        Chance(secret, epoch).order(outcome, 20)
        for secret in (b"one", b"two")
        for epoch in (0, 1)
        for outcome in (0, 1)
    }
    assert len(orders) == 8


def test_the_recipe_can_be_followed_by_hand() -> None:
    """Two cards need one number below two: the first word of the first block decides."""
    first = hashlib.sha256(b"secret" + bytes(4) + bytes(4) + bytes(4)).digest()[:4]
    expected = (1, 0) if int.from_bytes(first, "big") % 2 == 0 else (0, 1)
    assert Chance(b"secret").order(0, 2) == expected


def test_all_orders_of_three_are_about_equally_likely() -> None:
    chance = Chance(b"secret")
    counts = Counter(chance.order(outcome, 3) for outcome in range(6000))
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())  # 1000 +- 5 deviations
