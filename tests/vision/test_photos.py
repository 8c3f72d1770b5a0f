"""Real photographs through our own detector: those of ../shared/photos."""

import pytest

from tests.vision.photos import FOLDER, Photo, Worse, photos

pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason=f"the photographs are not in {FOLDER}")

HELD = {
    Worse(light=0.7): 1.0,
    Worse(light=0.5): 1.0,
    Worse(light=0.25): 0.97,
    Worse(quality=50): 0.97,
    Worse(quality=20): 0.95,
    Worse(shrunk=0.9): 0.94,
    Worse(shrunk=0.8): 0.9,
    Worse(shrunk=0.8, light=0.5, quality=50): 0.88,
}
"""Share of the ids that must be seen which is still seen; the smallest of these tags are 20 pixels
wide to begin with."""


@pytest.fixture(scope="module")
def all_photos() -> list[Photo]:
    return list(photos())


def test_every_id_is_seen_in_every_photograph_and_no_other(all_photos: list[Photo]) -> None:
    for photo in all_photos:
        seen = photo.seen(photo.grey)
        assert photo.must_see <= seen <= photo.may_see, photo.name


@pytest.mark.parametrize("worse", HELD, ids=str)
def test_worse_photographs_show_less_and_nothing_else(
    worse: Worse, all_photos: list[Photo]
) -> None:
    found = must = 0
    for photo in all_photos:
        seen = photo.seen(worse.of(photo.grey))
        assert seen <= photo.may_see, photo.name
        found, must = found + len(seen & photo.must_see), must + len(photo.must_see)
    assert found / must >= HELD[worse], f"{found} of {must}"
