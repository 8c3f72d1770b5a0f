"""Infiltration: how near the Dark Arts Player is to the goal, as far as everybody can see."""

from collections import Counter
from collections.abc import Mapping

from companion.games.defenders.core.cards import ZONES
from companion.games.defenders.core.definitions import DARK, Edition
from companion.games.defenders.seen.views import DefendersView


def gathered(edition: Edition, view: DefendersView) -> Mapping[str, int]:
    """Where the Dark Location may be, once it is drawn: space -> Dark Arts Pawns there."""
    if len(view["progress"]) < len(ZONES):
        return {}
    known = view["dark_location"]
    there = Counter(piece["place"] for piece in view["pieces"] if piece["owner"] == DARK)
    return {space: there[space] for space in ([known] if known else edition.decks.dark_locations)}


def peril(edition: Edition, view: DefendersView, space: str, more: int = 1) -> float:
    """How much of the way to the goal is gone where this may be the Dark Location and so many
    more pawns come there: from 0, for nothing, to 1, for a game that is over."""
    there = gathered(edition, view).get(space)
    return 0.0 if there is None else min(1.0, (there + more) / max(1, view["needed"]))
