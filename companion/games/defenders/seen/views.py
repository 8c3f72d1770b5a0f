"""What one reader may see of Defenders of Hogwarts: built, never filtered (SET-15).

A view shares the state's piles and mappings: neither is ever changed.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypedDict

from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.house_rules import is_switched
from companion.games.defenders.core.rulebook import rule
from companion.games.defenders.core.state import Cards, State
from companion.games.defenders.side_board.loyalty import is_room_open
from companion.games.defenders.side_board.tokens import token_of
from companion.games.kernel.views import BaseView, base_view

if TYPE_CHECKING:
    from companion.games.kernel.port import Game


class SeatView(TypedDict):
    """What everybody may know of a player."""

    seat: str
    hand: int
    """How many cards are in hand; which ones is the player's own."""
    draw: int
    """How many cards are in the draw deck."""
    discard: Cards
    """The discard pile, top last."""
    played: Cards
    """Cards that lie open before the player: played this turn, or as a reaction in work."""
    removed: Cards
    """Cards that have left the game."""


class HouseView(SeatView):
    """What everybody may know of a House Player."""

    loyalty: int
    """Space of the Loyalty Track, 1 to 7."""
    detector: bool
    coin: bool
    scrolls: int
    book: str | None
    token: str | None
    """Type of the Hogwarts Token held."""
    shields: Cards
    """The Defence Shields won, by what they asked for."""
    marker: str
    """Who holds the House Marker."""
    locations: int
    """How many Location Cards are held."""


class LastingView(TypedDict):
    """An effect that holds until the next turn of the player who brought it about."""

    by: str
    on: str
    do: str
    what: str
    source: str


class DefendersView(BaseView):
    """The whole view."""

    number: int
    """Which turn of the game it is, from 1."""
    dark: SeatView
    houses: list[HouseView]
    """Clockwise from the Dark Arts Player's left."""
    hand: Cards
    """The reader's own cards; empty for everybody without a hand."""
    locations: Cards
    """The reader's own Location Cards."""
    marker: int
    """The Dark Arts Marker's space on the Path, from 0."""
    reached: int
    """The furthest space that the Marker has been on: what it unlocked stays unlocked."""
    progress: list[str]
    """Zones whose Progress Token is taken."""
    needed: int
    """Dark Arts Pawns needed on the Dark Location; 0 before its card is drawn."""
    dark_location: str | None
    """The Dark Location, for the Dark Arts Player alone until the game is won."""
    lasting: list[LastingView]
    """What protects or bars somebody for a while."""
    event: str | None
    """The Event that is being resolved."""
    final_hands: bool
    room_open: bool
    shields: Mapping[str, str]
    """Space -> what the Defence Shield there asks for."""
    tokens: Mapping[str, str]
    """Type -> who holds the Hogwarts Token, "" while it lies on its space."""
    row: Cards
    """Advanced Row, then Acquire Row; "" is an empty slot."""
    books: Cards
    """The face-up books; "" is an empty slot."""
    decks: dict[str, int]
    """How many cards the face-down decks hold."""


@rule("SET-15", "set-up")
def view_for(game: "Game[Any, Any]", state: State, reader: str) -> DefendersView:
    """Hands, Location Cards and face-down decks are secret, so a view counts them; discard
    piles, rows, books, items and Markers are open. (Defenders, Glossary: Reveal, Discard)"""
    return {
        **base_view(game, state, reader, state.turn),
        "number": state.number,
        "dark": _seat_view(state, DARK),
        "houses": [_house_view(state, house) for house in state.houses],
        "hand": state.hands.get(reader, ()),
        "locations": state.locations.get(reader, ()),
        "marker": state.marker,
        "reached": state.reached,
        "progress": sorted(state.progress),
        "needed": state.needed,
        "dark_location": state.dark_location if knows_dark_location(state, reader) else None,
        "lasting": [
            {"by": by, "on": on, "do": do, "what": what, "source": source}
            for by, on, do, what, source in state.lasting
        ],
        "event": state.event or None,
        "final_hands": state.final_hands,
        "room_open": is_room_open(state),
        "shields": state.shields,
        "tokens": state.tokens,
        "row": state.row,
        "books": state.library_row,
        "decks": _counts(state),
    }


@rule("RUL-57", "set-up")
def knows_dark_location(state: State, reader: str) -> bool:
    """The Dark Location Card is secret, on the Dark Arts Player's phone, until it wins; as a
    table may have it, it lies open.
    (Defenders p.22, Advancing the Dark Arts Marker)"""
    if not state.dark_location:
        return False
    if reader == DARK or is_switched(state, "RUL-57"):
        return True
    return state.result is not None and DARK in state.result.seats


def _seat_view(state: State, seat: str) -> SeatView:
    return {
        "seat": seat,
        "hand": len(state.hands[seat]),
        "draw": len(state.draws[seat]),
        "discard": state.discards[seat],
        "played": state.played[seat],
        "removed": state.removed[seat],
    }


def _house_view(state: State, house: str) -> HouseView:
    return {
        **_seat_view(state, house),
        "loyalty": state.loyalty[house],
        "detector": state.detector == house,
        "coin": house in state.coins,
        "scrolls": state.scrolls[house],
        "book": state.books[house] or None,
        "token": token_of(state, house),
        "shields": state.won[house],
        "marker": state.markers[house],
        "locations": len(state.locations[house]),
    }


def _counts(state: State) -> dict[str, int]:
    return {
        "acquire": len(state.acquire_deck),
        "dark_acquire": len(state.dark_acquire),
        "library": len(state.library_deck),
        "locations": len(state.location_deck),
        **{zone: len(deck) for zone, deck in state.event_decks.items()},
    }
