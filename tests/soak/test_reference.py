"""Moves on random maps by the hundred thousand, against the reference that tries every walk."""

import pytest

from tests.games.defenders.random_turns import compare_some

from .conftest import Record

pytestmark = pytest.mark.soak

FIRST = 10_000
"""Seeds that no quicker test plays."""
POSITIONS = 200_000


def test_the_game_offers_just_what_the_reference_allows(record: Record) -> None:
    positions = maps = 0
    while positions < POSITIONS:
        positions += compare_some(FIRST + maps)
        maps += 1
    found = f"{positions} positions on {maps} maps, every offer and every refusal agrees"
    record("moves against the reference", FIRST, found)
