"""What a benchmark prints."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.table import Table

from companion.words import Words

COLUMNS = ("what", "figure", "unit", "hold")


class Figure(NamedTuple):
    """One measured number. The catalogue says what `name` and `unit` are."""

    name: str
    value: float
    unit: str
    hold: str = ""
    """The number to hold, where there is one."""


def percentile(samples: Sequence[float], share: float) -> float:
    """The sample below which this share of the samples lies, from 0 to 1."""
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def said(figure: Figure, words: Words) -> Mapping[str, Any]:
    """A figure as people read it, ready to be printed as JSON."""
    name, unit = words.say(f"bench-{figure.name}"), words.say(f"unit-{figure.unit}")
    return {"name": name, "value": figure.value, "unit": unit, "hold": figure.hold}


def table_of(figures: Sequence[Figure], words: Words) -> Table:
    """The figures as people read them."""
    table = Table(*(words.say(f"bench-column-{name}") for name in COLUMNS))
    for figure in figures:
        name, value, unit, hold = said(figure, words).values()
        table.add_row(name, f"{value:,.4g}", unit, hold)
    return table
