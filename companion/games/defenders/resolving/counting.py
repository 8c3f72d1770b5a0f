"""Counting: what cards make depend on something, and what they ask for before they work."""

from collections.abc import Callable, Iterable, Mapping

from companion.games.defenders.core.cards import ZONES, Condition, Count
from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.pawns import is_on_board, owner_of
from companion.games.defenders.core.rulebook import rule
from companion.games.defenders.core.state import State
from companion.games.defenders.side_board.tokens import token_of


def count(state: State, seat: str, counted: Count, moved: str = "") -> int:
    """How much of this there is, for a player; everybody at the table could count it."""
    if counted.of == "pawns":
        return sum(_is_meant(state, seat, pawn, counted, moved) for pawn in state.places)
    return COUNTS[counted.of](state, seat, counted.what)


def are_met(state: State, seat: str, conditions: Iterable[Condition], moved: str = "") -> bool:
    """Do all the counts lie between their bounds?"""
    return all(
        condition.least <= count(state, seat, condition.counted, moved) <= condition.most
        for condition in conditions
    )


def _is_meant(state: State, seat: str, pawn: str, counted: Count, moved: str) -> bool:
    if counted.whose == "moved":
        return pawn == moved and is_where(state, pawn, counted.what)
    return is_of(seat, pawn, counted.whose) and is_where(state, pawn, counted.what)


def is_of(seat: str, pawn: str, whose: str) -> bool:
    """Is the pawn one of those that a card of this player means?"""
    owner = owner_of(pawn)
    if whose == "own":
        return owner == seat
    if whose == "dark":
        return owner == DARK
    if whose == "any":
        return True
    return owner != DARK and (whose == "house" or owner != seat)


@rule("MOV-18", "set-up")
def is_where(state: State, pawn: str, what: str) -> bool:
    """Every space is inside or outside the castle; a pawn off the board is neither.
    (Defenders p.16 and Icons)"""
    if not is_on_board(state, pawn):
        return False
    if what == "stunned":
        return pawn in state.stunned
    space = state.edition.spaces[state.places[pawn]]
    if what == "protected":
        return space.protected
    if what in ("inside", "outside"):
        return space.inside == (what == "inside")
    return what in ("", space.id)


def _items(state: State, seat: str, what: str) -> int:
    if seat == DARK:
        return 0
    kept = {
        "book": int(bool(state.books[seat])),
        "scroll": state.scrolls[seat],
        "token": int(token_of(state, seat) is not None),
        "coin": int(seat in state.coins),
        "detector": int(state.detector == seat),
        "shield": len(state.won[seat]),
    }
    return kept[what] if what else sum(kept.values())


def _house_markers(state: State, seat: str, what: str) -> int:
    return sum(holder == seat for holder in state.markers.values())


COUNTS: Mapping[str, Callable[[State, str, str], int]] = {
    "hand": lambda state, seat, _: len(state.hands[seat]),
    "discard": lambda state, seat, _: len(state.discards[seat]),
    "items": _items,
    "loyalty": lambda state, seat, _: state.loyalty.get(seat, 0),
    "zone": lambda state, *_: ZONES.index(state.edition.path[state.reached].zone) + 1,
    "house_markers": _house_markers,
    "house_players": lambda state, *_: len(state.houses),
}
