"""From a camera to the phones: a rendered table, a browser's camera, its page, the hub."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from playwright.sync_api import Browser, expect

from companion.editions.boxes import open_box
from companion.tables.lending import lend
from tests.cli.hub import HubProcess
from tests.end_to_end.evening import Evening
from tests.end_to_end.filming import CameraDevice, CameraPhone, TableTop, Video, with_camera
from tests.end_to_end.offers import SEATS
from tests.end_to_end.pages import SCREEN, becomes
from vision.recordings.account import decided
from vision.recordings.recording import Recording

pytestmark = [
    pytest.mark.browser,
    pytest.mark.realtime,
    pytest.mark.slow,
    pytest.mark.xdist_group("realtime"),
]

BOX = open_box("training")
LONG = 30_000
"""Milliseconds from a move before the camera to a phone, on a busy machine."""


class WatchedEvening(Evening):
    """Two friends and a screen round the training board, which a phone is to look at."""

    @property
    def address(self) -> str:
        """Where the phone's camera goes: the screen shows it, to the host alone."""
        shown = self.screen.page.locator("[data-source] .qr-code").screenshot()
        picture = cv2.imdecode(np.frombuffer(shown, np.uint8), cv2.IMREAD_COLOR)
        address, _, _ = cv2.QRCodeDetectorAruco().detectAndDecode(picture)
        assert address in self.screen.page.inner_text("[data-source]")
        assert re.fullmatch(r"https://\S+/camera#\S{16}", address)
        assert "/camera#" not in self.anna.page.inner_text("body")
        return address

    @property
    def view(self) -> str:
        """Where the maker's instrument is."""
        self.screen.host_tools()
        return str(self.screen.page.locator(".host-view").get_attribute("href"))

    def table_top(self) -> TableTop:
        """The real board, set up as the pages say."""
        pawns = self.screen.pawns()
        return TableTop({piece: at for piece, at in pawns.items() if at in BOX.places})

    def standing(self) -> Counter[tuple[str, str]]:
        """Owner and place of each pawn on the board, as the box calls them."""
        pawns = self.screen.pawns().items()
        return Counter(
            (SEATS[piece.rpartition("-")[0]], BOX.names[at])
            for piece, at in pawns
            if at in BOX.places
        )

    def is_set_up(self) -> None:
        """The camera has seen that every pawn is in its place."""
        for phone in (self.anna, self.ben):
            expect(phone.page.locator("[data-source]")).to_have_count(0, timeout=LONG)
            gone = phone.page.locator(".tasks [data-task^=task-put]")
            expect(gone).to_have_count(0, timeout=LONG)

    def way(self) -> tuple[str, str]:
        """From where to where Anna's next pawn goes, by what her phone offers."""
        pieces = [offer.split()[1] for offer in self.anna.offers() if offer.startswith("piece ")]
        self.anna.choose(f"piece {pieces[0]}")
        return self.screen.pawns()[pieces[0]], sorted(self.anna.destinations())[0]

    def made(self, start: str, end: str) -> None:
        """The move is a draft on every page; once Anna says Done it is a decision."""
        before = Counter(self.screen.pawns().values())
        for device in self.devices:
            expect(device.page.locator("g.arrow[data-draft=open]")).to_be_visible(timeout=LONG)
        self.anna.done()
        self.finish(self.anna, self.ben)
        before[start] -= 1
        before[end] += 1
        becomes(lambda: Counter(self.screen.pawns().values()), +before)
        self.agree_on_pawns()


class View(CameraDevice):
    """The maker's instrument."""

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser, address, viewport=SCREEN)

    def standing(self) -> Counter[tuple[str, str]]:
        """The owner of each piece on the list, and where it stands."""
        told: list[list[str]] = self.page.eval_on_selector_all(
            ".piece-row",
            """rows => rows.map(row =>
              ["name", "where"].map(part => row.querySelector(`.piece-${part}`).innerText))""",
        )
        return Counter((name.rpartition(" ")[0], where) for name, where in told)

    def step(self, name: str, state: str) -> None:
        """Wait until a step of the set-up is in this state."""
        step = self.page.locator(f"[data-step={name}][data-state={state}]")
        expect(step).to_be_visible(timeout=LONG)

    def answer(self, step: str, answer: str) -> None:
        self.page.locator(f"[data-step={step}] [data-answer={answer}]").click()

    def type(self, step: str, number: str) -> None:
        self.page.locator(f"[data-step={step}] input").fill(number)
        self.answer(step, "number")


@pytest.fixture
def evening(
    browser: Browser,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[WatchedEvening]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with HubProcess(tmp_path / "tables", "--source", "camera:phone") as hub:
        evening = WatchedEvening(browser, hub, BOX)
        expect(evening.screen.page.locator("[data-source=starting]")).to_contain_text(
            "/camera#", timeout=LONG
        )
        yield evening
        evening.close()


def test_a_move_before_the_camera_becomes_a_draft_and_a_decision(
    browser: Browser, evening: WatchedEvening, tmp_path: Path
) -> None:
    table, video = evening.table_top(), Video(tmp_path / "camera.mjpeg")
    video.rest(table)
    film = f"--use-file-for-fake-video-capture={video.file}"
    with with_camera(browser, "--use-fake-ui-for-media-stream", film) as filming:
        camera = CameraPhone(filming, evening.address)
        camera.start()
        evening.is_set_up()
        evening.play_a_card(evening.anna)
        start, end = evening.way()
        camera.stop()
        camera.posts(300)  # the last one may still be on its way
        assert camera.posts(500) == 0
        video.carry(table, "gryffindor", start, end)
        camera.start()
        evening.made(start, end)
        camera.hide(True)
        camera.posts(300)  # here too
        assert camera.posts(1000) == 0
        with camera.page.expect_request("**/camera/frame"):
            camera.hide(False)
        camera.wifi(there=False)
        camera.says("camera-hub-silent")
        camera.wifi(there=True)
        expect(camera.page.locator("[data-trouble]")).to_have_count(0, timeout=LONG)
        camera.stop()
        assert camera.complaints == []


def test_a_phone_that_gives_no_camera_takes_photographs(
    browser: Browser, evening: WatchedEvening
) -> None:
    table = evening.table_top()
    with with_camera(browser, "--deny-permission-prompts") as refusing:
        camera = CameraPhone(refusing, evening.address)
        camera.page.locator("[data-camera=start]").click()
        refused = camera.page.locator("[data-trouble=camera-forbidden]")
        expect(refused).to_contain_text("The browser may not use the camera.")
        camera.photograph(table.stills(1)[0])
        evening.is_set_up()
        evening.play_a_card(evening.anna)
        start, end = evening.way()
        table.carry("gryffindor", start, end)
        camera.photograph(table.stills(1)[0])
        evening.made(start, end)
        assert camera.complaints == []


def test_the_maker_sees_what_the_camera_sees(browser: Browser, evening: WatchedEvening) -> None:
    table = evening.table_top()
    with with_camera(browser, "--deny-permission-prompts") as refusing:
        camera = CameraPhone(refusing, evening.address)
        address = evening.view
        view = View(refusing, address)
        expect(view.page.locator("[data-answer=begin]:disabled")).to_have_count(4)
        expect(view.page.get_by_text("No picture comes yet")).to_be_visible()
        camera.page.locator("[data-camera=photographs]").click()
        camera.photograph(table.stills(1)[0])
        expect(view.page.locator(".picture img")).to_be_visible(timeout=LONG)
        expect(view.page.locator("[data-anchor=seen]")).to_have_count(8)
        expect(view.page.locator("g.is-sure")).to_have_count(evening.standing().total())
        becomes(view.standing, evening.standing())

        view.step("pose", "waiting")
        view.answer("pose", "begin")
        view.step("pose", "now")
        for _ in range(2):
            camera.photograph(table.stills(1)[0])
        view.step("pose", "done")
        view.step("height", "now")
        view.type("height", "300")
        view.says("problem-setup-height")
        view.type("height", "30")
        view.step("height", "done")

        view.page.goto(address + "x")
        view.says("problem-camera-key")
        assert view.complaints == []


def test_a_recording_keeps_what_the_table_decided(
    browser: Browser, evening: WatchedEvening, tmp_path: Path
) -> None:
    """Looked at again it says that the camera saw the move, and when."""
    table = evening.table_top()
    with with_camera(browser, "--deny-permission-prompts") as refusing:
        camera = CameraPhone(refusing, evening.address)
        camera.page.locator("[data-camera=photographs]").click()
        view = View(refusing, evening.view)
        view.page.locator("[data-tape=none] button").click()
        expect(view.page.locator(".tape [aria-pressed=true]")).to_be_visible()
        for _ in range(2):
            camera.photograph(table.stills(1)[0])
        evening.is_set_up()
        evening.play_a_card(evening.anna)
        start, end = evening.way()
        table.carry("gryffindor", start, end)
        camera.photograph(table.stills(1)[0])
        evening.made(start, end)
        camera.photograph(table.stills(1)[0])
        folder = Path(str(view.page.locator("[data-tape=running]").get_attribute("data-folder")))
        view.page.locator("[data-tape=running] button").click()
        expect(view.page.locator("[data-tape=none]")).to_be_visible(timeout=LONG)
    assert folder.parent == tmp_path / "table-companion" / "camera" / "recordings"
    recording = Recording(folder)
    said = list(decided(recording, list(recording.replay()), lend("training")))
    way = f"Gryffindor: {BOX.names[start]} → {BOX.names[end]}. The camera showed it"
    (sentence,) = [each for each in said if way in each]
    assert sentence.endswith("s before.")
