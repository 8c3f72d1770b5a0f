"""Reports: what the looks of an eye mean for the hub."""

from collections.abc import Iterator

from companion.tracking.source import Facts, Observation, Status
from vision.seeing.eye import Eye
from vision.seeing.look import Frame, Look

AGAIN = 1.0
"""Seconds after which what is seen is told again."""


class Reports:
    """Looks at frame after frame, and says what the hub should know."""

    def __init__(self, eye: Eye, camera: str, asked: tuple[int, int] | None = None) -> None:
        """`asked`: the size of the picture that the camera was asked for."""
        self.eye = eye
        self._camera, self._asked = camera, asked
        self._told: Observation | None = None

    def see(self, frame: Frame) -> tuple[Look, list[Observation | Status]]:
        """The next frame: what it showed, and what is to be said now."""
        look = self.eye.look(frame)
        return look, [self._status(look), *self._observed(look)]

    def _status(self, look: Look) -> Status:
        if look.trouble is not None:
            return Status("lost", look.trouble.key, look.trouble.facts)
        width, height = look.size
        facts: Facts = {
            "camera": self._camera,
            "width": width,
            "height": height,
            "asked": int(self._asked in (None, look.size)),
            "calibrated": int(look.camera is not None and look.camera.lens.is_calibrated),
        }
        return Status("seeing", "source-camera-seeing", facts)

    def _observed(self, look: Look) -> Iterator[Observation]:
        """What has come to rest: after each change, and now and then in any case."""
        told = self._told
        if told is None or look.settled != told.seen or look.at - told.at >= AGAIN:
            self._told = Observation(look.at, seen=dict(look.settled))
            yield self._told
