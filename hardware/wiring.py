"""The wiring: which sensor lies under which place."""

from collections.abc import Sequence, Set


class Wiring:
    """Sensor i lies under the i-th place of the edition."""

    def __init__(self, places: Sequence[str]) -> None:
        """`places`: the map's places in the edition's order."""
        self._places = tuple(places)

    def sensed(self, sensors: int, occupied: Set[int]) -> dict[str, bool]:
        """Place -> is anything there, for a board of so many sensors.

        A place without a sensor is absent, a sensor without a place is ignored.
        """
        wired = self._places[:sensors]
        return {place: sensor in occupied for sensor, place in enumerate(wired)}

    def places_seen(self, sensors: int) -> int:
        """How many places a board of so many sensors can see."""
        return min(sensors, len(self._places))
