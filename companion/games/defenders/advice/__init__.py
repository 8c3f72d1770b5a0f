"""Advice: how good each thing that may be chosen looks to a player who sees only the own view.

Everything is counted in spaces: to bring a pawn one space nearer to where it is wanted is worth
one. It is a rule of thumb for bots, not a search: it looks one card ahead and no further.
"""

from companion.games.defenders.advice.dark import DarkSight
from companion.games.defenders.advice.house import HouseSight
from companion.games.defenders.advice.sight import Sight
from companion.games.defenders.advice.weights import weight
from companion.games.defenders.core.definitions import DARK, Edition
from companion.games.defenders.seen.views import DefendersView
from companion.games.kernel.views import PendingView


def advise(edition: Edition, view: DefendersView, pending: PendingView) -> list[float]:
    """A weight for each option of a pending, in their order; more is better."""
    sight: Sight = (DarkSight if view["reader"] == DARK else HouseSight)(edition, view)
    kind, facts = pending["kind"], pending["facts"]
    return [weight(sight, kind, tuple(choice), facts) for choice in pending["options"] or ()]
