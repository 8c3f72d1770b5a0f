"""Pawns: whose they are, and where they are."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from operator import itemgetter

from companion.games.defenders.core.definitions import DARK, POOL
from companion.games.defenders.core.state import State
from companion.games.kernel.layout import Spot

Places = tuple[str, ...]

ON_DEPLOYMENT_SPACES = 4
IN_GREAT_HALL = 3
"""Of each house."""


def owner_of(pawn: str) -> str:
    """The seat a pawn belongs to: pawns are named `gryffindor-1`, `dark-4`."""
    return pawn[:-2]


@cache
def spot_of(pawn: str, place: str, lying: bool) -> Spot:
    """The map has few places, and every view names all pawns."""
    return Spot(owner_of(pawn), place, lying)


def is_dark(pawn: str) -> bool:
    return pawn[:-2] == DARK


def is_on_board(state: State, pawn: str) -> bool:
    return state.places[pawn] != POOL


def pawns_of(state: State, seat: str) -> tuple[str, ...]:
    return names(seat, len(state.seats))


def places_of(state: State, seat: str) -> Places:
    """Where the pawns of a player are, in their order."""
    return _places(seat, len(state.seats))(state.places)


def pawns_at(state: State, space: str) -> list[str]:
    return [pawn for pawn, place in state.places.items() if place == space]


@lru_cache
def names(seat: str, players: int) -> tuple[str, ...]:
    """The pawns of a seat that walk the map, with so many players (SET-4, SET-5)."""
    in_pool = players - 2
    number = ON_DEPLOYMENT_SPACES + in_pool if seat == DARK else IN_GREAT_HALL
    return tuple(f"{seat}-{i}" for i in range(1, number + 1))


@lru_cache
def _places(seat: str, players: int) -> Callable[[Mapping[str, str]], Places]:
    return itemgetter(*names(seat, players))
