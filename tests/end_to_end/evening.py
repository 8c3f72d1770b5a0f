"""Two friends and a screen round a small map."""

import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from companion.editions.boxes import open_box
from companion.games.kernel.box import Box
from tests.cli.hub import HubProcess
from tests.end_to_end.pages import PATIENCE, Phone, Screen, becomes

SMALL = str(Path(__file__).parents[1] / "games" / "defenders" / "small")
BOX = open_box(SMALL)
"""A small map: everything is one or two steps from the Great Hall."""

NOTHING_MORE = ", ".join(f'[data-choice="{choice}"]' for choice in ("enough", "stay", "end"))


class Evening:
    """Two phones and a screen round a hub."""

    def __init__(self, browser: Browser, hub: HubProcess, box: Box = BOX) -> None:
        self._cards = box.edition.cards
        self.screen = Screen(browser, hub.screen)
        self.anna = Phone(browser, f"{hub.url}/t/{hub.code}")
        self.ben = Phone(browser, f"{hub.url}/t/{hub.code}")
        self.anna.sit("Gryffindor", "Anna")
        self.ben.sit("Dark Arts", "Ben")
        self.screen.start()
        self.anna.asked("main-action")
        expect(self.screen.page.locator("[data-piece]").first).to_be_visible()

    @property
    def devices(self) -> tuple[Phone | Screen, ...]:
        return (self.screen, self.anna, self.ben)

    def play_a_card(self, phone: Phone, at_most: int = 20, at_least: int = 1) -> None:
        """The phone explores with a card from its hand, of so many points for one pawn."""
        values = {card: self._cards[card].value.points for card in phone.hand()}
        whole = {card: points[0] for card, points in values.items() if len(points) == 1}
        fit = [card for card, points in whole.items() if at_least <= points <= at_most]
        phone.choose(f"explore {fit[0]}")
        if self._cards[fit[0]].effects:
            phone.choose("move")
        phone.asked("move-pawn")

    def finish(self, phone: Phone, following: Phone) -> None:
        """Want nothing more of this turn."""
        wanted_nothing = phone.page.locator(NOTHING_MORE)
        turn_is_over = following.page.locator('.ask[data-kind="main-action"]')
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if turn_is_over.count():
                return
            if wanted_nothing.count() and (asked := phone.serial()):
                wanted_nothing.first.click()
                phone.answered(asked)
            phone.page.wait_for_timeout(50)
        following.asked("main-action")

    def agree_on_pawns(self) -> None:
        """Every page comes to show the same pawns in the same places."""
        assert self.screen.pawns()
        phones = (self.anna, self.ben)
        becomes(lambda: [phone for phone in phones if phone.pawns() != self.screen.pawns()], [])

    def close(self) -> None:
        complaints = [line for device in self.devices for line in device.complaints]
        for device in self.devices:
            device.context.close()
        assert complaints == []
