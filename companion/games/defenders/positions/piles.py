"""Piles: where cards, books and Defence Shields can be, as a position names them.

A pile is read and written with its top first. An empty slot of a row is `GAP`.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from companion.games.defenders.core.cards import ZONES
from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.state import Cards, State, put
from companion.games.defenders.side_board.acquire import SLOTS
from companion.games.defenders.side_board.scrolls import LOCATIONS

GAP = ""
BOOK_SLOTS = 2


class Pile(NamedTuple):
    """A pile by its name and, where there are several, whose it is."""

    name: str
    of: str = ""

    @property
    def entry(self) -> str:
        return f"{self.name}.{self.of}" if self.of else self.name


class Family(NamedTuple):
    """Piles among which the same cards go about."""

    piles: tuple[Pile, ...]
    homes: Callable[[Pile], tuple[Pile, ...]]
    """Where a card goes back to that has to leave a pile, the best place first."""
    bound: frozenset[str] = frozenset()
    """Cards that never leave the piles of their owner."""
    may_leave: bool = False
    """May its cards be out of the game?"""


class _Field(NamedTuple):
    """Where the state keeps a pile."""

    field: str
    top_last: bool = False


FIELDS: Mapping[str, _Field] = {
    "hands": _Field("hands"),
    "draw_decks": _Field("draws", top_last=True),
    "discards": _Field("discards", top_last=True),
    "removed": _Field("removed"),
    "acquire_deck": _Field("acquire_deck", top_last=True),
    "acquire_row": _Field("row"),
    "dark_acquire_deck": _Field("dark_acquire", top_last=True),
    "library_deck": _Field("library_deck", top_last=True),
    "library_row": _Field("library_row"),
    "library_discards": _Field("library_discard", top_last=True),
    "books": _Field("books"),
    "location_deck": _Field("location_deck", top_last=True),
    "locations": _Field("locations"),
    "dark_location_deck": _Field("dark_location_deck", top_last=True),
    "dark_location": _Field("dark_location"),
    "event_decks": _Field("event_decks", top_last=True),
    "shields": _Field("shields"),
    "shields_won": _Field("won"),
}
SINGLE = ("books", "dark_location", "shields")
"""Piles of one thing, which the state keeps without a tuple."""
ROOM: Mapping[str, int] = {
    **dict.fromkeys(SINGLE, 1),
    "acquire_row": SLOTS,
    "library_row": BOOK_SLOTS,
    "locations": LOCATIONS,
}
"""How many cards a pile holds at most, where that is fixed."""
ROWS: Mapping[str, str] = {"acquire_row": "acquire_deck", "library_row": "library_deck"}
"""Row -> the deck that fills its empty slots."""
REFILLED: Mapping[str, str] = {**ROWS, "locations": "location_deck"}
"""What is filled from a deck when it loses a card."""
OWN = ("draw_decks", "discards", "removed", "hands")
"""A player's piles of cards."""


def content(state: State, pile: Pile) -> Cards:
    field, top_last = FIELDS[pile.name]
    kept = getattr(state, field)
    if pile.of:
        kept = kept.get(pile.of, "")
    if pile.name in SINGLE:
        return (kept,) if kept else ()
    return tuple(kept[::-1] if top_last else kept)


def put_content(state: State, pile: Pile, cards: Cards) -> None:
    field, top_last = FIELDS[pile.name]
    if pile.name == "shields":
        _put_shield(state, pile.of, cards)
        return
    kept: Cards | str = cards[::-1] if top_last else cards
    if pile.name in SINGLE:
        kept = cards[0] if cards else ""
    setattr(state, field, put(getattr(state, field), pile.of, kept) if pile.of else kept)


def _put_shield(state: State, space: str, items: Cards) -> None:
    shields: dict[str, str] = {**state.shields}
    shields.pop(space, None)
    if items:
        shields[space] = items[0]
    spaces = shield_spaces(state)
    state.shields = {s: shields[s] for s in spaces if s in shields}  # type: ignore[misc] # items by name


def shield_spaces(state: State) -> tuple[str, ...]:
    return tuple(space.id for space in state.edition.spaces.values() if space.shield)


def families(state: State) -> tuple[Family, ...]:
    events = (
        Family((Pile("event_decks", zone),), lambda pile: (), may_leave=True) for zone in ZONES
    )
    decks = state.edition.decks
    return (
        _cards_of(state.houses, "acquire_deck", ("acquire_row",), decks.house_starter),
        _cards_of((DARK,), "dark_acquire_deck", (), decks.dark_starter),
        _books(state),
        _locations(state),
        _dark_locations(),
        _shields(state),
        *events,
    )


def _cards_of(seats: tuple[str, ...], deck: str, rows: tuple[str, ...], starter: Cards) -> Family:
    """What leaves a hand goes under the own draw deck; with no deck left open, onto other piles."""

    def homes(pile: Pile) -> tuple[Pile, ...]:
        if pile.of:
            return tuple(Pile(name, pile.of) for name in OWN[:3])
        return (Pile(deck), *(Pile("removed", seat) for seat in seats))

    own = (Pile(name, seat) for seat in seats for name in OWN)
    shared = (Pile(name) for name in (deck, *rows))
    return Family((*shared, *own), homes, frozenset(starter))


def _books(state: State) -> Family:
    homes = (Pile("library_deck"), Pile("library_discards"))
    held = (Pile("books", house) for house in state.houses)
    return Family((*homes, Pile("library_row"), *held), lambda pile: homes)


def _locations(state: State) -> Family:
    deck = Pile("location_deck")
    held = (Pile("locations", house) for house in state.houses)
    return Family((deck, *held), lambda pile: (deck,))


def _dark_locations() -> Family:
    deck = Pile("dark_location_deck")
    return Family((deck, Pile("dark_location")), lambda pile: (deck,))


def _shields(state: State) -> Family:
    left = tuple(Pile("shields", space) for space in shield_spaces(state))
    won = (Pile("shields_won", house) for house in state.houses)
    return Family((*left, *won), lambda pile: left)
