"""One friend, one phone: the host fills the other seats with bots, and hands do as they ask."""

import time
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.hub import HubProcess
from tests.end_to_end.offers import OfferTakers
from tests.end_to_end.pages import Phone, Screen

pytestmark = [pytest.mark.browser, pytest.mark.slow]

BOTS = ("dark", "slytherin")
PAWNS = ("pawn of Slytherin", "pawn of the Dark Arts Player")
"""Whose pawns bots want moved, as people read it."""
TURNS = 4
LONGEST = 240
"""Seconds for so many turns: bots take their time, so that people can follow."""


def test_the_host_fills_and_frees_seats_in_the_lobby(
    browser: Browser, quiet_hub: HubProcess
) -> None:
    screen = Screen(browser, quiet_hub.screen)
    phone = Phone(browser, f"{quiet_hub.url}/t/{quiet_hub.code}")
    start = screen.page.get_by_role("button", name="Start the game")
    for seat in BOTS:
        screen.bot_switch(seat)
        expect(phone.page.locator(f"[data-seat={seat}] [data-bot]")).to_have_text("Bot")
        expect(phone.page.locator(f"[data-seat={seat}] input")).to_be_disabled()
    phone.sit("Gryffindor", "Anna")
    expect(start).to_be_enabled()
    for device in (screen, phone):
        expect(device.page.locator("[data-seat] [data-bot]")).to_have_count(2)
        expect(device.page.locator("[data-seat] .seat-away")).to_have_count(0)
    expect(screen.page.locator('[data-host="bot gryffindor"]')).to_have_count(0)
    screen.bot_switch("dark")
    expect(phone.page.locator("[data-seat=dark][data-free]")).to_be_visible()
    expect(start).to_be_disabled()
    for device in (screen, phone):
        assert device.complaints == []
        device.context.close()


class Solitary(OfferTakers):
    """A friend who also does what bots ask for."""

    def help_a_bot(self) -> str | None:
        """Do the first task as all pages tell it, and tick it; what they say. Bots wait until all
        is done."""
        (phone,) = self.phones.values()
        tasks = phone.page.locator("[data-task]")
        if not tasks.count():
            return None
        task = tasks.first.get_attribute("data-task")
        told = [
            device.page.locator(f"[data-task={task}] span").first for device in (phone, self.screen)
        ]
        sentence = told[0].inner_text()
        expect(told[1]).to_have_text(sentence)
        phone.tick_first()
        return sentence


def test_one_phone_plays_some_turns_against_bots_by_hand(browser: Browser, tmp_path: Path) -> None:
    with HubProcess(tmp_path, "--source", "none") as hub:
        table = Solitary(browser, hub, ("gryffindor",), Random(3), bots=BOTS)
        phone = table.phones["gryffindor"]
        phone.tick_all()
        tasks: list[str] = []
        turns = ["gryffindor"]
        deadline = time.monotonic() + LONGEST
        while len(turns) < TURNS or not any(pawn in task for pawn in PAWNS for task in tasks):
            assert time.monotonic() < deadline, (tasks, turns)
            turn = str(table.screen.whose_turn())
            turns += [turn] if turn != turns[-1] else []
            task = table.help_a_bot()
            if task is not None:
                tasks.append(task)
            else:
                table.act(phone)
        assert set(turns) == {"gryffindor", *BOTS}
        for device in table.devices:
            assert device.complaints == []
            device.context.close()
