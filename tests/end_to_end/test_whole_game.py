"""One whole game on five phones and a screen, over the compiled board program, to its end."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from companion.editions.boxes import open_box
from tests.cli.hub import HubProcess
from tests.end_to_end.offers import SEATS, OfferTakers
from tests.end_to_end.pages import Phone
from tests.end_to_end.pawns import Pawns
from tests.firmware.bench import Bench

pytestmark = [
    pytest.mark.browser,
    pytest.mark.realtime,
    pytest.mark.xdist_group("realtime"),
]

BOX = open_box("training")
SEED = int(os.environ.get("COMPANION_SEED", "7"))


class Table(OfferTakers):
    """Five players who move real pawns where they can."""

    def __init__(self, browser: Browser, hub: HubProcess, pawns: Pawns, random: Random) -> None:
        super().__init__(browser, hub, SEATS, random)
        self.pawns = pawns
        self.by_sensor = 0
        self.pawns.follow(self.screen.standing())

    def act(self, phone: Phone) -> None:
        super().act(phone)
        self.pawns.follow(phone.standing())

    def move(self, phone: Phone, piece: str) -> None:
        """With the pawn chosen, carry a real one there, or tap where it goes."""
        places = phone.destinations()
        standing = phone.pawns()
        # On a space with others a sensor cannot tell that one more has come.
        free = [place for place in places if place not in standing.values()]
        if free and self.pawns.stands(standing[piece]):
            self.pawns.move(standing[piece], self.random.choice(free))
            self.by_sensor += 1
            self.moved(phone)
        else:
            super().move(phone, piece)


@pytest.fixture
def pawns() -> Iterator[Pawns]:
    with Bench(sensors=len(BOX.places)) as bench:
        yield Pawns(bench, BOX.places)


@pytest.mark.parametrize("seed", [SEED])
def test_five_phones_play_a_whole_game_over_the_sensors(
    browser: Browser, tmp_path: Path, pawns: Pawns, seed: int
) -> None:
    with HubProcess(tmp_path, "--source", f"serial:{pawns.port}") as hub:
        table = Table(browser, hub, pawns, Random(seed))
        table.play()
        assert table.is_over()
        assert table.by_sensor > 0  # how often depends on how the game went
        table.close()
