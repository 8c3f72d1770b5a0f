"""The table's agreement and the referee, as people meet them on the pages."""

import pytest
from playwright.sync_api import expect

from tests.end_to_end.evening import Evening

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_the_table_agrees_to_go_back_past_what_was_seen(quiet_evening: Evening) -> None:
    anna, ben, screen = quiet_evening.anna, quiet_evening.ben, quiet_evening.screen
    quiet_evening.play_a_card(anna)
    quiet_evening.finish(anna, ben)
    ben.choose("replenish")
    quiet_evening.finish(ben, anna)
    hand, asks = anna.hand(), "Gryffindor asks the table to go back"
    anna.choose("replenish")
    quiet_evening.finish(anna, ben)
    anna.page.locator("[data-undo=ask]").click()
    in_the_way = anna.page.locator(".take-back-ask")
    expect(in_the_way).to_contain_text("Since your last step: Gryffindor draws")
    anna.page.locator("[data-undo=propose]").click()
    for device in quiet_evening.devices:
        expect(device.page.locator("section.agreement")).to_contain_text(asks)
        expect(device.page.locator("section.agreement")).to_contain_text("Ben (Dark Arts)")
    ben.page.locator("[data-answer=no]").click()
    for device in quiet_evening.devices:
        told = device.page.locator("[data-proposal=ended]")
        expect(told).to_contain_text("the Dark Arts Player said no")

    anna.page.locator("[data-undo=ask]").click()
    anna.page.locator("[data-undo=propose]").click()
    ben.page.locator("[data-answer=yes]").click()
    anna.asked("discard")
    assert anna.hand() == hand
    expect(screen.page.locator("[data-event=event-undo-agreed]")).to_be_visible()


def test_a_player_asks_to_put_a_pawn_right_and_the_host_decides(quiet_evening: Evening) -> None:
    ben, screen = quiet_evening.ben, quiet_evening.screen
    ben.unfold("right")
    ben.page.locator("select[name=piece]").select_option("gryffindor-1")
    ben.page.locator("select[name=place]").select_option("library")
    ben.page.locator("input[name=reason]").fill("a sleeve")
    ben.page.get_by_role("button", name="Ask the table").click()
    expect(screen.page.locator("section.agreement")).to_contain_text("a sleeve")
    screen.page.locator("[data-answer=host-yes]").click()
    expect(screen.page.locator('[data-at="library"]')).to_have_count(1)
    expect(screen.page.locator("[data-event=event-agreed]")).to_contain_text("a sleeve")
    quiet_evening.agree_on_pawns()


def test_the_referee_answers_the_asker_and_names_rule_and_page(quiet_evening: Evening) -> None:
    anna, ben = quiet_evening.anna, quiet_evening.ben
    pawns = anna.pawns()
    anna.unfold("referee")
    form = anna.page.locator("[data-referee=move]")
    form.locator("select[name=asked-piece]").select_option("gryffindor-1")
    form.locator("select[name=asked-place]").select_option(pawns["gryffindor-1"])
    form.get_by_role("button").click()
    verdict = anna.page.locator(".verdict[data-allowed=no]")
    expect(verdict).to_contain_text("a move of no spaces is no move")
    expect(verdict).to_contain_text("RUL-3")
    expect(verdict).to_contain_text("Ruling of this companion to Defenders p.10")
    expect(verdict.locator("[data-own]")).to_be_visible()
    form.locator("select[name=asked-place]").select_option("library")
    form.get_by_role("button").click()
    expect(anna.page.locator(".verdict[data-allowed=yes]")).to_contain_text("Allowed")
    card = anna.page.locator("[data-referee=card]")
    card.locator("select").select_option(anna.hand()[0])
    card.get_by_role("button").click()
    expect(anna.page.locator(".verdict[data-allowed=yes]")).to_contain_text("HOU-1")
    assert anna.pawns() == pawns
    expect(ben.page.locator(".verdict")).to_have_count(0)


def test_what_happened_can_be_opened_to_its_rule(quiet_evening: Evening) -> None:
    quiet_evening.play_a_card(quiet_evening.anna)
    quiet_evening.ben.unfold("log")
    entry = quiet_evening.ben.page.locator("[data-event=explored]")
    entry.locator("summary").click()
    expect(entry.locator("[data-rule-text=HOU-2]")).to_contain_text("Defenders p.16")
