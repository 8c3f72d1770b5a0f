"""The screen in the middle: whoever reads it has no mouse, so what is wanted is in sight."""

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.cli.hub import HubProcess
from tests.end_to_end.evening import Evening
from tests.end_to_end.pages import Screen

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    {"width": 1366, "height": 768},
    {"width": 1920, "height": 1080},
    {"width": 3840, "height": 2160},
]


def in_sight(*things: Locator) -> None:
    for thing in things:
        expect(thing).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_code_and_start_stay_in_sight_however_long_the_lobby_is(
    browser: Browser, quiet_hub: HubProcess, size: ViewportSize
) -> None:
    page = Screen(browser, quiet_hub.screen).page
    page.set_viewport_size(size)
    expect(page.locator(".lobby-about")).to_contain_text("unofficial companion")
    page.locator(".house-rules summary").click()
    start = page.get_by_role("button", name="Start the game")
    in_sight(start, page.locator(".join-code"), page.locator("img.qr"))
    page.locator("[data-ruling]").last.scroll_into_view_if_needed()
    in_sight(start, page.locator("[data-ruling]").last)
    page.context.close()


def test_tasks_votes_and_panels_are_shown_whole(browser: Browser, quiet_hub: HubProcess) -> None:
    evening = Evening(browser, quiet_hub)
    page, ben = evening.screen.page, evening.ben
    expect(page.locator(".tasks li").first).to_be_visible()
    for size in SIZES:
        page.set_viewport_size(size)
        in_sight(*page.locator(".tasks li").all(), page.locator("[data-tick=all]"))
        for tab in page.get_by_role("tab").all():
            tab.click()
            panel = page.locator(".tab-panel[data-active]")
            last = panel.locator("li, p, button").last
            if tab.get_attribute("id") != "tab-log":
                in_sight(last, *page.locator(".tasks li").all())
    ben.unfold("right")
    ben.page.locator("select[name=right-thing]").select_option("gryffindor-1")
    ben.page.locator("select[name=right-value]").select_option("library")
    ben.page.locator("input[name=reason]").fill("a sleeve")
    ben.page.get_by_role("button", name="Ask the table").click()
    page.get_by_role("tab", name="Is this allowed?").click()
    for size in SIZES:
        page.set_viewport_size(size)
        in_sight(page.locator("[data-answer=host-yes]"), page.locator("[data-referee=move] button"))
    evening.close()
