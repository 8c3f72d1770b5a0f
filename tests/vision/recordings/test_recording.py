"""Recordings: made from a film, looked at again, so that a fault becomes a test."""

import json
import resource
import shutil
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path

import cv2
import pytest

from companion.tracking.source import Expected, Observation, Sight, SourceProblem, Spot, Status
from companion.words import Words
from tests.vision import film
from vision.feeds.phone import Phone
from vision.messages import Heard
from vision.recordings.recorder import NAME, Recorder, name_of, picture
from vision.recordings.recording import Recording, Replayed
from vision.recordings.tape import Tape
from vision.seeing.look import Frame
from vision.setup.settings import Settings
from vision.watching.record import record

pytestmark = [pytest.mark.slow]
MOVED = ("left", "right")


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Sequence[Heard]]:
    """A recording in which red goes from left to right, and what was told meanwhile."""
    folder = tmp_path_factory.mktemp("recorded")
    pictures = [film.picture(8 * n + k, red=MOVED[n]) for n in (0, 1) for k in range(8)]
    told: list[Heard] = []
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_DATA_HOME", str(folder / "data"))
        address = str(film.write(folder / "film.avi", pictures))
        frames = record(address, film.BOARD, folder / "made", told.append, threading.Event())
    assert frames == len(list((folder / "made").glob("*.jpg")))
    assert frames > 10
    return folder / "made", told


def observations(said: Sequence[Heard]) -> list[Observation]:
    return [each for each in said if isinstance(each, Observation)]


def places(replayed: Sequence[Replayed]) -> list[Sight]:
    seen = [each for one in replayed for each in observations(one.now)]
    return list(dict.fromkeys(each.seen["red-1"] for each in seen if each.seen))


def test_a_replay_says_what_was_said(recorded: tuple[Path, Sequence[Heard]]) -> None:
    folder, told = recorded
    replayed = list(Recording(folder).replay())
    assert [one.now for one in replayed] == [one.then for one in replayed]
    assert [each for one in replayed for each in observations(one.now)] == observations(told)
    assert places(replayed) == [Sight(("left",)), Sight(("right",))]


def test_the_end_of_the_film_is_told_and_kept(recorded: tuple[Path, Sequence[Heard]]) -> None:
    folder, told = recorded
    statuses = [each for each in told if isinstance(each, Status)]
    assert statuses[-1].key == "source-camera-over"
    last = json.loads((folder / NAME).read_text().splitlines()[-1])
    assert last["told"]["status"]["key"] == "source-camera-over"


def test_no_key_is_kept(recorded: tuple[Path, Sequence[Heard]]) -> None:
    assert "camera/view#" not in (recorded[0] / NAME).read_text()


def test_mirrored_frames_are_told_otherwise(
    recorded: tuple[Path, Sequence[Heard]], tmp_path: Path
) -> None:
    folder = shutil.copytree(recorded[0], tmp_path / "copy")
    for file in folder.glob("*.jpg"):
        cv2.imwrite(str(file), picture(file)[:, ::-1])
    replayed = list(Recording(folder).replay())
    assert [one.now for one in replayed] != [one.then for one in replayed]


def test_a_recording_is_never_overwritten(recorded: tuple[Path, Sequence[Heard]]) -> None:
    with pytest.raises(SourceProblem) as raised:
        record("phone", film.BOARD, recorded[0], print, threading.Event())
    assert raised.value.key == "problem-recording-exists"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SourceProblem) as raised:
        record("phone", film.BOARD, tmp_path / "file", print, threading.Event())
    assert raised.value.key == "problem-recording-folder"


def test_a_recording_that_was_broken_off_is_read_up_to_there(
    recorded: tuple[Path, Sequence[Heard]], tmp_path: Path
) -> None:
    """Killed while a frame was looked at, or while a line was written."""
    folder = shutil.copytree(recorded[0], tmp_path / "copy")
    whole = list(Recording(folder).replay())
    lines = (folder / NAME).read_text().splitlines(keepends=True)
    frames = [number for number, line in enumerate(lines) if line.startswith('{"frame"')]
    for cut in ("", lines[frames[6] + 1][:9]):
        (folder / NAME).write_text("".join(lines[: frames[6] + 1]) + cut)
        replayed = list(Recording(folder).replay())
        assert [one.now for one in replayed] == [one.now for one in whole[:7]]
        assert [one.then is None for one in replayed] == [False] * 6 + [True]
        assert not any(one.is_other for one in replayed)


def test_what_is_expected_is_kept_beside_the_frames(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "made", film.BOARD)
    tape, camera = Tape(tmp_path, film.BOARD, recorder), Phone()
    expected = [
        Expected(float(number), number, {"red-1": Spot("red", place)})
        for number, place in enumerate(("left", "middle", "right"))
    ]
    tape.begin(camera, Settings())
    for each in expected[:2]:
        tape.expect(each)
        tape.keep(Frame(each.revision, each.at, film.picture(1)))
    tape.expect(expected[2])  # no frame comes after it
    tape.close()
    assert Recording(tmp_path / "made").expected == expected


def test_a_recording_is_of_its_board_whatever_its_places_are_called(
    recorded: tuple[Path, Sequence[Heard]],
) -> None:
    recording = Recording(recorded[0])
    assert recording.is_of(film.BOARD._replace(names={"left": "Links"}))
    assert not recording.is_of(film.BOARD._replace(pieces={"red-1": "red"}))


def test_a_file_that_is_no_video_makes_no_folder(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no video")
    for address, key in (
        (str(tmp_path / "notes.txt"), "source-camera-no-video"),
        (str(tmp_path / "nothing.mp4"), "source-camera-no-video"),
        ("", "source-camera-needs-address"),
    ):
        with pytest.raises(SourceProblem) as raised:
            record(address, film.BOARD, tmp_path / "made", print, threading.Event())
        assert raised.value.key == key
    assert not (tmp_path / "made").exists()


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process can be written to."""
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


def test_on_a_full_disk_no_recording_is_begun(tmp_path: Path) -> None:
    with full_disk(), pytest.raises(SourceProblem) as raised:
        Recorder(tmp_path / "made", film.BOARD)
    assert raised.value.key == "problem-recording-folder"
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize("begun", [False, True])
def test_the_maker_hears_that_a_full_disk_ends_the_recording(tmp_path: Path, begun: bool) -> None:
    tape, camera = Tape(tmp_path, film.BOARD), Phone()
    tape.switch(True)
    with nullcontext() if begun else full_disk():
        tape.begin(camera, Settings())
    assert (tape.to_json()["recording"] is not None) == begun
    with full_disk():
        tape.told(Status("lost", "source-camera-dark"))
        frame = tape.keep(Frame(0, 0.0, film.picture(1)))
    assert frame.number == 0
    said = tape.to_json()
    assert (said["wanted"], said["recording"]) == (False, None)
    assert str(tmp_path) in Words().tell(said["problem"]["key"], said["problem"]["facts"])
    assert tape.switch(True)["problem"] is None


def test_a_recording_without_a_frame_is_none(tmp_path: Path) -> None:
    Recorder(tmp_path / "made", film.BOARD).close()
    assert not (tmp_path / "made").exists()
    (tmp_path / "other.txt").touch()
    Recorder(tmp_path, film.BOARD).close()
    assert [each.name for each in tmp_path.iterdir()] == ["other.txt"]


@pytest.mark.parametrize(
    "damage", ["no folder", "empty", "no json", "too deep", "no frame", "no picture"]
)
def test_what_is_no_recording(
    recorded: tuple[Path, Sequence[Heard]], tmp_path: Path, damage: str
) -> None:
    folder = tmp_path / "copy"
    if damage != "no folder":
        shutil.copytree(recorded[0], folder)
    if damage == "empty":
        (folder / NAME).write_text("")
    elif damage == "no json":
        (folder / NAME).write_text("no json\n")
    elif damage == "too deep":
        (folder / NAME).write_text("[" * 100_000 + "\n")
    elif damage == "no frame":
        (folder / name_of(1)).unlink()
    elif damage == "no picture":
        (folder / name_of(1)).write_bytes(b"")
    with pytest.raises(SourceProblem) as raised:
        list(Recording(folder).replay())
    assert raised.value.key == "problem-recording"
