"""Movement: where a pawn can go, and by which way.

The guards below are the only place that knows what stops whom. The search is fed from them, and
so are the rulings (`refusals`), so that a space is offered exactly if it would be allowed.
"""

from collections.abc import Sequence
from functools import lru_cache

from companion.games.defenders.definitions import (
    BORDERS,
    DARK,
    OBSTACLES,
    POOL,
    WALL,
    Edition,
    Space,
)
from companion.games.defenders.rulebook import rule
from companion.games.defenders.state import State, owner_of
from companion.games.kernel.board import Ways


@rule("MOV-6", "guard")
def is_castle_wall(border: str) -> bool:
    """Castle walls stop every pawn; castle entrances are borders like any other.
    (Defenders p.10, Movement & Map Elements)"""
    return border == WALL


@rule("MOV-7", "guard")
def is_obstacle_to_house_pawn(owner: str, border: str) -> bool:
    """Locked Doors, Protective Spells, Physical Objects and Water stop House Pawns.
    (Defenders p.10, Obstacles)"""
    return border in OBSTACLES and not ignores_obstacles(owner)


@rule("MOV-8", "guard")
def ignores_obstacles(owner: str) -> bool:
    """Dark Arts Pawns go through obstacles of all four kinds. (Defenders p.10, Obstacles)"""
    return owner == DARK


@rule("MOV-11", "guard")
def is_protected_from(owner: str, space: Space) -> bool:
    """A Dark Arts Pawn never passes through a Protected Area and never ends on one.
    (Defenders p.10, Protected Area)"""
    return owner == DARK and space.protected


@rule("MOV-1", "guard")
def steps_within(points: int, steps: int) -> bool:
    """One movement point moves a pawn one space over a full border; points may be left unused.
    (Defenders p.10, Movement & Map Elements)"""
    return steps <= points


@rule("MOV-5", "guard")
def backtracks(route: Sequence[str]) -> bool:
    """Within a turn a pawn does not pass again through a space it passed through, nor end where
    it began. (Defenders p.10, Movement & Map Elements)"""
    return len(set(route)) < len(route)


@rule("RUL-3", "guard")
def is_no_move(start: str, goal: str) -> bool:
    """A move of no spaces is no move. (Ruling of this companion to Defenders p.10, Movement)"""
    return start == goal


def is_on_board(state: State, pawn: str) -> bool:
    return state.places[pawn] != POOL


@rule("MOV-4", "guard")
def destinations(state: State, pawn: str, points: int) -> int:
    """House Pawns pass through and stop on spaces that hold other House Pawns: where a pawn can
    go depends on the map alone. Gives the mask of the spaces where it could end a move of up to
    `points` movement points. (Defenders p.10, Movement & Map Elements)"""
    return open_ways(state.edition, owner_of(pawn)).reach(state.places[pawn], points)


@lru_cache(maxsize=64)
def open_ways(edition: Edition, owner: str) -> Ways:
    """The map as the pawns of a player can walk it."""
    kinds = [kind for kind in BORDERS if passes(owner, kind)]
    return edition.board.ways(kinds, closed_to(edition, owner))


def passes(owner: str, border: str) -> bool:
    return not is_castle_wall(border) and not is_obstacle_to_house_pawn(owner, border)


def closed_to(edition: Edition, owner: str) -> int:
    """Mask of the spaces that the pawns of a player cannot enter."""
    return edition.board.mask(
        space.id for space in edition.spaces.values() if is_protected_from(owner, space)
    )
