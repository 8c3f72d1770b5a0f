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
PAWNS = ("Slytherin", "the Dark Arts Player")
"""Whose pawns bots want moved, as people read it."""
TURNS = 4
LONGEST = 120
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

    def move_for_a_bot(self) -> str | None:
        """Move a pawn as all pages say, and tick it; what they say."""
        (phone,) = self.phones.values()
        moves = phone.page.locator("[data-task=task-move]")
        if not moves.count():
            return None
        sentence = moves.first.locator("span").inner_text()
        expect(self.screen.page.locator("[data-task=task-move] span").first).to_have_text(sentence)
        phone.tick_first()
        return sentence


def test_one_phone_plays_some_turns_against_bots_by_hand(browser: Browser, tmp_path: Path) -> None:
    with HubProcess(tmp_path, "--source", "none") as hub:
        table = Solitary(browser, hub, ("gryffindor",), Random(3), bots=BOTS)
        phone = table.phones["gryffindor"]
        phone.tick_all()
        moves: list[str] = []
        turns = ["gryffindor"]
        deadline = time.monotonic() + LONGEST
        while len(turns) < TURNS or not any(name in move for name in PAWNS for move in moves):
            assert time.monotonic() < deadline, (moves, turns)
            turn = str(table.screen.whose_turn())
            turns += [turn] if turn != turns[-1] else []
            move = table.move_for_a_bot()
            if move is not None:
                moves.append(move)
            else:
                table.act(phone)
        assert set(turns) == {"gryffindor", *BOTS}
        for device in table.devices:
            assert device.complaints == []
            device.context.close()
