"""`companion camera`: a recording is made of a video, and looked at again."""

import os
import subprocess
from pathlib import Path

import cv2
import numpy as np
import pytest

from .hub import COMPANION
from .test_bad_input import one_sentence

pytestmark = pytest.mark.slow
SMALL = Path(__file__).parents[1] / "games" / "defenders" / "small"
"""Another edition."""


@pytest.fixture
def video(tmp_path: Path) -> Path:
    """A second of a grey table without a board."""
    file = tmp_path / "table.avi"
    writer = cv2.VideoWriter(str(file), cv2.VideoWriter_fourcc(*"MJPG"), 10, (1280, 720))
    for number in range(10):
        writer.write(np.full((720, 1280, 3), 90 + number, np.uint8))
    writer.release()
    return file


def run(tmp_path: Path, *words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [COMPANION, "camera", *map(str, words)],
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path / "data")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_recording_is_made_and_looked_at_again(video: Path, tmp_path: Path) -> None:
    made = run(tmp_path, "record", video, tmp_path / "made")
    assert made.returncode == 0
    assert "is over" in made.stdout
    frames = len(list((tmp_path / "made").glob("*.jpg")))
    assert f"{frames} frames are kept" in made.stdout
    again = run(tmp_path, "replay", tmp_path / "made")
    assert again.returncode == 0
    sentences = again.stdout.splitlines()
    assert sentences[0] == f"{frames} frames; all are seen as they were then."
    assert sentences[1:] == ["No decisions of a table are in it."]


def test_what_is_seen_otherwise_than_then_is_told(video: Path, tmp_path: Path) -> None:
    run(tmp_path, "record", video, tmp_path / "made")
    lines = tmp_path / "made" / "recording.jsonl"
    lines.write_text(lines.read_text().replace("source-camera-covered", "source-camera-dark"))
    again = run(tmp_path, "replay", tmp_path / "made")
    assert again.returncode == 1
    assert "Then: It is too dark for the camera." in again.stdout
    assert "Now: The camera sees nothing." in again.stdout


def test_what_cannot_be_is_a_sentence(video: Path, tmp_path: Path) -> None:
    made, empty, notes = (tmp_path / name for name in ("made", "empty", "notes.txt"))
    run(tmp_path, "record", video, made)
    empty.mkdir()
    notes.write_text("no video")
    for words in (
        ("record", video, made),
        ("record", video, notes),
        ("record", tmp_path / "nothing.mp4", tmp_path / "new"),
        ("record", notes, tmp_path / "new"),
        ("record", "", tmp_path / "new"),
        ("replay", tmp_path / "nothing"),
        ("replay", empty),
        ("replay", notes),
        ("replay", made, "--edition", SMALL),
        ("replay", made, "--edition", "nothing"),
    ):
        done = run(tmp_path, *words)
        assert done.returncode != 0
        assert one_sentence(done.stderr)
    assert not (tmp_path / "new").exists()


def test_a_recording_that_was_killed_is_read_up_to_there(video: Path, tmp_path: Path) -> None:
    run(tmp_path, "record", video, tmp_path / "made")
    lines = tmp_path / "made" / "recording.jsonl"
    lines.write_text(lines.read_text()[: lines.read_text().index('{"frame": 4') + 9])
    again = run(tmp_path, "replay", tmp_path / "made")
    assert again.returncode == 0
    assert "4 frames; all are seen as they were then." in again.stdout
