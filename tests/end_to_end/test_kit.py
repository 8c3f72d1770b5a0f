"""A table with everything real, the cards of one player too, on real pages."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.hub import HubProcess
from tests.end_to_end.evening import SMALL
from tests.end_to_end.pages import Phone, Screen

pytestmark = [pytest.mark.browser]

PARTS = ("shields", "tokens", "markers", "loyalty", "supplies", "path")


def test_real_parts_and_real_cards_from_the_lobby_to_a_second_draw(
    tmp_path: Path, browser: Browser
) -> None:
    with HubProcess(tmp_path, "--edition", SMALL) as hub:
        screen = Screen(browser, hub.screen)
        anna, ben = (Phone(browser, f"{hub.url}/t/{hub.code}") for _ in range(2))
        anna.sit("Gryffindor", "Anna")
        ben.sit("Dark Arts", "Ben")
        for part in PARTS:
            screen.page.locator(f"[data-part={part}] input").click()
        screen.page.locator("[data-paper=gryffindor]").click()
        for part in ("pieces", *PARTS):
            expect(screen.page.locator(f"[data-part={part}] input")).to_be_checked()
        screen.start()

        expect(anna.page.locator(".chores li")).to_have_count(2)
        expect(anna.page.locator(".chores")).to_contain_text("Draw 5 cards from your deck.")
        expect(ben.page.locator(".tasks")).to_contain_text("Put each Hogwarts Token on its own")
        expect(ben.page.locator(".chores")).to_have_count(0)
        expect(anna.page.locator("[data-real]")).to_have_attribute("data-real", "5")
        assert anna.hand() == []
        screen.page.locator("[data-tick=all]").click()
        expect(ben.page.locator(".tasks")).to_have_count(0)
        for left in (1, 0):
            anna.page.locator(".chores [data-tick]").first.click()
            expect(anna.page.locator(".chores li")).to_have_count(left)

        anna.decide("replenish")
        cards = anna.page.locator('[data-could-be] [data-choice^="discard "]')
        anna.decide(str(cards.first.get_attribute("data-choice")))
        anna.decide("enough")
        expect(anna.page.locator(".chores")).to_contain_text("Draw a card from your deck.")
        marker = screen.page.locator("[data-task=task-dark-marker-put]")
        expect(marker).to_contain_text("Move the Dark Arts Marker to space 2 of the Path.")
        for device in (screen, anna, ben):
            assert device.complaints == []
            device.context.close()
