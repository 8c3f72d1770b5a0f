"""Trails: where a pawn may have been this turn, so that it does not backtrack (MOV-5).

A decision names a destination. The way that a pawn went is asked for only when it moves again in
the same turn; then it went any way that keeps its later moves legal (RUL-63).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from companion.games.defenders.permits import Permits
from companion.games.kernel.board import Ways

WaysOf = Callable[[Permits, bool], Ways]
"""(permits, is the Room open?) -> the map for this pawn."""


class Leg(NamedTuple):
    """One move of a pawn."""

    start: str
    end: str
    points: int
    permits: Permits
    """What its owner's pawns could pass when it went."""
    room_open: bool
    route: tuple[str, ...] = ()
    """The spaces it entered, if the mover drew them."""
    deployed: tuple[str, ...] = ()
    """Where it may have come onto the board with the first point, if it did."""


def entered(legs: Sequence[Leg], ways_of: WaysOf) -> frozenset[int]:
    """The masks of spaces that the pawn can have entered so far, one for each way it may have
    gone. The space where the turn began may be crossed once, so it is not among them at first."""
    masks = frozenset({0})
    for leg in legs:
        ways = ways_of(leg.permits, leg.room_open)
        masks = frozenset(mask | more for mask in masks for more in _entered(leg, ways, mask))
    return masks


def _entered(leg: Leg, ways: Ways, before: int) -> Iterable[int]:
    """The masks of spaces that one move may have entered, none of those before among them."""
    if leg.route:
        drawn = ways.mask(leg.route)
        return () if drawn & before else (drawn,)
    if not leg.deployed:
        return ways.routes(leg.start, leg.end, leg.points, before)
    found = set()
    for space in leg.deployed:
        first = ways.mask((space,))
        if space == leg.end:
            found.add(first)
        else:
            onwards = ways.routes(space, leg.end, leg.points - 1, before | first)
            found |= {first | more for more in onwards}
    return found
