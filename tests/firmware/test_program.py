"""The compiled program of the board, at its real speed, seen through the hub's own source."""

import random
from collections.abc import Iterator

import pytest

from hardware.conversation import Timing
from hardware.packets import Ask, Change, Hello, Snapshot, StreamDecoder, encode
from hardware.ports import Port
from hardware.source import SerialSource
from hardware.wiring import Wiring
from tests.firmware.bench import BOARD_ID, Bench
from tests.hardware.watcher import Watcher

pytestmark = [pytest.mark.realtime, pytest.mark.xdist_group("realtime")]

PLACES = [f"place {number}" for number in range(128)]
# Looks for a vanished port more often than usual, to be done sooner; all else as the hub has it.
TIMING = Timing(reopen=0.1)


@pytest.fixture
def bench() -> Iterator[Bench]:
    with Bench() as bench:
        yield bench


@pytest.fixture
def watcher() -> Watcher:
    return Watcher()


@pytest.fixture
def source(bench: Bench, watcher: Watcher) -> Iterator[SerialSource]:
    source = SerialSource(bench.port, Wiring(PLACES), TIMING)
    yield source
    source.stop()


def ask(port: Port, question: Ask) -> Hello | Snapshot:
    """Ask until answered, as docs/protocol.md wants it."""
    decoder = StreamDecoder()
    wanted = Hello if question is Ask.HELLO else Snapshot
    for _ in range(40):
        port.write(encode(question))
        for _ in range(5):
            for message in decoder.feed(port.read()):
                if isinstance(message, wanted):
                    return message
    raise AssertionError(f"{question} was never answered")


def next_change(port: Port, decoder: StreamDecoder) -> Change:
    for _ in range(200):
        for message in decoder.feed(port.read()):
            if isinstance(message, Change):
                return message
    raise AssertionError("no change was told")


def test_says_who_it_is(bench: Bench) -> None:
    with Port(bench.port) as port:
        assert ask(port, Ask.HELLO) == Hello(1, BOARD_ID, 128, (1, 0))


def test_speaks_unasked_when_it_starts(bench: Bench) -> None:
    bench.set(77, True)
    with Port(bench.port) as port:
        ask(port, Ask.HELLO)
        bench.reset()
        decoder, heard = StreamDecoder(), []
        for _ in range(100):
            heard += decoder.feed(port.read())
            if Snapshot(0, frozenset({77})) in heard:
                break
        assert heard[-2:] == [
            Hello(1, BOARD_ID, 128, (1, 0)),
            Snapshot(0, frozenset({77})),
        ]


def test_a_new_board_draws_an_id_and_keeps_it() -> None:
    with Bench(board_id=None) as bench, Port(bench.port) as port:
        drawn = ask(port, Ask.HELLO)
        assert isinstance(drawn, Hello)
        assert len(set(drawn.board_id)) > 2
        bench.reset()
        assert ask(port, Ask.HELLO) == drawn


def test_changes_are_numbered_and_dated(bench: Bench) -> None:
    with Port(bench.port) as port:
        before = ask(port, Ask.SNAPSHOT)
        decoder = StreamDecoder()
        told: list[Change] = []
        for sensor, occupied in [(0, True), (127, True), (0, False)]:
            bench.set(sensor, occupied)
            told.append(next_change(port, decoder))
            assert told[-1].sensor == sensor
            assert told[-1].occupied == occupied
        assert isinstance(before, Snapshot)
        assert [c.sequence for c in told] == [before.sequence + n for n in (1, 2, 3)]
        assert sorted(c.at_ms for c in told) == [c.at_ms for c in told]
        after = ask(port, Ask.SNAPSHOT)
        assert after == Snapshot(before.sequence + 3, frozenset({127}))


def test_sensors_moved_before_the_hub_comes_are_seen(
    bench: Bench, source: SerialSource, watcher: Watcher
) -> None:
    for sensor in (0, 7, 8, 127):
        bench.set(sensor, True)
    source.start(watcher)
    seen = watcher.wait_for_places("place 0", "place 7", "place 8", "place 127")
    assert len(seen.sensed) == 128
    assert watcher.told_keys() == ["source-serial-starting", "source-serial-seeing"]


def test_every_sensor_is_its_own_place(
    bench: Bench, source: SerialSource, watcher: Watcher
) -> None:
    source.start(watcher)
    watcher.wait_for_places()
    for sensor in range(128):
        bench.set(sensor, True)
        watcher.wait_for_places(f"place {sensor}")
        bench.set(sensor, False)
        watcher.wait_for_places()


def test_a_storm_of_moves_ends_right(bench: Bench, source: SerialSource, watcher: Watcher) -> None:
    chance = random.Random(165)
    source.start(watcher)
    watcher.wait_for_places()
    occupied: set[int] = set()
    for _ in range(600):
        sensor = chance.randrange(128)
        occupied ^= {sensor}
        bench.set(sensor, sensor in occupied)
    watcher.wait_for_places(*(f"place {sensor}" for sensor in occupied))


def test_unplugged_and_plugged_in_again(
    bench: Bench, source: SerialSource, watcher: Watcher
) -> None:
    source.start(watcher)
    bench.set(3, True)
    watcher.wait_for_places("place 3")
    bench.unplug()
    status = watcher.wait_for_status("source-serial-lost")
    assert status.state == "lost"
    assert status.facts == {"port": bench.port}
    bench.set(4, True)
    bench.replug()
    watcher.wait_for_places("place 3", "place 4")
    watcher.wait_for_status("source-serial-seeing")


def test_reset_under_way(bench: Bench, source: SerialSource, watcher: Watcher) -> None:
    source.start(watcher)
    bench.set(3, True)
    watcher.wait_for_places("place 3")
    bench.reset()
    bench.set(4, True)
    watcher.wait_for_places("place 3", "place 4")
    assert "source-serial-lost" not in watcher.told_keys()


def test_the_hub_can_come_again(bench: Bench, watcher: Watcher) -> None:
    for round_ in range(3):
        source = SerialSource(bench.port, Wiring(PLACES), TIMING)
        source.start(watcher)
        bench.set(round_, True)
        watcher.wait_for_places(*(f"place {n}" for n in range(round_ + 1)))
        source.stop()
    assert "source-serial-lost" not in watcher.told_keys()


def test_noise_towards_the_board_does_no_harm(bench: Bench) -> None:
    with Port(bench.port) as port:
        hello = ask(port, Ask.HELLO)
        noise = random.Random(174)
        for _ in range(20):
            port.write(noise.randbytes(50))
            assert ask(port, Ask.HELLO) == hello


def test_a_board_with_fewer_sensors() -> None:
    bench = Bench(sensors=12)
    bench.set(11, True)
    bench.set(12, True)  # on the second register, but no sensor of this board
    with bench, Port(bench.port) as port:
        assert ask(port, Ask.HELLO) == Hello(1, BOARD_ID, 12, (1, 0))
        assert ask(port, Ask.SNAPSHOT) == Snapshot(0, frozenset({11}))
