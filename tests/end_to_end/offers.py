"""Players who do whatever their phones offer, until the pages show how it ended."""

from collections.abc import Iterable, Mapping
from random import Random

from playwright.sync_api import Browser, TimeoutError, expect

from tests.cli.hub import HubProcess
from tests.end_to_end.pages import Device, Phone, Screen

SEATS: Mapping[str, str] = {
    "dark": "Dark Arts",
    "gryffindor": "Gryffindor",
    "hufflepuff": "Hufflepuff",
    "ravenclaw": "Ravenclaw",
    "slytherin": "Slytherin",
}
"""Seat -> what the phones call it."""
ENOUGH_DECISIONS = 600


class OfferTakers:
    """A phone for each of some seats, bots on others, and the screen."""

    def __init__(
        self,
        browser: Browser,
        hub: HubProcess,
        seats: Iterable[str],
        random: Random,
        bots: Iterable[str] = (),
    ) -> None:
        self.random = random
        self.decisions = self.moves = 0
        self.screen = Screen(browser, hub.screen)
        self.phones: dict[str, Phone] = {}
        for seat in seats:
            self.phones[seat] = Phone(browser, f"{hub.url}/t/{hub.code}")
            self.phones[seat].sit(SEATS[seat], SEATS[seat].split()[0])
        for seat in bots:
            self.screen.bot_switch(seat)
        self.screen.start()
        expect(self.screen.page.locator("[data-piece]").first).to_be_visible()

    @property
    def devices(self) -> tuple[Device, ...]:
        return (self.screen, *self.phones.values())

    def play(self) -> None:
        """Until the pages show how it ended."""
        while not self.is_over() and self.decisions < ENOUGH_DECISIONS:
            seat = self.screen.awaited()
            if seat is not None:
                self.act(self.phones[seat])

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
        try:
            phone.choose(choice)
        except TimeoutError:  # the time to react was over
            assert phone.serial() != asked
            return
        if choice.startswith("piece "):
            self.move(phone, choice.split()[1])
        elif choice.startswith("to "):
            self.moved(phone)
        phone.answered(asked)
        self.decisions += 1

    def pick(self, offers: list[str]) -> str:
        """Any offer; mostly those that bring the game to its end, or move a pawn."""
        pieces = [offer for offer in offers if offer.startswith("piece ")]
        if "replenish" in offers and self.random.random() < 0.75:
            return "replenish"
        return self.random.choice(pieces if pieces and self.random.random() < 0.8 else offers)

    def move(self, phone: Phone, piece: str) -> None:
        """With the pawn chosen, tap where it goes."""
        phone.choose(f"to {self.random.choice(phone.destinations())}")
        self.moved(phone)

    def moved(self, phone: Phone) -> None:
        """The pawn has been carried there: say so."""
        phone.sees_draft("open")
        phone.done()
        self.moves += 1

    def close(self) -> None:
        """Everybody sees how it ended, and no page has complained."""
        for device in self.devices:
            expect(device.page.locator("[data-outcome]").first).to_be_visible()
            assert device.complaints == []
            device.context.close()
