"""The maker's instrument: what the listener answers to whoever holds the maker's key."""

import json
from collections.abc import Mapping
from typing import Any

from companion.tracking.source import SourceProblem
from vision.pages.view import View
from vision.recordings.tape import Tape
from vision.setup.guide import Guide

Json = Mapping[str, Any]


class Instrument:
    """Any thread may ask."""

    def __init__(self, view: View, guide: Guide, tape: Tape) -> None:
        self._view, self._guide, self._tape = view, guide, tape

    def look(self) -> Json:
        """The newest look and all about it."""
        return {**self._view.to_json(), "tape": self._tape.to_json()}

    def names(self) -> Json:
        """What is printed on the board's places."""
        return dict(self._view.names)

    def picture(self) -> bytes:
        """The newest frame as JPEG. Raises SourceProblem before the first."""
        picture = self._view.picture()
        if picture is None:
            raise SourceProblem("problem-camera-no-frame")
        return picture

    def steps(self) -> Json:
        """The set-up, as data."""
        return self._guide.steps()

    def step(self, body: bytes) -> Json:
        """Somebody answers a step of it. Raises SourceProblem."""
        said = _said(body, "step")
        return self._guide.step(str(said["step"]), said.get("answer"))

    def tape(self, body: bytes) -> Json:
        """Start or stop a recording. Raises SourceProblem."""
        return self._tape.switch(_said(body, "on")["on"] is True)


def _said(body: bytes, name: str) -> Json:
    """A JSON object with this name in it."""
    try:
        said = json.loads(body)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict) or name not in said:
        raise SourceProblem("problem-camera-request")
    return said
