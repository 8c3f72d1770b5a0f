"""A rendered table before a browser's camera, which plays a video file over and over."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Browser, expect

from tests.end_to_end.conftest import CHROMIUM, QUIET
from tests.end_to_end.pages import PHONE, Device
from tests.vision.rendered.events import Player
from tests.vision.rendered.layouts import crowd
from tests.vision.rendered.levels import LEVELS
from tests.vision.rendered.pawns import Pawn
from tests.vision.rendered.scene import Scene
from tests.vision.rendered.truth import place_of

RATE = 30
"""Pictures a second in which Chromium plays a stream of JPEG pictures."""
SLOWER = 4
"""Each frame of an event is shown so many times: a busy machine takes few of them."""
STILLS = 6
"""Pictures of a board at rest, each with noise of its own."""
AFTERWARDS = 25
"""Seconds that the board is at rest after an event, before the video begins anew."""
QUALITY = 75

Picture = NDArray[np.uint8]


class TableTop:
    """The real table: pawns, somebody's hands, and where a camera looks at it from."""

    def __init__(self, pawns: Mapping[str, str], seed: int = 5) -> None:
        """`pawns`: the place of each that stands on the board."""
        self._random = np.random.default_rng(seed)
        self._scene = Scene(LEVELS["clean"], seed=seed, tilt=8)
        self._player = Player(self._scene, self._random, self._set_up(pawns))

    def stills(self, count: int = STILLS) -> list[Picture]:
        """The board at rest."""
        return [self._scene.picture([*self._player.pawns.values()]) for _ in range(count)]

    def carry(self, owner: str, start: str, end: str) -> list[Picture]:
        """A hand takes one of these pawns from one space to another."""
        pawns = self._player.pawns
        pawn = next(
            pawn
            for pawn in pawns.values()
            if pawn.piece.startswith(owner) and place_of(pawn.point) == start
        )
        others = [other for other in pawns.values() if other is not pawn]
        after = self._fitting(pawn, end, others)
        pawns[pawn.piece] = after
        return [
            self._scene.picture(others, [hand], [held] if held else [])
            for hand, held in self._player.carry_to(pawn, after).moments
        ]

    def _set_up(self, pawns: Mapping[str, str]) -> list[Pawn]:
        """All of them seen from above."""
        while True:
            placed = [
                pawn
                for place in sorted(set(pawns.values()))
                for pawn in crowd(self._random, place, [p for p in pawns if pawns[p] == place])
            ]
            if self._scene.uncovered(placed) == pawns.keys():
                return placed

    def _fitting(self, pawn: Pawn, place: str, others: Sequence[Pawn]) -> Pawn:
        while True:
            (spot,) = crowd(self._random, place, [pawn.piece])
            free = all(np.hypot(spot.x - o.x, spot.y - o.y) > 40 for o in others)
            if free:
                return spot


class Video:
    """The file that the browser takes for what its camera sees, from the next start on."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def rest(self, table: TableTop) -> None:
        """The board at rest, for ever."""
        self._write(table.stills())

    def carry(self, table: TableTop, owner: str, start: str, end: str) -> None:
        """At rest, then a hand that carries a pawn, then at rest for long."""
        before = table.stills()
        event = [picture for picture in table.carry(owner, start, end) for _ in range(SLOWER)]
        after = table.stills() * (AFTERWARDS * RATE // STILLS)
        self._write([*before * (RATE // STILLS), *event, *after])

    def _write(self, pictures: Sequence[Picture]) -> None:
        made: dict[int, bytes] = {}
        with self.file.open("wb") as file:
            for picture in pictures:
                if id(picture) not in made:
                    made[id(picture)] = jpeg(picture)
                file.write(made[id(picture)])


def jpeg(picture: Picture) -> bytes:
    """In colour: Chromium's fake camera plays no grey ones."""
    colours = cv2.cvtColor(picture, cv2.COLOR_GRAY2BGR)
    _, data = cv2.imencode(".jpg", colours, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    return data.tobytes()


class CameraDevice(Device):
    """One of the camera's own pages, by somebody who reads the warning and goes on."""

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        super().__init__(browser, address, ignore_https_errors=True, **context)

    def says(self, key: str) -> None:
        """Wait until it says that this is wrong."""
        expect(self.page.locator(f"[data-trouble={key}]")).to_be_visible()


class CameraPhone(CameraDevice):
    """The phone over the table."""

    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(browser, address, viewport=PHONE, is_mobile=True, has_touch=True)

    def start(self) -> None:
        self.page.locator("[data-camera=start]").click()
        expect(self.page.locator("[data-found='8']")).to_be_visible(timeout=30_000)

    def stop(self) -> None:
        self.page.locator("[data-camera=stop]").click()

    def posts(self, milliseconds: int) -> int:
        """How many pictures it sends in this time."""
        sent: list[str] = []
        self.page.on("request", lambda request: sent.append(request.url))
        self.page.wait_for_timeout(milliseconds)
        return sum(url.endswith("/camera/frame") for url in sent)

    def hide(self, hidden: bool) -> None:
        """Put another app in front of the page, or the page in front again."""
        self.page.evaluate(
            """hidden => {
              Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
              document.dispatchEvent(new Event("visibilitychange"));
            }""",
            hidden,
        )

    def photograph(self, picture: Picture) -> None:
        """Take one, where the page has no camera of its own."""
        file = {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": jpeg(picture)}
        self.page.locator("input[type=file]").set_input_files([file])
        expect(self.page.locator(".photographs[data-sending=no]")).to_be_visible(timeout=30_000)
        expect(self.page.locator("[data-found='8']")).to_be_visible()


@contextmanager
def with_camera(browser: Browser, *arguments: str) -> Iterator[Browser]:
    """Another browser, whose camera is a fake one."""
    fake = ("--use-fake-device-for-media-stream", *arguments)
    other = browser.browser_type.launch(executable_path=CHROMIUM, args=[*QUIET, *fake])
    try:
        yield other
    finally:
        other.close()
