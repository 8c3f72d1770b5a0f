"""What people can type or come upon: each is a sentence on the page that they look at."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.hub import HubProcess
from tests.end_to_end.evening import Evening
from tests.end_to_end.pages import Phone, Screen

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MARKUP = "<b onclick=alert(1)>Eve"


def test_an_unknown_code_is_a_sentence(browser: Browser, quiet_hub: HubProcess) -> None:
    phone = Phone(browser, f"{quiet_hub.url}/t/QQQQ")
    expect(phone.page.get_by_text("There is no table with this code")).to_be_visible()
    phone.context.close()


def test_a_name_is_text_and_fits_the_seat(browser: Browser, quiet_hub: HubProcess) -> None:
    screen = Screen(browser, quiet_hub.screen)
    phone = Phone(browser, f"{quiet_hub.url}/t/{quiet_hub.code}")
    phone.page.get_by_role("button", name="Sit down").click()
    expect(phone.page.locator(".refusal")).to_contain_text("enter your name")
    phone.sit("Gryffindor", MARKUP)
    seat = screen.page.locator("[data-seat=gryffindor]")
    expect(seat.locator(".seat-player")).to_have_text(MARKUP)
    expect(seat.locator("b")).to_have_count(0)

    long = Phone(browser, f"{quiet_hub.url}/t/{quiet_hub.code}")
    long.page.get_by_label("Your name").press_sequentially("x" * 40, delay=0)
    expect(long.page.get_by_label("Your name")).to_have_value("x" * 24)
    long.page.get_by_label("Your name").fill("x" * 10_000)
    long.page.get_by_role("radio", name="Slytherin").check(force=True)
    long.page.get_by_role("button", name="Sit down").click()
    expect(long.page.locator(".seat-list [data-seat=slytherin]")).to_contain_text("x" * 24)
    for device in (screen, phone, long):
        assert device.complaints == []
        device.context.close()


def test_a_key_that_is_not_known_any_more_lets_look_on(
    browser: Browser, quiet_evening: Evening, quiet_hub: HubProcess
) -> None:
    name = f"companion.seat.{quiet_hub.code}"
    phone = Phone(
        browser,
        f"{quiet_hub.url}/t/{quiet_hub.code}",
        storage_state={
            "cookies": [],
            "origins": [
                {"origin": quiet_hub.url, "localStorage": [{"name": name, "value": "x" * 22}]}
            ],
        },
    )
    expect(phone.page.get_by_text("You are watching")).to_be_visible()
    assert phone.hand() == []
    phone.context.close()


@contextmanager
def full_disk(hub: HubProcess, data: Path) -> Iterator[None]:
    """No file of the hub can grow while this lasts."""
    largest = max(file.stat().st_size for file in data.iterdir())
    soft, hard = resource.prlimit(hub.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(hub.pid, resource.RLIMIT_FSIZE, (min(largest, 1024), hard))
    try:
        yield
    finally:
        resource.prlimit(hub.pid, resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_a_sentence_and_the_game_stays(
    quiet_evening: Evening, quiet_hub: HubProcess, tmp_path: Path
) -> None:
    anna = quiet_evening.anna
    hand = anna.hand()
    card = f"explore {hand[0]}"
    with full_disk(quiet_hub, tmp_path):
        anna.choose(card)
        expect(anna.page.locator(".refusal")).to_contain_text("Free some space on the disk")
        anna.asked("main-action")
        assert anna.hand() == hand
    quiet_evening.play_a_card(anna)
    expect(anna.page.locator(".refusal")).to_have_count(0)
