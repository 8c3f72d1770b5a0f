"""The port of a source: where the board is seen from.

A source is plugged in by an entry point of the group ``companion.sources``: its name is what
stands before the colon of ``--source serial:/dev/ttyUSB0``, its value a `Factory`. A source may
live on threads of its own; it tells everything it learns to its `Sink`, in order, and never
calls anything else of the hub.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

# Sources know this module alone.
from companion.games.kernel.decisions import Facts as Facts
from companion.games.kernel.drawing import Drawing as Drawing
from companion.games.kernel.layout import Layout as Layout
from companion.games.kernel.layout import Spot as Spot

Point = tuple[float, float]
"""Millimetres from the board's top left corner, x to the right, y down."""


class Board(NamedTuple):
    """The board that a source is to see."""

    size: Point
    """Width and height."""
    outlines: Mapping[str, Sequence[Point]]
    """Place -> the corners of its polygon, in the edition's order."""
    pieces: Mapping[str, str]
    """Every piece in the box -> its owner, always in the same order."""
    names: Mapping[str, str] = {}
    """Place -> what is printed there."""


class Sight(NamedTuple):
    """Where a piece was seen, and how."""

    places: tuple[str, ...]
    """Its place; several, where it stands too near a border to say; none beside the board."""
    lying: bool | None = False
    """None: it cannot be said."""


class Observation(NamedTuple):
    """What a source sees of the board now: always the whole of what it can see."""

    at: float
    """Seconds of `time.monotonic()` when it was seen."""
    sensed: Mapping[str, bool] = {}
    """Place -> is anything there. Places without a sensor are absent."""
    seen: Mapping[str, Sight] = {}
    """Piece -> where it came to rest. One that is absent was not seen: that says nothing."""


class Status(NamedTuple):
    """How a source is doing. `key` names the sentence and, with ``.remedy``, what to do."""

    state: Literal["starting", "seeing", "lost"]
    key: str
    facts: Facts = {}
    secret: Facts = {}
    """Facts for the host alone, in place of those of the same name."""


class Expected(NamedTuple):
    """Where the rules expect the pieces after a decision; the screen shows the same."""

    at: float
    """Seconds of `time.monotonic()` when it was made."""
    revision: int
    layout: Layout


class SourceProblem(Exception):
    """A source cannot be made from what was asked for: a message key and its facts."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: Facts = facts


class Sink(Protocol):
    """Who listens to a source."""

    def observed(self, observation: Observation) -> None: ...

    def status(self, status: Status) -> None: ...


class Source(Protocol):
    """Something that sees the board. It serves one table at a time."""

    def start(self, sink: Sink) -> None:
        """Begin to look, on threads of its own; returns at once. Losing the board is a status."""

    def expect(self, expected: Expected) -> None:
        """The game went on. What is seen never depends on it, but may be kept beside it. Called
        by the table's own thread, which must not be kept waiting."""

    def stop(self) -> None:
        """Stop looking and give back port and threads; nothing is told to the sink afterwards."""


Factory = Callable[[str, Board], Source]
"""(address behind the colon, the board) -> source. Raises SourceProblem."""


class Hub(NamedTuple):
    """What a plugged-in command gets of the hub: one box, and the words of people.

    A command is plugged in by an entry point of the group ``companion.commands``: its name is the
    command's, its value a `click.Command`. The object of its click context is an `OpenHub`; a
    SourceProblem that it raises leaves as a sentence.
    """

    board: Board
    drawing: Drawing | None
    """The map on paper; None where nobody draws it."""
    pieces: Mapping[str, str]
    """Piece -> what people call it."""
    say: Callable[[str, Facts], str]
    """(message key, facts) -> the sentence and, where there is one, its remedy."""


OpenHub = Callable[[str], Hub]
"""(edition: a built-in one, or a folder) -> the hub with that box. Raises what the hub tells."""
