"""Phones that go away, come back, or are two."""

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.cli.hub import HubProcess
from tests.end_to_end.evening import Evening
from tests.end_to_end.pages import PATIENCE, Phone, becomes, settled

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_second_connection_of_a_seat_takes_over(
    browser: Browser, quiet_evening: Evening, quiet_hub: HubProcess
) -> None:
    anna = quiet_evening.anna
    other = Phone(
        browser,
        f"{quiet_hub.url}/t/{quiet_hub.code}",
        storage_state=anna.context.storage_state(),
    )
    other.asked("main-action")
    expect(anna.page.get_by_text("Your seat was opened on another device")).to_be_visible()
    expect(anna.page.locator(".ask")).to_have_count(0)
    assert other.hand()
    assert other.complaints == []

    anna.page.get_by_role("button", name="Try again").click()
    anna.asked("main-action")
    expect(other.page.get_by_text("Your seat was opened on another device")).to_be_visible()
    other.context.close()


def test_a_phone_that_was_offline_is_where_it_was(quiet_evening: Evening) -> None:
    anna, ben = quiet_evening.anna, quiet_evening.ben
    quiet_evening.play_a_card(anna)
    anna.choose(next(offer for offer in anna.offers() if offer.startswith("piece ")))
    anna.choose(f"to {anna.destinations()[0]}")
    anna.sees_draft("open")
    before = settled(anna.page)

    anna.wifi(there=False)
    expect(anna.page.locator("[data-connection=lost]")).to_be_visible()
    ben.unfold("players")
    expect(ben.page.locator("[data-seat=gryffindor] .seat-away")).to_be_visible()

    anna.wifi(there=True)
    expect(anna.page.locator("[data-connection]")).to_have_count(0)
    expect(ben.page.locator("[data-seat=gryffindor] .seat-away")).to_have_count(0)
    becomes(lambda: anna.page.inner_text("main"), before)
    anna.done()
    anna.sees_no_draft()
    quiet_evening.agree_on_pawns()


def test_nothing_can_be_chosen_before_the_page_shows_what_came_of_the_last(
    quiet_evening: Evening,
) -> None:
    """The answer may come before the game: who taps then would answer the old question."""
    anna = quiet_evening.anna
    line = HeldLine(anna.page)
    anna.asked("main-action")
    line.holds = True
    anna.choose("replenish")
    for _ in range(PATIENCE * 100):
        if line.answered:
            break
        anna.page.wait_for_timeout(10)
    asked = anna.page.locator('.ask[data-kind="main-action"] [data-choice]')
    for offer in asked.all():
        expect(offer).to_be_disabled()
    line.release()
    expect(asked).to_have_count(0)
    expect(anna.page.locator(".ask [data-choice]").first).to_be_enabled()


class HeldLine:
    """The line of a page's socket, on which games can be held up."""

    def __init__(self, page: Page) -> None:
        self.holds = self.answered = False
        self._held: list[str | bytes] = []
        page.route_web_socket("**", self._connect)
        page.reload()

    def release(self) -> None:
        self.holds = False
        for message in self._held:
            self._phone.send(message)

    def _connect(self, phone: WebSocketRoute) -> None:
        self._phone = phone
        phone.connect_to_server().on_message(self._arrived)

    def _arrived(self, message: str | bytes) -> None:
        if self.holds and '["game"' in str(message):
            self._held.append(message)
            return
        self._phone.send(message)
        self.answered |= self.holds and '["answer"' in str(message)
