"""The source `camera:...` with its real process: seen, killed, hung, vanished, stopped."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from companion.tracking.source import Expected, Sight, SourceProblem, Spot
from tests.hardware.watcher import Watcher
from tests.vision import film
from vision.messages import board_line
from vision.source import CameraSource, Timing, open_camera

pytestmark = [
    pytest.mark.realtime,
    pytest.mark.slow,
    pytest.mark.xdist_group("realtime"),
]
QUICK = Timing(worry=2.0, silence=3.0, pause=0.6)
LONG = 60.0
"""Seconds of a film that no test sees the end of."""


@pytest.fixture(scope="module")
def long_film(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return film.film(tmp_path_factory.mktemp("film") / "long.avi", LONG, rate=2)


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def watcher() -> Watcher:
    return Watcher()


Start = Callable[..., CameraSource]


@pytest.fixture
def start(watcher: Watcher) -> Iterator[Start]:
    """Starts sources, and stops them all at the end."""
    started = []

    def start(*command: str | Path, timing: Timing = QUICK) -> CameraSource:
        source = CameraSource([sys.executable, *map(str, command)], film.BOARD, timing)
        started.append(source)
        source.start(watcher)
        return source

    yield start
    for source in started:
        source.stop()


WORKER = ("-m", "vision.watching.worker")


def process_of(source: CameraSource) -> int:
    assert source._process is not None
    return source._process.pid


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until_seen(watcher: Watcher) -> None:
    """Until the newest status and a new observation say that red is in the middle."""
    told = len(watcher.observations)
    watcher.wait_for_status("source-camera-seeing")
    red = {"red-1": Sight(("middle",))}
    watcher.wait_for(lambda: any(each.seen == red for each in watcher.observations[told:]))


def test_is_plugged_in_as_camera() -> None:
    (entry,) = entry_points(group="companion.sources", name="camera")
    assert entry.load() is open_camera


def test_a_camera_must_be_named() -> None:
    with pytest.raises(SourceProblem) as raised:
        open_camera("", film.BOARD)
    assert raised.value.key == "source-camera-needs-address"


def test_the_hubs_side_never_loads_opencv() -> None:
    code = "import sys, vision.source; sys.exit(bool({'cv2', 'numpy'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_sees_the_board(start: Start, watcher: Watcher, long_film: Path) -> None:
    start(*WORKER, long_film)
    wait_until_seen(watcher)
    assert watcher.told_keys() == ["source-camera-starting", "source-camera-seeing"]
    status = watcher.statuses[-1]
    assert status.state == "seeing"
    assert status.facts == {
        "camera": "long.avi",
        "width": 840,
        "height": 840,
        "asked": 1,
        "calibrated": 0,
    }
    assert abs(watcher.observations[-1].at - time.monotonic()) < 2


def test_only_the_host_is_told_the_makers_key(
    start: Start, watcher: Watcher, long_film: Path
) -> None:
    start(*WORKER, long_film)
    status = watcher.wait_for_status("source-camera-seeing")
    assert "#" in str(status.secret["view"])
    assert not [fact for fact in status.facts.values() if "#" in str(fact)]


def test_a_killed_process_is_started_anew(start: Start, watcher: Watcher, long_film: Path) -> None:
    source = start(*WORKER, long_film)
    wait_until_seen(watcher)
    killed, at = process_of(source), time.monotonic()
    os.kill(killed, signal.SIGKILL)
    status = watcher.wait_for_status("source-camera-crashed")
    assert time.monotonic() - at < 2
    assert status.state == "lost"
    wait_until_seen(watcher)
    assert process_of(source) != killed


def test_a_process_that_hangs_is_said_and_started_anew(
    start: Start, watcher: Watcher, long_film: Path
) -> None:
    source = start(*WORKER, long_film)
    wait_until_seen(watcher)
    hung, at = process_of(source), time.monotonic()
    os.kill(hung, signal.SIGSTOP)
    assert watcher.wait_for_status("source-camera-hung").state == "lost"
    assert time.monotonic() - at < 3
    wait_until_seen(watcher)
    assert not is_there(hung)


def test_a_process_that_hangs_for_a_moment_goes_on(
    start: Start, watcher: Watcher, long_film: Path
) -> None:
    source = start(*WORKER, long_film, timing=QUICK._replace(worry=1.5, silence=30))
    wait_until_seen(watcher)
    process = process_of(source)
    os.kill(process, signal.SIGSTOP)
    watcher.wait_for_status("source-camera-hung")
    os.kill(process, signal.SIGCONT)
    wait_until_seen(watcher)
    assert process_of(source) == process


@pytest.mark.parametrize("hangs", [False, True])
def test_stop_leaves_no_process_and_tells_nothing_more(
    start: Start, watcher: Watcher, long_film: Path, hangs: bool
) -> None:
    source = start(*WORKER, long_film)
    wait_until_seen(watcher)
    process = process_of(source)
    if hangs:
        os.kill(process, signal.SIGSTOP)
    source.stop()
    told = len(watcher.observations), len(watcher.statuses)
    assert not is_there(process)
    time.sleep(0.5)
    assert (len(watcher.observations), len(watcher.statuses)) == told
    source.stop()


def test_can_be_stopped_while_it_starts(start: Start, long_film: Path) -> None:
    source = start(*WORKER, long_film)
    source.stop()
    assert not source._thread.is_alive()


def test_can_be_stopped_by_its_own_sink(long_film: Path) -> None:
    class OnceOnly(Watcher):
        def observed(self, observation: object) -> None:
            source.stop()
            super().observed(observation)  # type: ignore[arg-type]

    once = OnceOnly()
    source = CameraSource([sys.executable, *WORKER, str(long_film)], film.BOARD, QUICK)
    source.start(once)
    once.wait_for(lambda: bool(once.observations))
    source._thread.join(10)
    assert not is_there(process_of(source))
    assert len(once.observations) == 1


def test_is_started_once(start: Start, long_film: Path) -> None:
    source = start(*WORKER, long_film)
    with pytest.raises(RuntimeError):
        source.start(Watcher())


def test_a_process_that_hears_nothing_keeps_nobody_waiting(
    start: Start, watcher: Watcher, long_film: Path
) -> None:
    source = start(*WORKER, long_film)
    wait_until_seen(watcher)
    process = process_of(source)
    os.kill(process, signal.SIGSTOP)
    begun, long = time.monotonic(), "a name of some length " * 50
    for revision in range(200):  # more than fits into a pipe
        layout = {"red-1": Spot("red", f"{long}{revision}")}
        source.expect(Expected(0.0, revision, layout))
    assert time.monotonic() - begun < 1
    source.stop()
    assert not is_there(process)


def test_stop_without_start(long_film: Path) -> None:
    CameraSource([str(long_film)], film.BOARD).stop()


def test_the_process_ends_with_the_hub(long_film: Path) -> None:
    """However the hub ends: the pipe to the process is closed by then."""
    command = [sys.executable, *WORKER, str(long_film)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as it:
        assert it.stdin is not None
        assert it.stdout is not None
        it.stdin.write(board_line(film.BOARD) + "\n")
        it.stdin.flush()
        it.stdout.readline()
        it.stdin.close()
        assert it.wait(10) == 0


@pytest.mark.parametrize(
    "said", ["nonsense", '{"observation": 1}', "[]", "7", '{"alive": 1, "x": 2}']
)
def test_a_process_that_talks_nonsense_is_started_ever_more_rarely(
    start: Start, watcher: Watcher, said: str
) -> None:
    code = f"print({said!r}, flush=True); input(); input()"
    start("-c", code, timing=QUICK._replace(pause=0.6))
    watcher.wait_for(lambda: len(watcher.statuses) > 2)
    assert watcher.told_keys() == ["source-camera-starting", *["source-camera-crashed"] * 2]
    assert [status.facts["seconds"] for status in watcher.statuses[1:]] == [1, 2]


def test_a_command_that_is_not_there(watcher: Watcher) -> None:
    source = CameraSource(["/no/such/program"], film.BOARD, QUICK)
    source.start(watcher)
    watcher.wait_for_status("source-camera-crashed")
    source.stop()


def test_a_camera_that_is_not_there_yet(
    start: Start, watcher: Watcher, tmp_path: Path, long_film: Path
) -> None:
    start(*WORKER, tmp_path / "later.avi")
    status = watcher.wait_for_status("source-camera-no-video")
    assert status.state == "lost"
    assert status.facts == {"camera": "later.avi"}
    (tmp_path / "later.avi").symlink_to(long_film)
    wait_until_seen(watcher)


def test_a_stream_without_anybody_keeps_its_password(start: Start, watcher: Watcher) -> None:
    start(*WORKER, "http://me:secret@127.0.0.1:9/stream")
    status = watcher.wait_for_status("source-camera-absent")
    assert status.facts == {"camera": "127.0.0.1"}


def test_what_is_no_video(start: Start, watcher: Watcher, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no video")
    start(*WORKER, tmp_path / "notes.txt")
    watcher.wait_for_status("source-camera-no-video")


def test_a_recorded_video_plays_once(start: Start, watcher: Watcher, tmp_path: Path) -> None:
    source = start(*WORKER, film.film(tmp_path / "short.avi", seconds=2))
    status = watcher.wait_for_status("source-camera-over")
    assert status.state == "lost"
    seen = watcher.observations[-1]
    assert seen.seen == {"red-1": Sight(("middle",))}
    time.sleep(3)
    assert watcher.observations[-1] == seen
    assert is_there(process_of(source))


def test_a_folder_that_cannot_be_written(
    start: Start, watcher: Watcher, long_film: Path, tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("in the way")
    start(*WORKER, long_film)
    status = watcher.wait_for_status("source-camera-listener")
    assert status.state == "lost"
    assert set(status.facts) == {"folder", "reason"}
    (tmp_path / "data").unlink()
    wait_until_seen(watcher)
