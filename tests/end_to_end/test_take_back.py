"""Taking back on a phone: the own last step, until something hidden was seen."""

import pytest
from playwright.sync_api import expect

from tests.end_to_end.evening import Evening
from tests.end_to_end.pages import becomes

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_the_own_last_step_is_taken_back(quiet_evening: Evening) -> None:
    anna, ben, screen = quiet_evening.anna, quiet_evening.ben, quiet_evening.screen
    hand, pawns = anna.hand(), screen.pawns()
    quiet_evening.play_a_card(anna)
    expect(ben.page.locator("[data-undo=allowed]")).to_have_count(0)
    piece = next(offer for offer in anna.offers() if offer.startswith("piece "))
    anna.choose(piece)
    anna.choose(f"to {anna.destinations()[0]}")
    anna.sees_draft("open")
    anna.done()
    anna.sees_no_draft()
    expect(screen.page.locator("[data-event=moved]")).to_be_attached()
    assert screen.pawns() != pawns

    while anna.hand() != hand:
        asked = anna.serial()
        anna.page.locator("[data-undo=allowed]").click()
        anna.answered(str(asked))
    anna.asked("main-action")
    becomes(screen.pawns, pawns)
    quiet_evening.agree_on_pawns()
    expect(screen.page.locator("[data-event][data-undone]").first).to_be_attached()
    expect(screen.page.locator(".log li").first).to_contain_text("took back exploring with")


def test_what_was_seen_cannot_be_unseen(quiet_evening: Evening) -> None:
    """Who replenishes draws cards: after it the step stays, and the phone says why."""
    anna, ben = quiet_evening.anna, quiet_evening.ben
    quiet_evening.play_a_card(anna)
    quiet_evening.finish(anna, ben)
    ben.choose("replenish")
    quiet_evening.finish(ben, anna)
    anna.choose("replenish")
    quiet_evening.finish(anna, ben)
    expect(anna.page.locator("[data-undo=allowed]")).to_have_count(0)
    expect(anna.page.locator(".take-back > [data-undo=ask]")).to_contain_text("before your step")
    told = anna.page.locator(".take-back > [data-undo=ask] .in-the-way")
    expect(told).to_contain_text("In the way: Gryffindor drew")
