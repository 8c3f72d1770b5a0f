"""A phone as camera: pictures as phones send them, and whose count."""

import numpy as np
import pytest

from tests.vision import film
from vision.feeds.feed import CameraProblem
from vision.feeds.phone import Phone, picture_of

TURNED = b"\xff\xe1\x00\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
"""What a phone that was held upright writes into its photograph: turn it to the right."""


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


@pytest.mark.slow
def test_one_phone_is_the_camera() -> None:
    """Another one may take over after a while of silence."""
    phone, picture = Phone(), film.jpeg(film.picture(1))
    assert phone.post(picture, "one").look is None
    with pytest.raises(CameraProblem) as raised:
        phone.post(picture, "other")
    assert raised.value.key == "problem-camera-another"
    taken = phone.next(0)
    assert taken is not None
    assert phone.next(0) is None
