"""Trails: where a pawn may have been this turn, so that it does not backtrack (MOV-5).

A decision names a destination. The way that a pawn went is asked for only when it moves again in
the same turn; then it went any way that keeps its later moves legal (RUL-63). A way that enters
all that another one enters, and more, never keeps legal what that one does not: such ways are
left out, for there are far too many where pawns fly.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from companion.games.defenders.core.permits import Permits
from companion.games.kernel.board import Ways

WaysOf = Callable[[Permits, int], Ways]
"""(permits, how the Room is) -> the map for this pawn."""


class Leg(NamedTuple):
    """One move of a pawn."""

    start: str
    end: str
    points: int
    permits: Permits
    """What its owner's pawns could pass when it went."""
    door: int
    """How the Room of Requirement was, as `loyalty.door_of_room` says it."""
    route: tuple[str, ...] = ()
    """The spaces it entered, if the mover drew them."""
    deployed: tuple[str, ...] = ()
    """Where it may have come onto the board with the first point, if it did."""


def entered(legs: Sequence[Leg], ways_of: WaysOf) -> frozenset[int]:
    """The masks of spaces that the pawn can have entered so far, one for each way it may have
    gone. The space where the turn began may be crossed once, so it is not among them at first."""
    masks = frozenset({0})
    for leg in legs:
        ways = ways_of(leg.permits._replace(fly=False), leg.door)
        fly_off = ways_of(leg.permits, leg.door).jumps
        masks = smallest(more for mask in masks for more in _entered(leg, ways, fly_off, mask))
    return masks


def smallest(masks: Iterable[int]) -> frozenset[int]:
    """The masks that hold no other one of them."""
    kept: list[int] = []
    for mask in sorted(set(masks), key=int.bit_count):
        if all(mask & other != other for other in kept):
            kept.append(mask)
    return frozenset(kept)


def _entered(leg: Leg, ways: Ways, fly_off: Sequence[str], before: int) -> Iterator[int]:
    """The masks of spaces entered so far and by this move, which enters none of those before."""
    if leg.route:
        drawn = ways.mask(leg.route)
        if not drawn & before:
            yield before | drawn
        return
    for space in leg.deployed or ("",):
        first = ways.mask((space,)) if space else 0
        if space == leg.end:
            yield before | first
            continue
        start, points = (space, leg.points - 1) if space else (leg.start, leg.points)
        for mask in walks_and_flights(ways, start, leg.end, points, before | first, fly_off):
            yield before | first | mask


def walks_and_flights(
    ways: Ways, start: str, end: str, points: int, closed: int, fly_off: Sequence[str]
) -> Iterator[int]:
    """The masks of spaces entered on the ways from start to end. Who comes to a Fly Off Point
    and later to another one could have flown there at once, so one flight is enough: from the
    first of them on the way to the last."""
    yield from ways.routes(start, end, points, closed)
    jumps = ways.mask(fly_off)
    for off in (start,) if start in fly_off else fly_off:
        others = jumps & ~ways.mask((off,))
        outward = {0} if off == start else ways.routes(start, off, points, closed | others)
        for there in outward:
            left = points - there.bit_count()
            for at in (end,) if end in fly_off else fly_off:
                landed = ways.mask((at,))
                if at == off or landed & (closed | there):
                    continue
                onward = {0} if at == end else ways.routes(at, end, left, closed | there | jumps)
                yield from (there | landed | mask for mask in onward)
