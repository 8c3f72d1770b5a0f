"""What the looks of an eye mean for the hub."""

from itertools import pairwise

import pytest

from companion.tracking.source import Observation, Sight, Status
from tests.vision import film
from vision.seeing.eye import Eye
from vision.seeing.look import Frame
from vision.seeing.reports import Reports


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
