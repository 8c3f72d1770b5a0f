"""What the looks of an eye mean for the hub, and pictures as phones send them."""

from itertools import pairwise

import numpy as np
import pytest

from companion.tracking.source import Observation, Sight, Status
from vision.cameras import CameraProblem, name_of
from vision.eye import Eye
from vision.look import Frame
from vision.phone import picture_of
from vision.reports import Reports

from . import film

TURNED = b"\xff\xe1\x00\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
"""What a phone that was held upright writes into its photograph: turn it to the right."""


def said(reports: Reports, numbers: range, period: float = 0.2) -> list[Observation | Status]:
    told: list[Observation | Status] = []
    for number in numbers:
        picture = film.picture(number % 4, red="left")
        told += reports.see(Frame(number, number * period, picture))[1]
    return told


def test_what_rests_is_told_at_once_and_then_once_a_second() -> None:
    reports = Reports(Eye(film.BOARD), "0")
    seen = [each for each in said(reports, range(20)) if isinstance(each, Observation)]
    assert [dict(each.seen) for each in seen] == [
        {},
        *[{"red-1": Sight(("left",))}] * (len(seen) - 1),
    ]
    times = [each.at for each in seen]
    assert times[1] == pytest.approx(0.4)
    assert [later - at for at, later in pairwise(times[1:])] == pytest.approx(
        [1.0] * (len(seen) - 2)
    )
    assert len(seen) >= 4


@pytest.mark.parametrize(("asked", "heeded"), [(None, 1), ((840, 840), 1), ((1920, 1080), 0)])
def test_a_camera_that_gives_another_size_than_it_was_asked_for_is_said(
    asked: tuple[int, int] | None, heeded: int
) -> None:
    reports = Reports(Eye(film.BOARD), "0", asked)
    (status, *_) = said(reports, range(1))
    assert isinstance(status, Status)
    assert status.facts["asked"] == heeded
    assert (status.facts["width"], status.facts["height"]) == (840, 840)


def test_a_photograph_is_turned_upright() -> None:
    drawn = np.full((200, 300), 200, np.uint8)
    drawn[:40, :40] = 0  # top left comes to the top right
    data = film.jpeg(drawn)
    turned = picture_of(data[:2] + TURNED + data[2:])
    assert turned.shape == (300, 200)
    assert turned[20, 180] < 50 < turned[20, 20]


def test_a_long_strip_is_no_picture() -> None:
    with pytest.raises(CameraProblem) as raised:
        picture_of(film.jpeg(np.zeros((200, 8000), np.uint8)))
    assert raised.value.facts == {"width": 1920, "height": 48}


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("0", "0"),
        ("/dev/video2", "/dev/video2"),
        ("rtsp://me:secret@camera.local:554/stream?token=secret", "camera.local"),
        ("http://[", ""),
        ("/home/somebody/evening.mp4", "evening.mp4"),
    ],
)
def test_a_name_gives_nothing_away(address: str, name: str) -> None:
    assert name_of(address) == name
