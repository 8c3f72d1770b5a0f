"""Benchmarks of what is plugged in: found by entry points, never imported by name."""

from collections.abc import Callable, Iterable

from companion.bench.figures import Figure
from companion.tracking.registry import entries
from companion.tracking.source import Board, SourceProblem

GROUP = "companion.bench"
Plugged = Callable[[Board, Callable[[str], object]], Iterable[tuple[str, float, str, str]]]
"""(the board, is told what is measured next) -> figures, as `Figure` has them. Raises
SourceProblem."""


def plugged(part: str, board: Board, tell: Callable[[str], object]) -> list[Figure]:
    """The figures of the part of this name. Raises SourceProblem where there is none."""
    known = entries(GROUP)
    if part not in known:
        raise SourceProblem("problem-bench-unknown", part=part, known=", ".join(sorted(known)))
    measure: Plugged = known[part].load()
    return [Figure(*row) for row in measure(board, tell)]
