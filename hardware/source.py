"""The source ``serial:PORT``: the board seen through a serial sensor grid."""

from collections.abc import Set

from companion.tracking.source import (
    Board,
    Expected,
    Facts,
    Observation,
    Sink,
    Source,
    SourceProblem,
    Status,
)
from hardware import ports
from hardware.conversation import USUAL, Timing
from hardware.link import Link
from hardware.packets import PROTOCOL, Hello
from hardware.ports import Loss
from hardware.wiring import Wiring

KEYS = {
    Loss.GONE: "source-serial-lost",
    Loss.BUSY: "source-serial-busy",
    Loss.FORBIDDEN: "source-serial-forbidden",
    Loss.NOT_A_PORT: "source-serial-not-a-port",
    Loss.SILENT: "source-serial-silent",
    Loss.WRONG_PROTOCOL: "source-serial-wrong-protocol",
}
"""The sentence for each way to lose a board; all have the fact `port`."""


def open_serial(address: str, board: Board) -> Source:
    """A source for the board on a serial port, such as ``/dev/ttyUSB0``.

    Raises SourceProblem when no port was named. A port that is not there yet is no problem: the
    source says that it is lost and sees the board as soon as it appears.
    """
    if not address:
        found = sorted(ports.present())
        raise SourceProblem("source-serial-needs-port", count=len(found), ports=", ".join(found))
    return SerialSource(address, Wiring(tuple(board.outlines)))


class SerialSource:
    """A `Source`. It tells all sensors after each change, and about once a second in any case."""

    def __init__(self, port: str, wiring: Wiring, timing: Timing = USUAL) -> None:
        self._port = port
        self._wiring = wiring
        self._timing = timing
        self._link: Link | None = None
        self._sink: Sink | None = None
        self._told: Status | None = None

    def start(self, sink: Sink) -> None:
        """Begin to look for the board. Raises RuntimeError if it was started before."""
        if self._link is not None:
            raise RuntimeError("a source is started once")
        self._sink = sink
        self._tell(Status("starting", "source-serial-starting", {"port": self._port}))
        self._link = Link(self._port, self, self._timing)
        self._link.start()

    def expect(self, expected: Expected) -> None:
        """Sensors keep nothing."""

    def stop(self) -> None:
        """Close the port, end the thread, and tell nothing more. Does nothing if not started."""
        if self._link is not None:
            self._link.stop()

    def seen(self, port: str, hello: Hello, occupied: Set[int], at: float) -> None:
        """The link saw the sensors (`link.Listener`)."""
        facts: Facts = {
            "port": port,
            "sensors": hello.sensors,
            "places": self._wiring.places_seen(hello.sensors),
        }
        self._tell(Status("seeing", "source-serial-seeing", facts))
        if self._sink is not None:
            self._sink.observed(Observation(at, self._wiring.sensed(hello.sensors, occupied)))

    def lost(self, port: str, loss: Loss, hello: Hello | None) -> None:
        """The link lost the board (`link.Listener`)."""
        facts: dict[str, str | int] = {"port": port}
        if loss is Loss.WRONG_PROTOCOL and hello is not None:
            facts |= {"board": hello.protocol, "hub": PROTOCOL}
        self._tell(Status("lost", KEYS[loss], facts))

    def _tell(self, status: Status) -> None:
        if status != self._told and self._sink is not None:
            self._told = status
            self._sink.status(status)
