"""From a sensor to the phones: compiled firmware, simulated board, serial line, hub, browser."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from companion.editions.boxes import open_box
from tests.cli.hub import HubProcess, digest_in
from tests.end_to_end.pages import Phone, Screen
from tests.end_to_end.pawns import Pawns
from tests.firmware.bench import Bench

pytestmark = [
    pytest.mark.browser,
    pytest.mark.realtime,
    pytest.mark.xdist_group("realtime"),
]

SMALL = str(Path(__file__).parents[1] / "games" / "defenders" / "small")
BOX = open_box(SMALL)
"""A small map: everything is one or two steps from the Great Hall."""
POINTS = {card: sum(face.value.points) for card, face in BOX.edition.cards.items()}


class Evening:
    """Two phones and a screen round a hub."""

    def __init__(self, browser: Browser, hub: HubProcess) -> None:
        self.screen = Screen(browser, hub.screen)
        self.anna = Phone(browser, f"{hub.url}/t/{hub.code}")
        self.ben = Phone(browser, f"{hub.url}/t/{hub.code}")
        self.anna.sit("Gryffindor", "Anna")
        self.ben.sit("Dark Arts", "Ben")
        self.screen.start()
        self.anna.asked("main-action")
        expect(self.screen.page.locator("[data-piece]").first).to_be_visible()

    @property
    def devices(self) -> tuple[Phone | Screen, ...]:
        return (self.screen, self.anna, self.ben)

    def play_a_card(self, phone: Phone, at_most: int = 20, at_least: int = 1) -> None:
        """The phone explores with a card from its hand, of so many points."""
        fit = [card for card in phone.hand() if at_least <= POINTS[card] <= at_most]
        phone.choose(f"explore {fit[0]}")
        if BOX.edition.cards[fit[0]].effects:
            phone.choose("move")
        phone.asked("move-pawn")

    def finish(self, phone: Phone, following: Phone) -> None:
        """Want nothing more of this turn."""
        wanted_nothing = phone.page.locator('[data-choice="enough"], [data-choice="end"]')
        turn_is_over = following.page.locator('.ask[data-kind="main-action"]')
        for _ in range(200):
            if turn_is_over.count():
                return
            if wanted_nothing.count() and (asked := phone.serial()):
                wanted_nothing.first.click()
                phone.answered(asked)
            phone.page.wait_for_timeout(50)
        following.asked("main-action")

    def agree_on_pawns(self) -> None:
        """Every page shows the same pawns in the same places."""
        expected = self.screen.pawns()
        assert expected
        assert self.anna.pawns() == self.ben.pawns() == expected

    def close(self) -> None:
        complaints = [line for device in self.devices for line in device.complaints]
        for device in self.devices:
            device.context.close()
        assert complaints == []


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


@pytest.fixture
def evening(browser: Browser, hub: HubProcess, pawns: Pawns) -> Iterator[Evening]:
    evening = Evening(browser, hub)
    pawns.set_up(evening.screen.pawns())
    for phone in (evening.anna, evening.ben):
        expect(phone.page.get_by_text("Put a pawn of the Dark Arts Player")).to_have_count(0)
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
    assert sorted(screen.pawns().values()).count("courtyard") == 1
    evening.agree_on_pawns()

    evening.play_a_card(ben)
    pawns.lift("forest_edge")
    pawns.put("charms_classroom")
    for device in evening.devices:
        device.sees_draft("open")
    ben.done()
    evening.finish(ben, anna)
    assert evening.screen.pawns()["dark-1"] == "charms_classroom"
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
        pawns.set_up(evening.screen.pawns())
        evening.play_a_card(evening.anna)
        pawns.move("great_hall", "courtyard")
        evening.anna.sees_draft("open")
        evening.anna.done()
        evening.finish(evening.anna, evening.ben)
        before = [device.page.inner_text("main") for device in evening.devices]
        hands = [evening.anna.hand(), evening.ben.hand()]
        hub.end(signal.SIGKILL)
        digest = digest_in(tmp_path, BOX)
    with HubProcess(tmp_path, *source, port=hub.port) as again:
        for device in evening.devices:
            expect(device.page.locator("[data-connection]")).to_have_count(0, timeout=20_000)
            expect(device.page.locator("[data-source]")).to_have_count(0)
        assert [evening.anna.hand(), evening.ben.hand()] == hands
        assert [device.page.inner_text("main") for device in evening.devices] == before
        evening.play_a_card(evening.ben)
        pawns.move("forest_edge", "charms_classroom")
        evening.ben.sees_draft("open")
        evening.ben.done()
        evening.finish(evening.ben, evening.anna)
        evening.close()
        again.end(signal.SIGKILL)
    assert digest_in(tmp_path, BOX) != digest
