"""What happens to cameras, and how an eye takes it."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import cv2
import numpy as np

from vision.seeing.finder import Grey

from .levels import Level
from .optics import Optics
from .scene import Scene
from .seeing import PERIOD
from .watching import Watch

LONG = 2.0
"""Seconds for which a fault lasts, and within which it must be shown, or forgotten."""
CONTENT = 1.0
"""Seconds for which nothing must be amiss again."""
NOISE = 3.0
"""Grey levels of a camera that sees next to nothing."""
SLOW = 1.2
"""Seconds from frame to frame, where they should come many times a second."""


class Suffered(NamedTuple):
    """What an eye said about one fault."""

    before: str | None
    """What it complained of while all was well."""
    keys: list[str]
    """What it showed, the first first."""
    shown: float | None
    """Seconds after which it said so."""
    recovered: float | None
    """Seconds after the end of the fault when it was content again."""
    false: list[str]
    """Pawns that it said have moved."""
    sees: bool
    """Did it see a true move afterwards?"""

    def __str__(self) -> str:
        shown, recovered = (
            "never" if each is None else f"after {each:.1f} s"
            for each in (self.shown, self.recovered)
        )
        return (
            f"rendered: shown {shown} ({', '.join(self.keys)}), content again {recovered}, "
            f"{len(self.false)} false moves, next true move {'seen' if self.sees else 'missed'}"
        )

    def names(self, fault: str) -> bool:
        return f"source-camera-{fault}" in self.keys


def suffer(fault: str, level: Level, seed: int) -> Suffered:
    watch = Watch(level, seed)
    look = watch.rest()
    before = look.trouble.key if look.trouble else None
    false = watch.wrong(look)
    keys: list[str] = []
    shown, past = None, 0.0
    for picture, after in FAULTS[fault](watch):
        look, past = watch.see(picture, after), past + after
        false += watch.wrong(look)
        if look.trouble is not None:
            keys.append(look.trouble.key)
            shown = past if shown is None else shown
    recovered, past = None, 0.0
    while past < 2 * LONG and (recovered is None or past < recovered + CONTENT):
        look, past = watch.rest(1), past + PERIOD
        false += watch.wrong(look)
        if look.trouble is not None:
            recovered = None
        elif recovered is None:
            recovered = past
    moved = watch.play("carry")
    sees = moved.found and not moved.false
    return Suffered(
        before, list(dict.fromkeys(keys)), shown, recovered, false + list(moved.false), sees
    )


def _for_long(watch: Watch, spoil: Callable[[Grey], Grey]) -> Iterator[tuple[Grey, float]]:
    for _ in range(round(LONG / PERIOD)):
        yield spoil(watch.scene.picture(watch.pawns)), PERIOD


def frozen(watch: Watch) -> Iterator[tuple[Grey, float]]:
    last = watch.scene.picture(watch.pawns)
    yield from _for_long(watch, lambda _: last)


def dark(watch: Watch) -> Iterator[tuple[Grey, float]]:
    """Somebody turns off the light; the noise stays."""
    yield from _for_long(watch, lambda picture: _noisy(cv2.convertScaleAbs(picture, alpha=0.06)))


def covered(watch: Watch) -> Iterator[tuple[Grey, float]]:
    """By a thumb: some light comes through."""
    yield from _for_long(
        watch, lambda picture: _noisy(cv2.add(cv2.blur(picture, (301, 301)) // 8, 50))
    )


def knocked(watch: Watch) -> Iterator[tuple[Grey, float]]:
    """It stands elsewhere from now on, and looks at the board aslant."""
    optics = watch.scene.optics
    turn, _ = cv2.Rodrigues(np.array([0.02, -0.03, 0.04]))
    place = optics.place + np.array([35, -25, 30])
    watch.scene = _through(watch.scene, optics._replace(place=place, axes=turn @ optics.axes))
    yield from _for_long(watch, lambda picture: picture)


def mirrored(watch: Watch) -> Iterator[tuple[Grey, float]]:
    yield from _for_long(watch, lambda picture: np.ascontiguousarray(picture[:, ::-1]))


def refocused(watch: Watch) -> Iterator[tuple[Grey, float]]:
    yield from _for_long(watch, lambda picture: cv2.GaussianBlur(picture, (0, 0), 6))


def changed_lens(watch: Watch) -> Iterator[tuple[Grey, float]]:
    """A phone takes its wide lens for a while."""
    scene = watch.scene
    wide = scene.optics._replace(focal=scene.optics.focal * 0.6, bend=(-0.2, 0.05, 0, 0, 0))
    watch.scene = _through(scene, wide)
    yield from _for_long(watch, lambda picture: picture)
    watch.scene = scene


def wrong_size(watch: Watch) -> Iterator[tuple[Grey, float]]:
    yield from _for_long(
        watch, lambda picture: cv2.resize(picture, (640, 480), interpolation=cv2.INTER_AREA)
    )


def slow(watch: Watch) -> Iterator[tuple[Grey, float]]:
    for _ in range(4):
        yield watch.scene.picture(watch.pawns), SLOW


def _noisy(picture: Grey) -> Grey:
    noise = np.zeros(picture.shape, np.int16)
    return cv2.add(picture, cv2.randn(noise, 0, NOISE), dtype=cv2.CV_8U)


def _through(scene: Scene, optics: Optics) -> Scene:
    return Scene(scene.level, optics, decoration=scene.decoration)


FAULTS: Mapping[str, Callable[[Watch], Iterator[tuple[Grey, float]]]] = {
    "frozen": frozen,
    "dark": dark,
    "covered": covered,
    "knocked": knocked,
    "mirrored": mirrored,
    "refocused": refocused,
    "lens": changed_lens,
    "size": wrong_size,
    "slow": slow,
}
