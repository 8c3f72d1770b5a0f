"""The maker's pages: the instrument, the set-up, recordings."""

import json
import time
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from companion.tracking.source import Expected, Spot
from tests.vision import film
from tests.vision.pages.serving import Served
from vision.recordings.recording import Recording

pytestmark = [
    pytest.mark.realtime,
    pytest.mark.slow,
    pytest.mark.xdist_group("realtime"),
]


def test_the_makers_instrument(served: Served) -> None:
    served.film("right", frames=15)  # the pose is a new one
    view = served.ask("/camera/view/look").json
    assert view["look"]["size"] == [840, 840]
    assert view["look"]["settled"] == {"red-1": {"places": ["right"], "lying": False}}
    assert view["look"]["pieces"]["red-1"]["doubt"] is None
    codes = {mark["code"]: mark["piece"] for mark in view["look"]["marks"]}
    assert len(codes.keys() & {*range(8)}) >= 6
    assert codes[8] == "red-1"
    assert all(mark["off"] < 2 for mark in view["look"]["marks"] if mark["anchor"])
    assert view["look"]["camera"]["calibrated"] is False
    assert view["rate"] > 0
    assert 0 <= view["delay"] < 2
    assert view["status"]["key"] == "source-camera-seeing"
    assert served.maker_key not in json.dumps(view)
    assert served.ask("/camera/view/names").json == dict(film.BOARD.names)
    picture = served.ask("/camera/view/picture.jpg")
    assert picture.kind == "image/jpeg"
    shown = cv2.imdecode(np.frombuffer(picture.data, np.uint8), cv2.IMREAD_GRAYSCALE)
    assert shown is not None
    assert shown.shape == (840, 840)


def test_the_steps_of_the_set_up(served: Served) -> None:
    steps = served.ask("/camera/view/steps").json["steps"]
    assert [step["name"] for step in steps] == ["lens", "pose", "height", "empty"]
    for answer, status in (("32.5", 400), ("begin", 200), ("very high", 400), ("32.5", 200)):
        said = json.dumps({"step": "height", "answer": answer}).encode()
        assert served.ask("/camera/view/step", said).status == status
    steps = served.ask("/camera/view/steps").json["steps"]
    assert steps[2]["state"] == "done"
    served.film("left")
    served.wait_for_red("left")  # with another eye
    (kept,) = served.folder.glob("phone*.json")
    assert json.loads(kept.read_bytes())["height"] == 32.5


def test_the_maker_records_a_game(served: Served) -> None:
    def switch(on: bool) -> Any:
        return served.ask("/camera/view/tape", json.dumps({"on": on}).encode()).json

    def decide(revision: int, place: str) -> Expected:
        expected = Expected(time.monotonic(), revision, {"red-1": Spot("red", place)})
        served.source.expect(expected)
        return expected

    decide(1, "left")
    begun = decide(2, "middle")
    assert switch(True) == {"wanted": True, "recording": None, "problem": None}
    served.film("right", frames=8)
    decided = decide(3, "right")
    served.source.expect(decided._replace(revision=4))  # nothing has moved
    served.film("right", frames=2)
    made = served.ask("/camera/view/look").json["tape"]["recording"]
    assert made["frames"] >= 7
    switch(False)
    served.film("left", frames=2)
    decide(5, "left")
    assert served.ask("/camera/view/look").json["tape"]["recording"] is None
    recording = Recording(Path(made["folder"]))
    assert recording.expected == [begun, decided]
    replayed = list(recording.replay())
    assert len(replayed) >= 7
    assert [one.now for one in replayed] == [one.then for one in replayed]
