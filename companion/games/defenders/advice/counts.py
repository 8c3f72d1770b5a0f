"""Counts: what cards make depend on something, as far as a view shows it."""

from collections.abc import Iterable, Mapping

from companion.games.defenders.core.cards import ZONES, Condition, Count
from companion.games.defenders.core.definitions import DARK, POOL, Edition
from companion.games.defenders.resolving.counting import is_of
from companion.games.defenders.seen.views import DefendersView, HouseView, SeatView
from companion.games.kernel.views import PieceView


def player_in(view: DefendersView, seat: str) -> SeatView:
    """What everybody may know of a player."""
    return view["dark"] if seat == DARK else house_in(view, seat)


def house_in(view: DefendersView, seat: str) -> HouseView:
    return next(house for house in view["houses"] if house["seat"] == seat)


def items_of(view: DefendersView, seat: str) -> Mapping[str, int]:
    """How many items of each kind a player keeps."""
    if seat == DARK:
        return {}
    house = house_in(view, seat)
    return {
        "book": int(house["book"] is not None),
        "scroll": house["scrolls"],
        "token": int(house["token"] is not None),
        "coin": int(house["coin"]),
        "detector": int(house["detector"]),
        "shield": len(house["shields"]),
    }


def count(edition: Edition, view: DefendersView, seat: str, counted: Count) -> int:
    """How much of this there is for a player. Of a pawn that has just moved a view tells nothing:
    it counts as none."""
    if counted.of == "pawns":
        pieces = view["pieces"] if counted.whose != "moved" else ()
        return sum(_is_meant(edition, seat, piece, counted) for piece in pieces)
    if counted.of == "items":
        items = items_of(view, seat)
        return items.get(counted.what, 0) if counted.what else sum(items.values())
    if counted.of == "zone":
        return ZONES.index(edition.path[view["reached"]].zone) + 1
    if counted.of == "house_players":
        return len(view["houses"])
    if counted.of == "house_markers":
        return sum(house["marker"] == seat for house in view["houses"])
    if counted.of == "loyalty":
        return 0 if seat == DARK else house_in(view, seat)["loyalty"]
    player = player_in(view, seat)
    return player["hand"] if counted.of == "hand" else len(player["discard"])


def are_met(
    edition: Edition, view: DefendersView, seat: str, conditions: Iterable[Condition]
) -> bool:
    """Do all the counts lie between their bounds?"""
    return all(
        condition.least <= count(edition, view, seat, condition.counted) <= condition.most
        for condition in conditions
    )


def _is_meant(edition: Edition, seat: str, piece: PieceView, counted: Count) -> bool:
    return is_of(seat, piece["piece"], counted.whose) and is_where(edition, piece, counted.what)


def is_where(edition: Edition, piece: PieceView, what: str) -> bool:
    """Is a pawn where, or how, a card says?"""
    if piece["place"] == POOL:
        return False
    if what == "stunned":
        return piece["lying"]
    space = edition.spaces[piece["place"]]
    if what == "protected":
        return space.protected
    if what in ("inside", "outside"):
        return space.inside == (what == "inside")
    return what in ("", space.id)
