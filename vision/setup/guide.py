"""The guide: leads through the set-up of one camera, and keeps what comes of it."""

import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.tracking.source import Board
from vision.feeds.feed import CameraProblem
from vision.seeing.look import Frame, Look
from vision.setup.settings import Settings, Shelf
from vision.setup.steps import Setup


class Guide:
    """One thread shows it frames, any may answer."""

    def __init__(self, folder: Path, camera: str, board: Board) -> None:
        self._shelf, self._camera = Shelf(folder), camera
        self._settings, self.trouble = self._shelf.read(camera)
        self._setup = Setup(board, self._settings)
        self._lock = threading.Lock()

    def see(self, frame: Frame, look: Look) -> None:
        with self._lock:
            self._setup.see(frame, look)

    @property
    def has_changed(self) -> bool:
        """Do the settings ask for a new eye?"""
        with self._lock:
            return self._setup.settings is not self._settings

    def taken(self) -> Settings:
        """The settings for a new eye; those that have changed are kept. Raises CameraProblem once
        if they cannot be."""
        with self._lock:
            if self._setup.settings is not self._settings:
                self._settings = self._setup.settings
                try:
                    self._shelf.write(self._camera, self._settings)
                except OSError as error:
                    reason = error.strerror or str(error)
                    raise CameraProblem("source-camera-not-kept", reason=reason) from error
            return self._settings

    def steps(self) -> Mapping[str, Any]:
        with self._lock:
            return {"steps": [step._asdict() for step in self._setup.steps]}

    def step(self, step: str, answer: Any) -> Mapping[str, Any]:
        """Somebody answers a step. Raises SourceProblem for an answer that does not fit."""
        with self._lock:
            self._setup.answer(step, answer)
        return self.steps()
