"""Items: what it is worth to a House Player to hold one."""

from collections.abc import Mapping

from companion.games.defenders.advice.counts import items_of
from companion.games.defenders.core.cards import ANY, Effect
from companion.games.defenders.seen.views import DefendersView

WORTH: Mapping[str, float] = {
    "token": 2.0,
    "scroll": 6.0,
    "book": 8.0,
    "coin": 8.0,
    "detector": 12.0,
}
"""What each kind is worth, by the way that leads to another one; with the Detector spaces of the
Loyalty Track are lost (LOY-4)."""


def held_worth(view: DefendersView, seat: str, effect: Effect) -> float:
    """What the item is worth that an effect takes from a player: nothing where there is none, and
    of several kinds the one that is missed least."""
    held = items_of(view, seat)
    meant = (kind for kind in WORTH if effect.what in (kind, ANY) and held.get(kind))
    return min(map(WORTH.__getitem__, meant), default=0.0)
