"""The port of a source: where the board is seen from.

A source is plugged in by an entry point of the group ``companion.sources``: its name is what
stands before the colon of ``--source serial:/dev/ttyUSB0``, its value a `Factory`. A source may
live on threads of its own; it tells everything it learns to its `Sink`, in order, and never
calls anything else of the hub.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

from companion.games.kernel.decisions import Facts as Facts  # sources know this module alone


class Observation(NamedTuple):
    """What a source sees of the board now: always the whole of what it can see."""

    at: float
    """Seconds of `time.monotonic()` when it was seen."""
    sensed: Mapping[str, bool]
    """Place -> is anything there. Places without a sensor are absent."""


class Status(NamedTuple):
    """How a source is doing. `key` names the sentence and, with ``.remedy``, what to do."""

    state: Literal["starting", "seeing", "lost"]
    key: str
    facts: Facts = {}


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

    def stop(self) -> None:
        """Stop looking and give back port and threads; nothing is told to the sink afterwards."""


Factory = Callable[[str, Sequence[str]], Source]
"""(address behind the colon, the map's places in the edition's order) -> source.
Raises SourceProblem."""
