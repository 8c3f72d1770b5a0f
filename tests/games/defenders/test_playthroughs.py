"""Short games with all that their readers see: tests/goldens/playthroughs.

A game is a scenario file without expectations; what it comes to stands beside it, and is written
by: python -m pytest tests/games/defenders/test_playthroughs.py --update-goldens
"""

from pathlib import Path

import pytest

from tests.conftest import GOLDENS, Golden

from .playthroughs import told

FILES = sorted((GOLDENS / "playthroughs").glob("*.yaml"))
LONGEST = 400


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_shows_each_reader_what_it_did_before(file: Path, golden: Golden) -> None:
    lines = list(told(file))
    assert len(lines) < LONGEST
    golden(f"playthroughs/{file.stem}.txt", "\n".join(lines) + "\n")
