"""A whole game without a sensor: choose on the phone, move the pawn by hand, tap Done."""

import os
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.hub import HubProcess
from tests.end_to_end.offers import OfferTakers
from tests.end_to_end.pages import Phone, becomes

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SEED = int(os.environ.get("COMPANION_SEED", "7"))


class Table(OfferTakers):
    """Two players who also tick what they have done on the table."""

    def act(self, phone: Phone) -> None:
        phone.tick_first()
        super().act(phone)


@pytest.mark.parametrize("seed", [SEED])
def test_two_phones_play_a_whole_game_by_hand(browser: Browser, tmp_path: Path, seed: int) -> None:
    with HubProcess(tmp_path, "--source", "none") as hub:
        table = Table(browser, hub, ("dark", "gryffindor"), Random(seed))
        table.phones["dark"].tick_all()
        table.play()
        assert table.is_over(), f"seed {seed}: no end after {table.decisions} decisions"
        assert table.moves  # chance decides how many
        last = table.phones["dark"]
        tasks = table.screen.page.locator(".tasks")
        becomes(lambda: last.tick_first() or tasks.count() > 0, False)
        for phone in table.phones.values():
            becomes(phone.pawns, table.screen.pawns())
            expect(phone.page.locator(".ask")).to_have_count(0)
        table.close()
