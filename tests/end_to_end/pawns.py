"""Pawns on the real board: what hands do, and what the sensors under the spaces feel of it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tests.firmware.bench import Bench


class Pawns:
    """How many pawns stand on each space, over a bench with one sensor a space."""

    def __init__(self, bench: Bench, places: Sequence[str]) -> None:
        self._bench = bench
        self._sensor = {place: sensor for sensor, place in enumerate(places)}
        self._standing = dict.fromkeys(places, 0)

    @property
    def port(self) -> str:
        return self._bench.port

    def stands(self, place: str) -> bool:
        """Does an upright pawn stand there?"""
        return self._standing.get(place, 0) > 0

    def follow(self, standing: Iterable[str]) -> None:
        """Do with hands whatever is still to do: these upright pawns, one entry each."""
        counts = Counter(standing)
        for place, now in self._standing.items():
            if counts[place] != now:
                self._stand(place, counts[place] - now)

    def set_up(self, pawns: Mapping[str, str]) -> None:
        """Put every pawn where it is said to stand."""
        for place in pawns.values():
            self.put(place)

    def lift(self, place: str) -> None:
        """Take one pawn off a space."""
        assert self._standing[place], f"nothing stands in {place}"
        self._stand(place, -1)

    def put(self, place: str) -> None:
        self._stand(place, +1)

    def move(self, start: str, end: str) -> None:
        self.lift(start)
        self.put(end)

    def _stand(self, place: str, change: int) -> None:
        self._standing[place] += change
        self._bench.set(self._sensor[place], self._standing[place] > 0)
