"""The registry: what is plugged in, found by entry points and never imported by name."""

from collections.abc import Mapping
from importlib.metadata import EntryPoint, entry_points

from click import Command

from companion.tracking.source import Board, Factory, Source, SourceProblem

SOURCES, COMMANDS = "companion.sources", "companion.commands"
NONE = "none"
"""No source: people say on the phone what they moved."""


def open_source(spec: str, board: Board) -> Source:
    """The source of `--source NAME[:ADDRESS]` for a board. Raises SourceProblem where nothing of
    that name is plugged in."""
    name, _, address = spec.partition(":")
    plugged = entries(SOURCES)
    if name not in plugged:
        known = ", ".join(sorted([NONE, *plugged]))
        raise SourceProblem("problem-source-unknown", source=name, known=known)
    factory: Factory = plugged[name].load()
    return factory(address, board)


def commands() -> list[str]:
    """The names of the commands that are plugged in."""
    return sorted(entries(COMMANDS))


def command(name: str) -> Command | None:
    """The command of this name. Nothing is loaded for another one's sake."""
    entry = entries(COMMANDS).get(name)
    if entry is None:
        return None
    loaded: Command = entry.load()
    return loaded


def entries(group: str) -> Mapping[str, EntryPoint]:
    """What is plugged in under a group, by its name."""
    return {entry.name: entry for entry in entry_points(group=group)}
