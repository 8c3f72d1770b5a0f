"""The table's agreement and the referee, as people meet them on the pages."""

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.hub import HubProcess
from tests.end_to_end.evening import BOX, SMALL, Evening

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
    new = [name for card in anna.hand() if card not in hand for name in [BOX.names[card]]]
    ask = anna.page.locator(".take-back > [data-undo=ask]")
    expect(ask).to_contain_text("Ask the table to go back before your step: drawing")
    expect(anna.page.locator(".take-back > [data-undo=ask] .in-the-way")).to_contain_text(
        "Gryffindor drew"
    )
    ask.click()
    for device in quiet_evening.devices:
        agreement = device.page.locator("section.agreement")
        expect(agreement).to_contain_text(asks)
        asked = "Silence counts" if device is ben else "Still to answer: Ben (Dark Arts)."
        expect(agreement).to_contain_text(asked)
        assert ("Ben" in agreement.inner_text()) == (device is not ben)
        expect(agreement).to_contain_text("In the way: Gryffindor drew")
        for name in new:
            knows = device is anna
            assert (name in agreement.inner_text()) == knows
    ben.page.locator("[data-answer=no]").click()
    for device in quiet_evening.devices:
        told = device.page.locator("[data-proposal=ended]")
        expect(told).to_contain_text("the Dark Arts Player said no")

    ask.click()
    ben.page.locator("[data-answer=yes]").click()
    anna.asked("discard")
    assert anna.hand() == hand
    expect(screen.page.locator("[data-event=event-undo-agreed]")).to_be_visible()


def test_a_player_asks_to_put_a_pawn_right_and_the_host_decides(quiet_evening: Evening) -> None:
    ben, screen = quiet_evening.ben, quiet_evening.screen
    ben.unfold("right")
    ben.page.locator("select[name=right-thing]").select_option("gryffindor-1")
    ben.page.locator("select[name=right-value]").select_option("library")
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


def test_a_question_that_a_restart_has_dropped_is_said_to_be(
    browser: Browser, tmp_path: Path
) -> None:
    """Nobody believes that the table is still asked, and the game is where it was."""
    how = ("--edition", SMALL, "--source", "none")
    with HubProcess(tmp_path, *how) as hub:
        evening = Evening(browser, hub)
        anna, ben = evening.anna, evening.ben
        evening.play_a_card(anna)
        ben.page.locator("[data-undo=ask]").first.click()
        expect(anna.page.locator("section.agreement")).to_be_visible()
        hub.end(signal.SIGKILL)
        with HubProcess(tmp_path, *how, port=hub.port):
            for phone in (anna, ben):
                told = phone.page.locator("[data-proposal=ended]")
                expect(told).to_contain_text("not asked any more")
            ben.page.locator("[data-undo=ask]").first.click()
            expect(anna.page.locator("section.agreement")).to_be_visible()
            anna.page.locator("[data-answer=no]").click()
            expect(ben.page.locator("[data-proposal=ended]")).to_contain_text("said no")
            evening.close()
