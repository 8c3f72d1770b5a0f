"""One whole game on five phones and a screen, over the compiled board program, to its end."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from companion.editions.boxes import open_box
from tests.cli.hub import HubProcess
from tests.end_to_end.pages import Phone, Screen
from tests.end_to_end.pawns import Pawns
from tests.firmware.bench import Bench

pytestmark = [
    pytest.mark.browser,
    pytest.mark.realtime,
    pytest.mark.xdist_group("realtime"),
]

BOX = open_box("training")
SEATS = {
    "dark": "Dark Arts",
    "gryffindor": "Gryffindor",
    "hufflepuff": "Hufflepuff",
    "ravenclaw": "Ravenclaw",
    "slytherin": "Slytherin",
}
SEED = int(os.environ.get("COMPANION_SEED", "7"))
ENOUGH_DECISIONS = 600


class Table:
    """Five players who do whatever their phones offer, and move real pawns where they can."""

    def __init__(self, browser: Browser, hub: HubProcess, pawns: Pawns, random: Random) -> None:
        self.pawns = pawns
        self.random = random
        self.decisions = self.by_sensor = self.refused = 0
        self.screen = Screen(browser, hub.screen)
        self.phones: dict[str, Phone] = {}
        for seat, name in SEATS.items():
            self.phones[seat] = Phone(browser, f"{hub.url}/t/{hub.code}")
            self.phones[seat].sit(name, name.split()[0])
        self.screen.start()
        expect(self.screen.page.locator("[data-piece]").first).to_be_visible()
        self.pawns.follow(self.screen.standing())

    def play(self) -> None:
        """Until the pages show how it ended."""
        while not self.is_over() and self.decisions < ENOUGH_DECISIONS:
            seat = self.screen.awaited()
            if seat is not None:
                self.act(self.phones[seat])
                self.pawns.follow(self.phones[seat].standing())

    def is_over(self) -> bool:
        return self.screen.page.locator("[data-outcome]").count() > 0

    def act(self, phone: Phone) -> None:
        """Do something that this phone offers."""
        asked = phone.serial()
        offers = phone.offers()
        if asked is None or not offers:
            phone.page.wait_for_timeout(50)
            return
        choice = self.pick(offers)
        if choice.startswith("piece "):
            self.move(phone, choice)
        elif choice.startswith("to "):
            phone.choose(choice)
            phone.sees_draft("open")
            phone.done()
        else:
            phone.choose(choice)
        phone.answered(asked)
        self.decisions += 1

    def pick(self, offers: list[str]) -> str:
        """Any offer; mostly those that bring the game to its end, or move a pawn."""
        pieces = [offer for offer in offers if offer.startswith("piece ")]
        if "replenish" in offers and self.random.random() < 0.5:
            return "replenish"
        return self.random.choice(pieces if pieces and self.random.random() < 0.8 else offers)

    def move(self, phone: Phone, piece: str) -> None:
        """Choose a pawn on the phone, then carry a real one there, or tap where it goes."""
        phone.choose(piece)
        places = phone.destinations()
        standing = phone.pawns()
        start = standing[piece.split()[1]]
        # On a space with others a sensor cannot tell that one more has come.
        free = [place for place in places if place not in standing.values()]
        if free and self.pawns.stands(start):
            place = self.random.choice(free)
            self.pawns.move(start, place)
            self.by_sensor += 1
        else:
            phone.choose(f"to {self.random.choice(places)}")
        phone.sees_draft("open")
        phone.done()


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
        assert table.by_sensor > 10
        for device in (table.screen, *table.phones.values()):
            expect(device.page.locator("[data-outcome]").first).to_be_visible()
            assert device.complaints == []
            device.context.close()
