"""The keys of the camera's pages: kept as they are, for nobody else's eyes."""

import json
import stat
from pathlib import Path

import pytest

from vision.pages.keys import NAME, Keys


def test_keys_stay_the_same_and_are_for_their_owners_eyes(tmp_path: Path) -> None:
    keys = Keys.of(tmp_path)
    assert Keys.of(tmp_path) == keys
    assert stat.S_IMODE((tmp_path / NAME).stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "damage",
    [
        *(
            "",
            "x",
            "[]",
            "{}",
            '{"phone": "", "maker": ""}',
            '{"phone": 1, "maker": 2}',
            "[" * 100_000,
        ),
        json.dumps({"phone": "\ud800" * 20, "maker": "\ud800" * 20}),
    ],
    ids=range(8),
)
def test_damaged_keys_are_made_anew(tmp_path: Path, damage: str) -> None:
    (tmp_path / NAME).write_text(damage)
    keys = Keys.of(tmp_path)
    assert not keys.open(True, "")
    assert Keys.of(tmp_path) == keys
