"""`companion play --demo` on the pages."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.hub import HubProcess
from tests.end_to_end.pages import Phone, Screen

pytestmark = [pytest.mark.browser, pytest.mark.slow]

A_MINUTE = 60_000


def test_bots_move_pawns_within_a_minute(browser: Browser, tmp_path: Path) -> None:
    with HubProcess(tmp_path, "--demo") as hub:
        screen = Screen(browser, hub.screen)
        moved = screen.page.locator("[data-event=moved]").first
        moved.wait_for(state="attached", timeout=A_MINUTE)
        expect(screen.page.locator(".tasks")).to_have_count(0)
        watcher = Phone(browser, f"{hub.url}/t/{hub.code}")
        expect(watcher.page.get_by_text("You are watching")).to_be_visible()
        for device in (screen, watcher):
            assert device.complaints == []
            device.context.close()
