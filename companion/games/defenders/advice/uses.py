"""Uses: would an effect do anything to a player? What would not is waste."""

from collections.abc import Callable, Mapping

from companion.games.defenders.advice.counts import house_in, items_of, player_in
from companion.games.defenders.advice.items import held_worth
from companion.games.defenders.core.cards import Effect
from companion.games.defenders.core.definitions import DARK, POOL
from companion.games.defenders.seen.views import DefendersView
from companion.games.defenders.side_board.loyalty import LAST

Use = Callable[[DefendersView, str, Effect], bool]


def is_of_use(view: DefendersView, seat: str, effect: Effect) -> bool:
    """Would the reader's effect do anything to this player? What is not listed here would."""
    use = USES.get(effect.do)
    return use is None or use(view, seat, effect)


def _moves_on_track(view: DefendersView, seat: str, effect: Effect) -> bool:
    if seat == DARK:
        return False
    space = house_in(view, seat)["loyalty"]
    return space < LAST if effect.amount > 0 else space > 1


def _can_gain(view: DefendersView, seat: str, effect: Effect) -> bool:
    if seat == DARK:
        return False
    if effect.what == "token":
        return not all(view["tokens"].values())
    return _has_room(view, seat, effect.what)


def _has_room(view: DefendersView, seat: str, item: str) -> bool:
    if item == "scroll":  # no Location Cards are kept after the last one
        return house_in(view, seat)["locations"] > 0
    return item == "token" or not items_of(view, seat)[item]


def _holds(view: DefendersView, seat: str, effect: Effect) -> bool:
    return held_worth(view, seat, effect) > 0


def _takes(view: DefendersView, seat: str, effect: Effect) -> bool:
    return _holds(view, seat, effect) and _has_room(view, view["reader"], effect.what)


def _gives(view: DefendersView, seat: str, effect: Effect) -> bool:
    return _holds(view, view["reader"], effect) and _has_room(view, seat, effect.what)


def _moves_marker_of(view: DefendersView, seat: str, effect: Effect) -> bool:
    """The Dark Arts Player takes a House Marker, a House Player takes the own one back."""
    if seat == DARK:
        return False
    is_lost = house_in(view, seat)["marker"] == DARK
    return is_lost != (view["reader"] == DARK)


def _lasts_anew(view: DefendersView, seat: str, effect: Effect) -> bool:
    known = {(each["on"], each["do"], each["what"]) for each in view["lasting"]}
    return (seat, effect.do, effect.what) not in known


USES: Mapping[str, Use] = {
    "bar": _lasts_anew,
    "protect": _lasts_anew,
    "deploy": lambda view, seat, effect: any(p["place"] == POOL for p in view["pieces"]),
    "discard": lambda view, seat, effect: player_in(view, seat)["hand"] > 0,
    "draw": lambda view, seat, effect: bool(
        player_in(view, seat)["draw"] or player_in(view, seat)["discard"]
    ),
    "gain": _can_gain,
    "give": _gives,
    "house_marker": _moves_marker_of,
    "loyalty": _moves_on_track,
    "recover": lambda view, seat, effect: bool(player_in(view, seat)["discard"]),
    "relinquish": _holds,
    "search": lambda view, seat, effect: player_in(view, seat)["draw"] > 0,
    "take": _takes,
}
