"""What the game offers and refuses, against a slow search that tries every walk."""

import pytest

from .random_turns import compare_some

MAPS = 40


@pytest.mark.row("MOV-1", "MOV-2", "MOV-3", "MOV-4", "MOV-5", "MOV-6", "MOV-7", "MOV-8", "MOV-9")
@pytest.mark.row("MOV-10", "MOV-11", "MOV-12", "MOV-13", "MOV-14", "MOV-15", "MOV-16")
@pytest.mark.row("RUL-2", "RUL-3", "RUL-6", "RUL-9", "RUL-10", "RUL-11", "RUL-12", "RUL-14")
@pytest.mark.row("RUL-15", "RUL-18", "RUL-25", "RUL-51", "RUL-63")
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(MAPS))
def test_the_game_offers_just_what_the_reference_allows_and_refuses_truly(seed: int) -> None:
    assert compare_some(seed) > 20
