"""What a phone shows in a hand: the question in sight, names on the map, rules that open."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from companion.editions.boxes import open_box
from tests.cli.hub import HubProcess
from tests.end_to_end.evening import Evening
from tests.end_to_end.pages import Phone

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SMALL_PHONE = {"width": 360, "height": 640}
FAR = 3
"""So many points reach spaces all over the training map."""


@pytest.fixture
def large_evening(browser: Browser, tmp_path: Path) -> Iterator[Evening]:
    """A game on the training map that has just begun."""
    with HubProcess(tmp_path, "--source", "none") as hub:
        evening = Evening(browser, hub, open_box("training"))
        evening.anna.page.set_viewport_size(SMALL_PHONE)
        yield evening
        evening.close()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_question_that_follows_a_card_comes_into_sight(
    quiet_evening: Evening, motion: str
) -> None:
    page = quiet_evening.anna.page
    page.set_viewport_size(SMALL_PHONE)
    page.emulate_media(reduced_motion=motion)
    page.locator('[data-choice^="explore "]').last.click()
    asked = page.locator(".ask h2")
    expect(asked).not_to_contain_text("Main Action")
    expect(asked).to_be_in_viewport(ratio=1)


def test_who_fills_something_in_is_not_torn_away(quiet_evening: Evening) -> None:
    anna, ben = quiet_evening.anna, quiet_evening.ben
    ben.page.set_viewport_size(SMALL_PHONE)
    ben.unfold("referee")
    field = ben.page.locator("select[name=asked-place]")
    field.focus()
    quiet_evening.play_a_card(anna)
    quiet_evening.finish(anna, ben)
    ben.page.wait_for_timeout(1000)
    expect(field).to_be_in_viewport(ratio=1)


def test_the_rule_of_a_question_opens(quiet_evening: Evening) -> None:
    page = quiet_evening.anna.page
    page.locator(".ask .rule-fold summary").click()
    expect(page.locator(".ask [data-rule-text]")).to_contain_text("p.")


def test_a_place_is_chosen_where_its_name_can_be_read(large_evening: Evening) -> None:
    anna = large_evening.anna
    large_evening.play_a_card(anna, at_least=FAR)
    anna.choose(next(offer for offer in anna.offers() if offer.startswith("piece ")))
    place = anna.destinations()[0]
    assert letters(anna, place) > 9
    expect(anna.page.locator('.ask [data-place="great_hall"]')).to_be_in_viewport(ratio=0.5)

    anna.page.locator(".ask .map-switch").click()
    expect(anna.page.locator(f'.ask [data-place="{place}"] text').first).to_be_hidden()
    anna.tap(place)
    assert letters(anna, place) > 9
    anna.sees_no_draft()
    anna.tap(place)
    anna.sees_draft("open")
    expect(anna.page.locator(".ask g.arrow")).to_be_in_viewport(ratio=1)
    arrow, foot = (anna.page.locator(of).bounding_box() for of in (".ask g.arrow", ".move-foot"))
    assert arrow is not None
    assert foot is not None
    assert arrow["y"] + arrow["height"] <= foot["y"]
    anna.done()


def test_a_place_tells_what_it_gives(large_evening: Evening) -> None:
    anna = large_evening.anna
    large_evening.play_a_card(anna, at_least=FAR)
    anna.choose(next(offer for offer in anna.offers() if offer.startswith("piece ")))
    anna.destinations()
    room = anna.page.locator('[data-choice="to trophy_room"]')
    expect(room.locator("[data-gift=token_artefacts]")).to_have_text("Artefacts Token")


def test_the_set_up_comes_first(large_evening: Evening) -> None:
    """On the screen it is unfolded; on a phone it stands above the question."""
    screen, anna = large_evening.screen, large_evening.anna
    expect(screen.page.locator(".tasks details[open] h2")).to_contain_text("First set up")
    expect(anna.page.locator(".tasks ~ .questions")).to_be_visible()
    anna.tick_all()
    expect(screen.page.locator(".tasks")).to_have_count(0)


def test_two_who_tick_the_same_task_are_both_right(large_evening: Evening) -> None:
    """The later one, whose line was broken, is not told off."""
    anna, ben = large_evening.anna, large_evening.ben
    for phone in (anna, ben):
        phone.page.locator(".tasks summary").click()
    ticks = ben.page.locator(".tasks .tick")
    before = ticks.count()
    ben.wifi(there=False)
    expect(ben.page.locator("[role=status]").first).to_contain_text("Reconnecting")
    ticks.first.click()
    anna.page.locator(".tasks .tick").first.click()
    ben.wifi(there=True)
    expect(ticks).to_have_count(before - 1)
    expect(ben.page.locator(".refusal")).to_have_count(0)


def letters(phone: Phone, place: str) -> float:
    """How high the letters of a place's name are, in pixels."""
    name = phone.page.locator(f'.ask [data-place="{place}"] text').first
    expect(name).to_be_visible()
    height: float = name.evaluate(
        "text => text.getScreenCTM().a * parseFloat(text.getAttribute('font-size'))"
    )
    return height
