"""Everything that is measured, in order."""

from collections.abc import Callable

from companion.bench.at_table import at_table
from companion.bench.beside import begun, hub_beside
from companion.bench.contested import contested
from companion.bench.disk import disk
from companion.bench.engine import engine, smallest_seating
from companion.bench.figures import Figure
from companion.bench.idle import idle
from companion.bench.logged import logged
from companion.bench.phones import phones
from companion.bench.restart import restart
from companion.bench.sensors import sensors
from companion.games.kernel.box import Box
from companion.server.collector import settle

Tell = Callable[[str], object]
"""Is told what is measured next."""


def everything(box: Box, tell: Tell) -> list[Figure]:
    """All figures of this machine."""
    settle()  # as a hub that serves: else pauses of the collector would be taken for its own
    return [*alone(box, tell), *beside(box, tell)]


def alone(box: Box, tell: Tell) -> list[Figure]:
    """What needs no network."""
    seats = smallest_seating(box)
    tell("engine")
    figures = engine(box)
    tell("contested")
    figures += contested(box, seats)
    tell("logged")
    figures += logged(box, seats)
    tell("disk")
    bare = disk()
    tell("table")
    return figures + at_table(box, seats, bare)


def beside(box: Box, tell: Tell) -> list[Figure]:
    """What is asked of a hub in a process of its own."""
    tell("restart")
    figures = restart(box, smallest_seating(box))
    with hub_beside(box) as hub, begun(hub.address, box.game.seats) as round:
        tell("idle")
        figures += idle(hub, round)
        tell("sensors")
        figures += sensors(hub, round)
    with hub_beside(box) as hub, begun(hub.address, box.game.seats) as round:
        tell("disk")
        figures += disk().figures()
        tell("phones")
        return figures + phones(round)
