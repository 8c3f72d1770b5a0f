"""Decisions: what a table decided while it was recorded, beside what the camera showed of it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import inf
from typing import NamedTuple

from companion.tracking.source import Board, Expected, Layout, Observation, Spot

Move = tuple[Spot | None, Spot | None]
"""From where to where; None: beside the board."""


class Decision(NamedTuple):
    """One that moved pieces."""

    revision: int
    at: float
    moves: Sequence[Move]
    shown: float | None
    """Seconds after it at which the camera showed the same, less than none for before it; None if
    it never did."""


def decisions(
    board: Board, expected: Sequence[Expected], observations: Sequence[Observation]
) -> Iterator[Decision]:
    """All that follow the first layout, each with what the camera showed of it."""
    pairs = pairwise(expected)  # another game begins with fewer decisions
    steps = [(one.layout, other) for one, other in pairs if other.revision > one.revision]
    changes = [_changed(before, after.layout) for before, after in steps]
    for number, (before, after) in enumerate(steps, 1):
        changed, later = changes[number - 1], zip(steps[number:], changes[number:], strict=True)
        until = min((other.at for (_, other), its in later if its & changed), default=inf)
        shown = _shown(board, after, changed, observations, until)
        moves = [
            (before.get(piece), after.layout.get(piece)) for piece in _moved(before, after.layout)
        ]
        yield Decision(after.revision, after.at, moves, shown)


def _moved(before: Layout, after: Layout) -> Sequence[str]:
    pieces = dict.fromkeys([*before, *after])
    return [piece for piece in pieces if before.get(piece) != after.get(piece)]


def _changed(before: Layout, after: Layout) -> set[Spot]:
    """The spots that pieces left or came to."""
    moved = _moved(before, after)
    return {layout[piece] for layout in (before, after) for piece in moved if piece in layout}


def _shown(
    board: Board,
    expected: Expected,
    changed: set[Spot],
    observations: Sequence[Observation],
    until: float,
) -> float | None:
    """The first observation of those that show it when it is made; else the first after it."""
    since = None
    for each in observations:
        if each.at >= until:
            break
        shows = _shows(board, expected.layout, changed, each)
        if each.at <= expected.at:
            since = (each.at if since is None else since) if shows else None
        elif since is None and shows:
            since = each.at
    return None if since is None else since - expected.at


def _shows(board: Board, layout: Layout, changed: set[Spot], observation: Observation) -> bool:
    """Are surely as many pieces at these spots as there should be? Those of one owner look alike,
    and nobody says what stands where beside the board."""
    expected = Counter(layout.values())
    seen = Counter(
        Spot(board.pieces[tag], sight.places[0], sight.lying)
        for tag, sight in observation.seen.items()
        if len(sight.places) == 1 and sight.lying is not None
    )
    return all(seen[spot] == expected[spot] for spot in changed if spot.place in board.outlines)
