"""Which sensor lies under which place."""

from hardware.wiring import Wiring

PLACES = ["hall", "stairs", "library"]


def test_sensor_i_lies_under_the_ith_place() -> None:
    assert Wiring(PLACES).sensed(3, {1}) == {"hall": False, "stairs": True, "library": False}


def test_a_sensor_beyond_the_places_is_ignored() -> None:
    wiring = Wiring(PLACES)
    assert wiring.sensed(128, {2, 3, 127}) == {"hall": False, "stairs": False, "library": True}
    assert wiring.places_seen(128) == 3


def test_a_place_without_a_sensor_is_absent() -> None:
    wiring = Wiring(PLACES)
    assert wiring.sensed(2, {0}) == {"hall": True, "stairs": False}
    assert wiring.places_seen(2) == 2
