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


@pytest.mark.parametrize(
    ("path", "said"),
    [("t/QQQQ", "There is no table with this code"), ("nowhere", "There is no such page")],
)
def test_an_address_that_leads_nowhere_is_a_page_with_a_way_on(
    browser: Browser, quiet_hub: HubProcess, path: str, said: str
) -> None:
    phone = Phone(browser, f"{quiet_hub.url}/{path}")
    expect(phone.page.get_by_text(said)).to_be_visible()
    phone.page.get_by_role("link", name=f"Join table {quiet_hub.code}").click()
    phone.sit("Gryffindor", "Anna")
    assert phone.complaints == []
    phone.context.close()


def test_a_wrong_key_of_the_host_is_a_sentence(browser: Browser, quiet_hub: HubProcess) -> None:
    screen = Screen(browser, f"{quiet_hub.url}/?host=wrong")
    expect(screen.page.locator(".refusal")).to_contain_text("you only look on")
    expect(screen.page.get_by_role("button", name="Start the game")).to_have_count(0)
    screen.page.goto(quiet_hub.screen)
    expect(screen.page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(screen.page.locator(".refusal")).to_have_count(0)
    guest = Screen(browser, quiet_hub.url)
    expect(guest.page.get_by_text("The host starts the game.")).to_be_visible()
    expect(guest.page.locator(".refusal")).to_have_count(0)
    for device in (screen, guest):
        assert device.complaints == []
        device.context.close()


def test_only_who_can_help_is_told_what_helps(browser: Browser, tmp_path: Path) -> None:
    with HubProcess(tmp_path, "--source", "serial:/dev/no-such-port") as hub:
        screen, phone = Screen(browser, hub.screen), Phone(browser, f"{hub.url}/t/{hub.code}")
        for device in (screen, phone):
            lost = device.page.locator("[data-source=lost]")
            expect(lost).to_contain_text("There is no sensor board on /dev/no-such-port.")
        expect(screen.page.locator("[data-source=lost]")).to_contain_text("Plug in its USB cable.")
        expect(phone.page.locator("[data-source] .remedy")).to_have_count(0)
        for device in (screen, phone):
            device.context.close()


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
    long.page.get_by_role("radio", name="Slytherin").check(force=True)
    for name, why in (
        ("x" * 40, "Your name has 40 letters, and there is room for 24"),
        ("x" * 10_000, "there is room for 24"),
        (MARKUP.upper(), "Somebody called <b onclick=alert(1)>Eve sits at this table"),
    ):
        long.page.get_by_label("Your name").fill(name)
        long.page.get_by_role("button", name="Sit down").click()
        expect(long.page.locator(".refusal")).to_contain_text(why)
    long.sit("Slytherin", "x" * 24)
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
