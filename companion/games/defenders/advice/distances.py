"""Distances: how far it is from space to space, as the crow of each side walks."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from companion.games.defenders.core.definitions import DARK, OBSTACLES, WALL, Edition
from companion.games.defenders.main_board.movement import closed_to
from companion.games.defenders.side_board.loyalty import OPEN

FAR = 30
OBSTACLE = 3
"""What an obstacle costs a House Pawn: the cards that pass it must be drawn first."""

Steps = Mapping[int, Sequence[tuple[int, int]]]
"""Space -> its neighbours, each with what it costs to go there."""


@lru_cache(maxsize=64)
def distances(edition: Edition, dark: bool) -> tuple[tuple[int, ...], ...]:
    """Steps from each space to each, `FAR` where no way leads, for the pawns of a side. The Room
    counts as open."""
    spaces = range(len(edition.board.spaces))
    steps = _steps(edition, dark)
    return tuple(_distances_from(space, steps, len(spaces)) for space in spaces)


@lru_cache(maxsize=4096)
def nearest(edition: Edition, dark: bool, goals: tuple[str, ...]) -> tuple[int, ...]:
    """Steps from each space to the nearest of these."""
    rows = distances(edition, dark)
    ways = [rows[edition.board.index[goal]] for goal in goals]
    return tuple(map(min, zip(*ways, strict=True))) if ways else (FAR,) * len(rows)


def _steps(edition: Edition, dark: bool) -> Steps:
    index = edition.board.index
    closed = closed_to(edition, DARK, OPEN) if dark else 0
    steps: dict[int, list[tuple[int, int]]] = {}
    for a, b, kind in edition.board.borders.values():
        if kind == WALL or closed & edition.board.mask((a, b)):
            continue
        cost = OBSTACLE if kind in OBSTACLES and not dark else 1
        steps.setdefault(index[a], []).append((index[b], cost))
        steps.setdefault(index[b], []).append((index[a], cost))
    return steps


def _distances_from(start: int, steps: Steps, size: int) -> tuple[int, ...]:
    found = [FAR] * size
    found[start] = 0
    waiting = [start]
    for here in waiting:
        for there, cost in steps.get(here, ()):
            if found[here] + cost < found[there]:
                found[there] = found[here] + cost
                waiting.append(there)
    return tuple(found)
