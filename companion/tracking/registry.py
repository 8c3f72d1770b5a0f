"""The sources that are plugged in: found by entry points, never imported by name."""

from collections.abc import Sequence
from importlib.metadata import EntryPoint, entry_points

from companion.tracking.source import Factory, Source, SourceProblem

GROUP = "companion.sources"
NONE = "none"
"""No source: people say on the phone what they moved."""


def open_source(spec: str, places: Sequence[str]) -> Source | None:
    """The source of `--source NAME[:ADDRESS]` for a map with these places, None for `none`.
    Raises SourceProblem where nothing of that name is plugged in."""
    name, _, address = spec.partition(":")
    if name == NONE:
        return None
    plugged = {entry.name: entry for entry in entry_points(group=GROUP)}
    if name not in plugged:
        known = ", ".join(sorted([NONE, *plugged]))
        raise SourceProblem("problem-source-unknown", source=name, known=known)
    return _factory(plugged[name])(address, places)


def _factory(entry: EntryPoint) -> Factory:
    factory: Factory = entry.load()
    return factory
