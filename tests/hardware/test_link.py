"""The link: a board that comes back under another name, and names for ways to fail."""

import errno
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware import ports
from hardware.link import PATIENCE, Link
from hardware.packets import Ask
from hardware.ports import Loss, PortProblem
from hardware.source import KEYS, SerialSource
from hardware.wiring import Wiring
from tests.hardware.pty_board import PtyBoard
from tests.hardware.test_source import PLACES, QUICK
from tests.hardware.watcher import Watcher


@pytest.fixture
def port(tmp_path: Path) -> Path:
    return tmp_path / "port"


class Moved:
    """A `Listener` for links that look for their board among the ports in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.looked = threading.Semaphore(0)
        self.watcher = Watcher()
        self.source = SerialSource("unused", Wiring(PLACES))
        self.source._sink = self.watcher
        self.link = Link(str(folder / "port"), self.source, QUICK, self.present)

    def present(self) -> set[str]:
        self.looked.release()
        return {str(path) for path in self.folder.iterdir()}

    def wait_until_looked(self) -> None:
        """Until the link has looked at the folder as it is now."""
        while self.looked.acquire(blocking=False):
            pass
        for _ in range(2):  # the first look may have begun before
            assert self.looked.acquire(timeout=20)


@pytest.fixture
def moved(tmp_path: Path) -> Iterator[Moved]:
    moved = Moved(tmp_path)
    moved.link.start()
    yield moved
    moved.link.stop()


def test_a_board_that_moved_is_known_by_its_id(port: Path, moved: Moved) -> None:
    with PtyBoard(port):
        moved.watcher.wait_for_status("source-serial-seeing")
    moved.watcher.wait_for_status("source-serial-lost")
    with (
        PtyBoard(port.with_name("another"), board_id=b"stranger") as stranger,
        PtyBoard(port.with_name("moved"), occupied=[2]),
    ):
        status = moved.watcher.wait_for_status("source-serial-seeing")
        assert status.facts["port"] == str(port.with_name("moved"))
        moved.watcher.wait_for_places("library")
        assert stranger.asked.count(Ask.SNAPSHOT) == 0
    moved.watcher.wait_for_status("source-serial-lost")
    with PtyBoard(port, occupied=[3]):
        moved.watcher.wait_for_places("tower")


def test_a_port_that_was_there_all_the_time_is_not_even_opened(port: Path, moved: Moved) -> None:
    with PtyBoard(port.with_name("a-neighbour"), board_id=b"neighbor") as neighbour:
        with PtyBoard(port):
            moved.watcher.wait_for_status("source-serial-seeing")
        moved.watcher.wait_for_status("source-serial-lost")
        with PtyBoard(port.with_name("moved")):
            moved.watcher.wait_for_status("source-serial-seeing")
        assert neighbour.asked == []


def test_a_moved_board_may_take_a_strangers_name(port: Path, moved: Moved) -> None:
    with PtyBoard(port):
        moved.watcher.wait_for_status("source-serial-seeing")
    moved.watcher.wait_for_status("source-serial-lost")
    elsewhere = port.with_name("elsewhere")
    with PtyBoard(elsewhere, board_id=b"stranger") as stranger:
        stranger.wait_until_asked()
    moved.wait_until_looked()
    with PtyBoard(elsewhere, occupied=[2]):
        moved.watcher.wait_for_places("library")


def test_a_moved_board_may_come_back_where_it_was_last(port: Path, moved: Moved) -> None:
    with PtyBoard(port):
        moved.watcher.wait_for_status("source-serial-seeing")
    moved.watcher.wait_for_status("source-serial-lost")
    for place in (1, 2):
        with PtyBoard(port.with_name("moved"), occupied=[place]):
            moved.watcher.wait_for_places(PLACES[place])
        moved.watcher.wait_for_status("source-serial-lost")


def test_an_unknown_board_is_not_looked_for_elsewhere(port: Path, moved: Moved) -> None:
    moved.watcher.wait_for_status("source-serial-lost")
    with PtyBoard(port.with_name("elsewhere")) as elsewhere, PtyBoard(port):
        moved.watcher.wait_for_status("source-serial-seeing")
        assert elsewhere.asked == []


# ---- names for ways to fail


def test_a_device_that_is_no_serial_port() -> None:
    with pytest.raises(PortProblem) as raised:
        ports.Port("/dev/null")
    assert raised.value.loss is Loss.NOT_A_PORT


@pytest.mark.parametrize(
    ("number", "loss"),
    [
        (errno.EAGAIN, Loss.BUSY),
        (errno.EBUSY, Loss.BUSY),
        (errno.EACCES, Loss.FORBIDDEN),
        (errno.ENOTTY, Loss.NOT_A_PORT),
        (errno.ENOENT, Loss.GONE),
        (errno.EIO, Loss.GONE),
    ],
)
def test_why_a_port_does_not_open(number: int, loss: Loss) -> None:
    assert ports.loss_of(OSError(number, "")) is loss


def test_every_loss_that_is_told_has_a_sentence() -> None:
    assert set(KEYS) == set(Loss) - {Loss.STRANGER}


def test_every_loss_has_its_patience() -> None:
    assert set(PATIENCE) == set(Loss)
