"""Videos by their addresses. Devices, streams and films are seen in the tests of the source."""

import pytest

from vision.feeds.feed import CameraProblem
from vision.feeds.video import Video, name_of


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("0", "0"),
        ("/dev/video2", "/dev/video2"),
        ("rtsp://me:secret@camera.local:554/stream?token=secret", "camera.local"),
        ("http://[", "http://"),
        ("http://me:secret@", "http://"),
        ("file:///home/somebody/evening.mp4", "file://"),
        ("/home/somebody/evening.mp4", "evening.mp4"),
    ],
)
def test_a_name_gives_nothing_away(address: str, name: str) -> None:
    assert name_of(address) == name


@pytest.mark.parametrize("address", ["²", "٣", "9" * 5000, "a" * 5000, "a\0b", "-1", " ", "99"])
def test_what_is_no_camera_is_a_sentence(address: str) -> None:
    camera = Video(address)
    with pytest.raises(CameraProblem) as raised:
        camera.next(10.0)
    assert raised.value.key in ("source-camera-absent", "source-camera-no-video")
    assert camera.close()
