"""The order of the seats in the lobby is the order of the turns."""

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.hub import HubProcess
from tests.end_to_end.pages import Phone, Screen, becomes

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.parametrize("first", ["Gryffindor", "Slytherin"])
def test_set_14_the_first_turn_is_to_the_left_of_the_dark_arts_player(
    browser: Browser, quiet_hub: HubProcess, first: str
) -> None:
    screen = Screen(browser, quiet_hub.screen)
    phones = {}
    for seat in ("Dark Arts", "Gryffindor", "Slytherin"):
        phones[seat] = Phone(browser, f"{quiet_hub.url}/t/{quiet_hub.code}")
        phones[seat].sit(seat, seat.split()[0])
    if first == "Slytherin":
        screen.seat_up("slytherin")
    screen.start()
    phones[first].asked("main-action")
    assert screen.whose_turn() == first.lower()
    later = "Slytherin" if first == "Gryffindor" else "Gryffindor"
    names = ["dark", first.lower(), later.lower()]
    becomes(screen.players, names)
    for phone in phones.values():
        phone.unfold("players")
        own = names.index(str(phone.seat()))
        becomes(phone.players, names[own:] + names[:own])
    for device in (screen, *phones.values()):
        expect(device.page.locator(f"[data-turn={first.lower()}]").first).to_be_visible()
        assert device.complaints == []
        device.context.close()


def test_a_wrong_seat_is_given_back_in_the_lobby(browser: Browser, quiet_hub: HubProcess) -> None:
    screen = Screen(browser, quiet_hub.screen)
    phone = Phone(browser, f"{quiet_hub.url}/t/{quiet_hub.code}")
    phone.sit("Gryffindor", "Anna")
    phone.page.get_by_role("button", name="Stand up").click()
    expect(screen.page.locator("[data-seat=gryffindor]")).to_have_attribute("data-free", "")
    phone.sit("Slytherin", "Anna")
    screen.page.locator('[data-host="free slytherin"]').click()
    screen.page.locator('[data-host="free slytherin-sure"]').click()
    expect(phone.page.get_by_text("The host has given your seat free")).to_be_visible()
    expect(screen.page.locator("[data-seat=slytherin]")).to_have_attribute("data-free", "")
    phone.sit("Gryffindor", "Anna")
    expect(screen.page.locator("[data-seat=gryffindor] .seat-player")).to_have_text("Anna")
    for device in (screen, phone):
        assert device.complaints == []
        device.context.close()
