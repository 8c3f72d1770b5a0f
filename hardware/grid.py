"""The grid: which sensors are occupied, from what the board tells."""

from hardware.packets import Change, Snapshot

_SEQUENCES = 1 << 16


class Grid:
    """What is known of a board's sensors. Nothing, until the first snapshot."""

    def __init__(self, sensors: int) -> None:
        """`sensors`: how many the board has; what it tells of others is not believed."""
        self.sensors = sensors
        self._occupied: set[int] = set()
        self._sequence: int | None = None

    @property
    def occupied(self) -> frozenset[int]:
        """The sensors with something over them; as it was last known when not `whole`."""
        return frozenset(self._occupied)

    @property
    def whole(self) -> bool:
        """Is the state of all sensors known? If not, the board must be asked for a snapshot."""
        return self._sequence is not None

    def hear(self, message: Snapshot | Change) -> None:
        """Take in what the board tells. A change that is not the next one is a gap: from there on
        the grid is not whole until a snapshot comes."""
        if isinstance(message, Snapshot):
            self._sequence = message.sequence
            self._occupied = {s for s in message.occupied if s < self.sensors}
        elif self._sequence is not None:
            self._hear_change(message, expected=(self._sequence + 1) % _SEQUENCES)

    def _hear_change(self, change: Change, expected: int) -> None:
        if change.sequence != expected:
            self._sequence = None
            return
        self._sequence = expected
        if change.sensor >= self.sensors:
            return
        if change.occupied:
            self._occupied.add(change.sensor)
        else:
            self._occupied.discard(change.sensor)
