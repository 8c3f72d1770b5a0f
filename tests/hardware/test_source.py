"""The source `serial:PORT` on real pseudo-terminals: plugged, unplugged, moved, taken."""

import fcntl
import os
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from companion.tracking.source import SourceProblem
from hardware import ports
from hardware.conversation import Timing
from hardware.packets import Ask, Change, encode
from hardware.ports import Loss, PortProblem
from hardware.source import SerialSource, open_serial
from hardware.wiring import Wiring
from tests.hardware.pty_board import PtyBoard
from tests.hardware.watcher import Watcher

PLACES = ["hall", "stairs", "library", "tower"]
QUICK = Timing(ask_again=0.05, check_after=0.2, silent_after=20, reopen=0.05)


@pytest.fixture
def port(tmp_path: Path) -> Path:
    return tmp_path / "port"


@pytest.fixture
def watcher() -> Watcher:
    return Watcher()


class Sources:
    """Starts sources and stops them all at the end."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.started: list[SerialSource] = []

    def start(self, port: Path, timing: Timing = QUICK) -> SerialSource:
        source = SerialSource(str(port), Wiring(PLACES), timing)
        self.started.append(source)
        source.start(self.watcher)
        return source


@pytest.fixture
def sources(watcher: Watcher) -> Iterator[Sources]:
    sources = Sources(watcher)
    yield sources
    for source in sources.started:
        source.stop()


def test_is_plugged_in_as_serial() -> None:
    (entry,) = entry_points(group="companion.sources", name="serial")
    assert entry.load() is open_serial


def test_a_port_must_be_named() -> None:
    with pytest.raises(SourceProblem) as raised:
        open_serial("", PLACES)
    assert raised.value.key == "source-serial-needs-port"
    assert set(raised.value.facts) == {"count", "ports"}


def test_sees_the_board(port: Path, sources: Sources, watcher: Watcher) -> None:
    with PtyBoard(port, occupied=[1]) as board:
        sources.start(port)
        assert watcher.wait_for_places("stairs").sensed == {
            "hall": False,
            "stairs": True,
            "library": False,
            "tower": False,
        }
        board.set(3, True)
        watcher.wait_for_places("stairs", "tower")
        board.set(1, False)
        watcher.wait_for_places("tower")
        assert watcher.told_keys() == ["source-serial-starting", "source-serial-seeing"]
        assert watcher.statuses[0].state == "starting"
        assert watcher.statuses[1].state == "seeing"
        assert watcher.statuses[1].facts == {"port": str(port), "sensors": 8, "places": 4}


def test_fewer_sensors_than_places(port: Path, sources: Sources, watcher: Watcher) -> None:
    with PtyBoard(port, sensors=2):
        sources.start(port)
        assert watcher.wait_for_places().sensed == {"hall": False, "stairs": False}


def test_a_lost_packet_is_mended(port: Path, sources: Sources, watcher: Watcher) -> None:
    with PtyBoard(port) as board:
        sources.start(port)
        watcher.wait_for_places()
        board.set(0, True, lost=True)
        board.set(1, True)
        watcher.wait_for_places("hall", "stairs")


def test_a_lost_last_packet_is_mended(port: Path, sources: Sources, watcher: Watcher) -> None:
    with PtyBoard(port) as board:
        sources.start(port)
        watcher.wait_for_places()
        board.set(0, True, lost=True)
        watcher.wait_for_places("hall")


def test_noise_does_no_harm(port: Path, sources: Sources, watcher: Watcher) -> None:
    with PtyBoard(port) as board:
        sources.start(port)
        watcher.wait_for_places()
        damaged = bytearray(encode(Change(1, 3, True, 0)))
        damaged[6] ^= 4
        board.say(bytes(range(256)) + b"\0" + bytes(damaged))
        board.set(0, True)
        watcher.wait_for_places("hall")
        assert {"tower"} not in [
            {place for place, there in seen.sensed.items() if there}
            for seen in watcher.observations
        ]


def test_a_restarted_board(port: Path, sources: Sources, watcher: Watcher) -> None:
    with PtyBoard(port) as board:
        sources.start(port)
        watcher.wait_for_places()
        board.set(0, True)
        watcher.wait_for_places("hall")
        board.occupied = {1}
        board.restart()
        watcher.wait_for_places("stairs")
        assert "source-serial-lost" not in watcher.told_keys()


def test_a_port_that_is_not_there_yet(port: Path, sources: Sources, watcher: Watcher) -> None:
    sources.start(port)
    status = watcher.wait_for_status("source-serial-lost")
    assert status.state == "lost"
    assert status.facts == {"port": str(port)}
    with PtyBoard(port, occupied=[2]):
        watcher.wait_for_places("library")
        watcher.wait_for_status("source-serial-seeing")


def test_unplugged_and_plugged_in_again(port: Path, sources: Sources, watcher: Watcher) -> None:
    sources.start(port)
    for place in range(3):
        with PtyBoard(port, occupied=[place]):
            watcher.wait_for_status("source-serial-seeing")
            watcher.wait_for_places(PLACES[place])
        watcher.wait_for_status("source-serial-lost")
    seeing_and_lost = ["source-serial-seeing", "source-serial-lost"]
    assert [key for key in watcher.told_keys() if key in seeing_and_lost][
        -6:
    ] == seeing_and_lost * 3


def test_a_board_that_hangs(port: Path, sources: Sources, watcher: Watcher) -> None:
    with PtyBoard(port) as board:
        sources.start(port, QUICK._replace(silent_after=1.0))
        watcher.wait_for_status("source-serial-seeing")
        board.answers = set()
        assert watcher.wait_for_status("source-serial-silent").state == "lost"
        board.answers = set(Ask)
        watcher.wait_for_status("source-serial-seeing")


def test_nothing_that_answers(port: Path, sources: Sources, watcher: Watcher) -> None:
    with PtyBoard(port, answers=[]) as board:
        sources.start(port, QUICK._replace(silent_after=0.5))
        watcher.wait_for_status("source-serial-silent")
        assert board.asked.count(Ask.HELLO) > 1


def test_another_protocol(port: Path, sources: Sources, watcher: Watcher) -> None:
    with PtyBoard(port, protocol=2):
        sources.start(port)
        status = watcher.wait_for_status("source-serial-wrong-protocol")
        assert status.state == "lost"
        assert status.facts == {"port": str(port), "board": 2, "hub": 1}
        assert watcher.observations == []


def test_a_port_that_another_program_holds(port: Path, sources: Sources, watcher: Watcher) -> None:
    with PtyBoard(port):
        with ports.Port(str(port)):
            sources.start(port)
            assert watcher.wait_for_status("source-serial-busy").state == "lost"
        watcher.wait_for_status("source-serial-seeing")


def test_holds_its_port_alone_and_gives_it_back(
    port: Path, sources: Sources, watcher: Watcher
) -> None:
    with PtyBoard(port):
        source = sources.start(port)
        watcher.wait_for_status("source-serial-seeing")
        with pytest.raises(PortProblem) as raised:
            ports.Port(str(port))
        assert raised.value.loss is Loss.BUSY
        source.stop()
        descriptor = os.open(port, os.O_RDWR | os.O_NOCTTY)
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.close(descriptor)


def test_what_is_no_serial_port(tmp_path: Path, sources: Sources, watcher: Watcher) -> None:
    no_port = tmp_path / "notes.txt"
    no_port.write_text("not a port")
    sources.start(no_port)
    watcher.wait_for_status("source-serial-not-a-port")


def test_tells_nothing_after_stop(port: Path, sources: Sources, watcher: Watcher) -> None:
    with PtyBoard(port) as board:
        source = sources.start(port)
        watcher.wait_for_places()
        source.stop()
        told = len(watcher.observations), len(watcher.statuses)
        board.set(0, True)
    source.stop()
    assert (len(watcher.observations), len(watcher.statuses)) == told


def test_can_be_stopped_by_its_own_sink(port: Path) -> None:
    class OnceOnly(Watcher):
        def observed(self, observation: object) -> None:
            source.stop()
            super().observed(observation)  # type: ignore[arg-type]

    watcher = OnceOnly()
    source = SerialSource(str(port), Wiring(PLACES), QUICK)
    with PtyBoard(port) as board:
        source.start(watcher)
        watcher.wait_for(lambda: bool(watcher.observations))
        board.set(0, True)
    source.stop()
    assert len(watcher.observations) == 1


def test_is_started_once(port: Path, sources: Sources) -> None:
    source = sources.start(port)
    with pytest.raises(RuntimeError):
        source.start(Watcher())


def test_stop_without_start(port: Path) -> None:
    SerialSource(str(port), Wiring(PLACES)).stop()
