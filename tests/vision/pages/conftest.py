"""The real process behind the pages, one for each module."""

import sys
from collections.abc import Iterator

import pytest

from tests.hardware.watcher import Watcher
from tests.vision import film
from tests.vision.pages.serving import Served
from vision.source import CameraSource


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_DATA_HOME", str(folder))
        watcher = Watcher()
        command = [sys.executable, "-m", "vision.watching.worker", "phone"]
        source = CameraSource(command, film.BOARD)
        source.start(watcher)
        served = Served(watcher, folder / "table-companion" / "camera")
        served.source = source
        yield served
        source.stop()
