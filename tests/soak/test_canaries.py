"""Hundreds of games through the real server: no message names a card to who may not know it."""

from pathlib import Path
from random import Random

import pytest

from tests.secrets.canaries import edition_of_canaries
from tests.secrets.evening import evening
from tests.secrets.leaks import Checked
from tests.secrets.test_canaries import play

from .conftest import Record

pytestmark = pytest.mark.soak

GAMES, AT_A_HUB = 240, 8
LENGTHS = (30, 60, 90, 150, 600)
"""Things that are done in a game; the last is to its end."""


def test_canaries_are_heard_only_by_who_may_hear_them(tmp_path: Path, record: Record) -> None:
    box, found = edition_of_canaries(tmp_path / "edition"), Checked(0, 0)
    for seed in range(GAMES // AT_A_HUB):
        random = Random(seed)
        with evening(tmp_path / str(seed), box) as opened:
            for _ in range(AT_A_HUB):
                found += play(opened, random, random.choice(LENGTHS))
    record(
        "canaries",
        0,
        f"{GAMES} games, {found.messages} messages, a canary heard {found.canaries} times,"
        " each by who may",
    )
