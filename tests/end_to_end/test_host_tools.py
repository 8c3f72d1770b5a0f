"""What only the host can do while the game is played, on the screen and as the others see it."""

from collections.abc import Mapping

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.cli.hub import HubProcess
from tests.end_to_end.evening import Evening
from tests.end_to_end.pages import Phone

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WAYS: Mapping[str, tuple[Mapping[str, str], str]] = {
    "stands": ({"thing": "gryffindor-1", "value": "library"}, "corrected-place"),
    "lies": ({"thing": "gryffindor-1", "value": "1"}, "corrected-posture"),
    "marker": ({"value": "3"}, "corrected-marker"),
    "loyalty": ({"value": "6"}, "corrected-loyalty"),
}
"""Verb -> what the form is told, and the event that everybody reads."""


def looks(page: Page, verb: str) -> str:
    """What a page shows of a thing that can be set right."""
    shown: Mapping[str, str] = {
        "stands": "[data-piece=gryffindor-1]",
        "lies": "[data-piece=gryffindor-1]",
        "marker": "[data-marker]",
        "loyalty": ".loyalty-space:has([data-loyalty=gryffindor]) .loyalty-number",
    }
    thing = page.locator(shown[verb]).first
    attribute = {"stands": "data-at", "lies": "data-lying"}.get(verb)
    return str(thing.get_attribute(attribute) if attribute else thing.text_content())


@pytest.mark.parametrize("verb", WAYS)
def test_what_went_wrong_on_the_table_is_set_right_and_taken_back(
    quiet_evening: Evening, verb: str
) -> None:
    screen, told, event = quiet_evening.screen, *WAYS[verb]
    pages = [device.page for device in quiet_evening.devices]
    for phone in (quiet_evening.anna, quiet_evening.ben):
        phone.unfold("log")
        phone.unfold("tracks")
    before = {page: looks(page, verb) for page in pages}
    reason = f"a sleeve, <b>{verb}</b>"
    screen.put_right(verb, told, reason)
    screen.host_tools()
    for page in pages:
        expect(page.locator(f"[data-event={event}]")).to_have_count(1)
        expect(page.locator("[data-event=event-corrected]")).to_contain_text(reason)
        assert looks(page, verb) != before[page]
    assert len({looks(page, verb) for page in pages}) == 1

    screen.host_tools()
    screen.page.locator("[data-host=undo]").click()
    screen.host_tools()
    for page in pages:
        expect(page.locator(f"[data-event={event}][data-undone]")).to_have_count(1)
        assert looks(page, verb) == before[page]


def test_a_hand_is_set_right_by_the_host_alone(quiet_evening: Evening) -> None:
    """Beyond the pawns: several cards, which everybody but their player is told nothing of."""
    anna, ben, screen = quiet_evening.anna, quiet_evening.ben, quiet_evening.screen
    wanted, before = anna.hand()[:2], anna.hand()
    screen.host_tools()
    screen.page.locator("select[name=right-kind]").select_option("hands")
    screen.page.locator("select[name=right-thing]").select_option("gryffindor")
    for card in wanted:
        screen.page.locator("select[name=right-add]").select_option(card)
    expect(screen.page.locator("[data-take-away]")).to_have_count(2)
    screen.correct("the wrong cards were dealt")
    expect(anna.page.locator("[data-card]")).to_have_count(2)
    assert sorted(anna.hand()) == sorted(wanted) != sorted(before)
    ben.unfold("log")
    expect(ben.page.locator("[data-event=corrected-hands]")).to_contain_text("2 cards")
    ben.unfold("right")
    expect(ben.page.locator("select[name=right-kind] option[value=scrolls]")).to_be_attached()
    expect(ben.page.locator("select[name=right-kind] option[value=hands]")).to_have_count(0)


def test_a_pawn_is_set_right_by_taps_on_the_map(quiet_evening: Evening) -> None:
    screen = quiet_evening.screen
    start = screen.pawns()["gryffindor-1"]
    screen.host_tools()
    for place in (start, "library"):
        screen.page.locator(f'[data-place="{place}"]').first.click()
    screen.correct("it slid")
    quiet_evening.anna.page.locator('[data-at="library"]').first.wait_for(state="attached")
    quiet_evening.agree_on_pawns()


def test_a_correction_needs_everything_said(quiet_evening: Evening) -> None:
    page = quiet_evening.screen.page
    quiet_evening.screen.host_tools()
    button = page.locator("[data-host=correct]")
    page.locator("select[name=right-kind]").select_option("marker")
    page.locator("input[name=reason]").fill("why")
    expect(button).to_be_disabled()
    page.locator("select[name=right-value]").select_option("2")
    page.locator("input[name=reason]").fill("  ")
    expect(button).to_be_disabled()
    expect(page.locator("select[name=right-value] option").last).not_to_have_attribute(
        "value", "15"
    )


def test_a_seat_given_free_is_taken_on_another_phone_with_a_new_key(
    browser: Browser, quiet_evening: Evening, quiet_hub: HubProcess
) -> None:
    anna, screen = quiet_evening.anna, quiet_evening.screen
    old_key, hand = anna.key(quiet_hub.code), anna.hand()
    screen.host_tools()
    screen.page.locator('[data-host="free gryffindor"]').click()
    screen.page.locator('[data-host="free gryffindor-sure"]').click()
    expect(anna.page.get_by_text("The host has given your seat free")).to_be_visible()
    expect(anna.page.locator(".hand")).to_have_count(0)

    zoe = Phone(browser, f"{quiet_hub.url}/t/{quiet_hub.code}")
    zoe.page.get_by_label("Your name").fill("Zoe")
    zoe.page.get_by_role("button", name="Sit down").click()
    zoe.asked("main-action")
    assert zoe.hand() == hand
    assert zoe.key(quiet_hub.code) not in (None, old_key)
    anna.page.reload()
    expect(anna.page.get_by_text("You are watching")).to_be_visible()
    assert anna.hand() == []
    expect(screen.page.get_by_text("Zoe (Gryffindor)").first).to_be_visible()
    assert zoe.complaints == []
    zoe.context.close()


def test_a_new_table_takes_the_screen_and_leaves_the_game(
    quiet_evening: Evening, quiet_hub: HubProcess
) -> None:
    anna, screen, old = quiet_evening.anna, quiet_evening.screen, quiet_hub.code
    screen.host_tools()
    screen.page.locator("[data-host=new-table]").click()
    screen.page.locator("[data-host=new-table-sure]").click()
    expect(screen.page.locator(".join-code")).not_to_have_text(old)
    new = quiet_hub.code
    assert new != old
    expect(screen.page.locator(".join-code")).to_have_text(new)
    expect(screen.page.get_by_role("button", name="Start the game")).to_be_visible()

    anna.asked("main-action")
    link = anna.page.locator("a.other-table")
    expect(link).to_have_attribute("href", f"/t/{new}")
    quiet_evening.play_a_card(anna)
    link.click()
    anna.sit("Slytherin", "Anna")
    expect(screen.page.locator("[data-seat=slytherin]")).to_contain_text("Anna")
    anna.page.goto(f"{quiet_hub.url}/t/{old}")
    anna.asked("move-pawn")


def test_the_host_goes_back_to_a_game_that_was_left(
    quiet_evening: Evening, quiet_hub: HubProcess
) -> None:
    anna, page, old = quiet_evening.anna, quiet_evening.screen.page, quiet_hub.code
    quiet_evening.screen.host_tools()
    page.locator("[data-host=new-table]").click()
    page.locator("[data-host=new-table-sure]").click()
    back = page.locator(f'[data-host="show {old}"]')
    expect(back).to_have_text(f"Go back to table {old}: Anna, Ben")
    expect(anna.page.locator(".other-table")).to_be_visible()
    back.click()
    expect(page.locator("[data-turn]").first).to_be_visible()
    quiet_evening.screen.host_tools()
    expect(page.locator("[data-host=new-table]")).to_be_visible()
    expect(anna.page.locator(".other-table")).to_have_count(0)
    assert quiet_hub.code == old
