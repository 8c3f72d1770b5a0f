"""Settings of a camera: kept wholly or not at all, and a damaged file is a sentence."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.words import Words
from vision.seeing.lens import guessed
from vision.setup.settings import Settings, Shelf

LENS = guessed((1280, 720))._replace(distortion=np.array([0.1, -0.2, 0.001, 0, 0.05]), error=0.4)
EMPTY = np.linspace(0, 255, 320 * 240).reshape(240, 320).astype(np.uint8)
KNOWN = Settings(LENS, 27.5, frozenset({3, 77}), EMPTY)


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    Shelf(tmp_path / "new" / "folder").write("/dev/video0", KNOWN)
    kept, trouble = Shelf(tmp_path / "new" / "folder").read("/dev/video0")
    assert trouble is None
    assert kept.lens is not None
    assert kept.lens.size == LENS.size
    assert kept.lens.error == LENS.error
    assert np.array_equal(kept.lens.matrix, LENS.matrix)
    assert np.array_equal(kept.lens.distortion, LENS.distortion)
    assert (kept.height, kept.false) == (27.5, {3, 77})
    assert kept.empty is not None
    assert np.abs(kept.empty.astype(int) - EMPTY).max() <= 4


def test_every_camera_has_its_own(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    cameras = [
        "0",
        "1",
        "phone",
        "/dev/video0",
        "/dev/video-0",
        "http://x/y?z=1",
        "ü",
        "",
        "a" * 300,
    ]
    for height, camera in enumerate(cameras, 20):
        shelf.write(camera, Settings(height=height))
    assert [shelf.read(camera)[0].height for camera in cameras] == [*range(20, 20 + len(cameras))]
    assert shelf.read("another") == (Settings(), None)


def test_nothing_is_left_beside_the_file(tmp_path: Path) -> None:
    for height in (20.0, 30.0):
        Shelf(tmp_path).write("0", Settings(height=height))
    assert [*tmp_path.iterdir()] == [Shelf(tmp_path).file("0")]


def test_what_cannot_be_written_leaves_what_was_there(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.write("0", Settings(height=20.0))
    no_picture = Settings(height=40.0, empty=np.zeros((0, 0), np.uint8))
    with pytest.raises(cv2.error):
        shelf.write("0", no_picture)
    assert shelf.read("0") == (Settings(height=20.0), None)
    assert [*tmp_path.iterdir()] == [shelf.file("0")]


def damaged() -> dict[str, bytes]:
    good = KNOWN.to_json()
    changes: dict[str, object] = {
        "lens": {"size": [1, 2]},
        "height": "tall",
        "false": [1000],
        "empty": "no picture",
    }
    lenses: dict[str, dict[str, object]] = {
        "no size": {"size": [0, 0]},
        "an endless size": {"size": [float("inf"), 840]},
        "a size that is none": {"size": [-1920, 1080]},
        "no focal length": {"matrix": np.zeros((3, 3)).tolist()},
        "a matrix of no numbers": {"matrix": np.full((3, 3), np.nan).tolist()},
        "a distortion of no numbers": {"distortion": [float("nan")] * 5},
        "a focal length that no phone has": {"matrix": (np.eye(3) * 1e9).tolist()},
    }
    spoilt = {name: json.dumps(good | {name: value}).encode() for name, value in changes.items()}
    spoilt |= {
        name: json.dumps(good | {"lens": good["lens"] | change}).encode()
        for name, change in lenses.items()
    }
    return spoilt | {
        "half": json.dumps(good).encode()[:200],
        "nothing": b"",
        "no text": b"\xff\xfe\x00",
        "a list": b"[]",
        "too deep": b"[" * 100_000,
        "far too high": json.dumps(good | {"height": 10**400}).encode(),
        "too high": json.dumps(good | {"height": 1e9}).encode(),
        "no number": json.dumps(good | {"height": float("nan")}).encode(),
        "a picture of nothing": json.dumps(good | {"empty": "aGVsbG8="}).encode(),
    }


@pytest.mark.parametrize("name", [*damaged()])
def test_a_damaged_file_is_a_sentence_and_the_usual_settings(name: str, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.file("0").write_bytes(damaged()[name])
    settings, trouble = shelf.read("0")
    assert settings == Settings()
    assert trouble is not None
    sentence = Words().tell(trouble.key, trouble.facts)
    assert str(shelf.file("0")) in sentence
    assert "set-up" in sentence


def test_a_folder_in_its_place_is_a_sentence(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.file("0").mkdir()
    assert shelf.read("0")[1] is not None
