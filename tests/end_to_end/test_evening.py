"""From a sensor to the phones: compiled firmware, simulated board, serial line, hub, browser."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.hub import HubProcess, digest_in
from tests.end_to_end.evening import BOX, SMALL, Evening
from tests.end_to_end.pages import becomes, settled
from tests.end_to_end.pawns import Pawns
from tests.firmware.bench import Bench

pytestmark = [
    pytest.mark.browser,
    pytest.mark.realtime,
    pytest.mark.xdist_group("realtime"),
]


@pytest.fixture
def bench() -> Iterator[Bench]:
    with Bench(sensors=len(BOX.places)) as bench:
        yield bench


@pytest.fixture
def pawns(bench: Bench) -> Pawns:
    return Pawns(bench, BOX.places)


@pytest.fixture
def hub(tmp_path: Path, bench: Bench) -> Iterator[HubProcess]:
    with HubProcess(tmp_path, "--edition", SMALL, "--source", f"serial:{bench.port}") as hub:
        yield hub


def set_up(evening: Evening, pawns: Pawns) -> None:
    """Do what the pages ask before the first turn, and wait until the hub has felt it."""
    wanted = [device.page.locator("[data-task^=task-put]") for device in evening.devices]
    for tasks in wanted:
        expect(tasks.first).to_be_attached()
    pawns.set_up(evening.screen.pawns())
    for tasks in wanted:
        expect(tasks).to_have_count(0)


@pytest.fixture
def evening(browser: Browser, hub: HubProcess, pawns: Pawns) -> Iterator[Evening]:
    evening = Evening(browser, hub)
    set_up(evening, pawns)
    yield evening
    evening.close()


def test_a_pawn_moved_on_the_sensors_becomes_a_draft_and_a_decision(
    evening: Evening, pawns: Pawns
) -> None:
    anna, ben, screen = evening.anna, evening.ben, evening.screen
    evening.play_a_card(anna)
    pawns.move("great_hall", "courtyard")
    for device in evening.devices:
        device.sees_draft("open")
    anna.done()
    evening.finish(anna, ben)
    for device in evening.devices:
        device.sees_no_draft()
    becomes(lambda: [*screen.pawns().values()].count("courtyard"), 1)
    evening.agree_on_pawns()

    evening.play_a_card(ben)
    pawns.lift("forest_edge")
    pawns.put("charms_classroom")
    for device in evening.devices:
        device.sees_draft("open")
    ben.done()
    evening.finish(ben, anna)
    becomes(lambda: screen.pawns()["dark-1"], "charms_classroom")
    evening.agree_on_pawns()


def test_a_move_through_locked_doors_is_refused_on_the_movers_phone(
    evening: Evening, pawns: Pawns
) -> None:
    anna, screen = evening.anna, evening.screen
    evening.play_a_card(anna, at_most=2)
    pawns.move("great_hall", "charms_classroom")
    sentence = anna.refusal("MOV-7")
    assert "Locked Doors" in sentence
    assert "p.10" in sentence
    assert "Locked Doors" in screen.refusal("MOV-7")
    screen.sees_draft("refused")
    anna.page.locator(".refusal summary").click()
    expect(anna.page.locator(".refusal [data-rule-text]")).to_contain_text("stop House Pawns")

    pawns.move("charms_classroom", "great_hall")
    expect(anna.page.locator(".refusal")).to_have_count(0)
    pawns.move("great_hall", "courtyard")
    anna.sees_draft("open")
    anna.done()
    evening.finish(anna, evening.ben)
    evening.agree_on_pawns()


def test_a_pulled_and_replugged_line_goes_on(evening: Evening, pawns: Pawns, bench: Bench) -> None:
    anna = evening.anna
    evening.play_a_card(anna)
    bench.unplug()
    anna.source_is("lost")
    pawns.move("great_hall", "courtyard")
    bench.replug()
    anna.sees_draft("open")
    anna.done()
    evening.finish(anna, evening.ben)
    evening.agree_on_pawns()


def test_a_killed_hub_takes_up_the_game_where_it_was(
    browser: Browser, tmp_path: Path, bench: Bench, pawns: Pawns
) -> None:
    source = ("--edition", SMALL, "--source", f"serial:{bench.port}")
    with HubProcess(tmp_path, *source) as hub:
        evening = Evening(browser, hub)
        set_up(evening, pawns)
        evening.play_a_card(evening.anna)
        pawns.move("great_hall", "courtyard")
        evening.anna.sees_draft("open")
        evening.anna.done()
        evening.finish(evening.anna, evening.ben)
        becomes(evening.screen.whose_turn, "dark")
        before = [settled(device.page) for device in evening.devices]
        hands = [evening.anna.hand(), evening.ben.hand()]
        hub.end(signal.SIGKILL)
        digest = digest_in(tmp_path, BOX)
    with HubProcess(tmp_path, *source, port=hub.port) as again:
        for device in evening.devices:
            expect(device.page.locator("[data-connection]")).to_have_count(0)
            expect(device.page.locator("[data-source]")).to_have_count(0)
        becomes(lambda: [device.page.inner_text("main") for device in evening.devices], before)
        assert [evening.anna.hand(), evening.ben.hand()] == hands
        evening.play_a_card(evening.ben)
        pawns.move("forest_edge", "charms_classroom")
        evening.ben.sees_draft("open")
        evening.ben.done()
        evening.finish(evening.ben, evening.anna)
        evening.close()
        again.end(signal.SIGKILL)
    assert digest_in(tmp_path, BOX) != digest
