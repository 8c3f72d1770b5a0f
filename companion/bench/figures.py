"""What a benchmark prints."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.table import Table


class Figure(NamedTuple):
    """One measured number."""

    name: str
    value: float
    unit: str
    hold: str = ""
    """The number to hold, where there is one."""


def percentile(samples: Sequence[float], share: float) -> float:
    """The sample below which this share of the samples lies, from 0 to 1."""
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def table_of(figures: Sequence[Figure]) -> Table:
    """The figures as people read them."""
    table = Table("what", "figure", "unit", "hold")
    for figure in figures:
        table.add_row(figure.name, f"{figure.value:,.4g}", figure.unit, figure.hold)
    return table
