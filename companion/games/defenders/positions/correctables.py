"""Correctables: what can be set right, as far as everybody may know."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from companion.games.defenders.core.cards import Zone
from companion.games.defenders.core.definitions import DARK, POOL
from companion.games.defenders.core.pawns import owner_of
from companion.games.defenders.core.state import State
from companion.games.defenders.positions.dealing import NONE
from companion.games.defenders.positions.pawn_places import can_stand
from companion.games.defenders.positions.piles import Pile, content
from companion.games.defenders.positions.setting import Values
from companion.games.defenders.positions.settings import FLAG, SETTINGS, value_of
from companion.games.defenders.side_board.scrolls import LOCATIONS, SCROLLS
from companion.games.kernel.decisions import Choice
from companion.games.kernel.port import LIES, STANDS
from companion.games.kernel.positions import Correctable

SECRET = ("hands", "locations")
"""Settings that tell something hidden: what they are now is told to nobody."""
OPEN = ("discards", "removed")
"""A player's cards that everybody sees: they are told apart from the hidden ones of their kind."""
HIDDEN = (*SECRET, "books")
"""Settings after which somebody has seen what was hidden; a book may come off the row, and its
slot is filled from the deck."""
DEMENTOR: Zone = "red"
"""The zone whose Progress Token comes with the Dark Location Card (PTH-5)."""
PLAIN = (
    "skips",
    "loyalty",
    "detector",
    "coins",
    "scrolls",
    "scrolls_gained",
    "tokens",
    "house_markers",
    "marker",
)
"""Settings that can be put right whatever is being resolved."""
GROUPS: Mapping[str, str] = {
    **dict.fromkeys((STANDS, LIES), "pawns"),
    **dict.fromkeys(("marker", "loyalty", "progress_tokens", "house_markers"), "tracks"),
    **dict.fromkeys(("turn", "skips"), "turns"),
    **dict.fromkeys(("detector", "coins", "scrolls", "scrolls_gained", "books"), "items"),
    **dict.fromkeys(("tokens", "shields", "shields_won"), "items"),
    **dict.fromkeys(("hands", "discards", "removed", "locations"), "cards"),
    **dict.fromkeys(("acquire_row", "library_row"), "cards"),
}
"""Setting -> what kind of thing it is."""
COUNTED = "marker"
"""The one of them that is bounded: coming to the last space ends the Path (PTH-7), which no
correction does."""


def correctables(state: State) -> Iterator[Correctable]:
    """All that can be set right now, as far as everybody may know."""
    for each in _all(state):
        name = str(each.begins[0])
        hidden = name in HIDDEN or (*each.begins, each.now) == ("progress_tokens", DEMENTOR, (0,))
        yield each._replace(group=GROUPS[name], hidden=hidden)


def _all(state: State) -> Iterator[Correctable]:
    for pawn, place in state.places.items():
        seat = owner_of(pawn)
        places = tuple(p for p in (*state.edition.spaces, POOL) if can_stand(state, seat, p))
        yield Correctable((STANDS, pawn), places, now=(place,))
        if place != POOL:
            yield Correctable((LIES, pawn), (0, 1), now=(int(pawn in state.stunned),))
    for name in PLAIN:
        yield from _plain(state, name)
    if not state.agenda or is_between_actions(state):
        for name, offered in WAITING.items():
            for of in SETTINGS[name].owners(state):
                yield from offered(state, name, of)


def is_between_actions(state: State) -> bool:
    """Is nothing being resolved? Until then, cards that are waited for stay where they are."""
    kind, stage, *_ = state.agenda[-1]
    return (kind, stage) == ("turn", "main")


def _plain(state: State, name: str) -> Iterator[Correctable]:
    setting = SETTINGS[name]
    for of in setting.owners(state):
        words = tuple(setting.words(state, of)) if setting.words else ()
        if name == COUNTED:
            words = words[:-1]
        yield Correctable(_begins(name, of), words, now=value_of(state, name, of))


def _begins(name: str, of: str) -> Choice:
    return (name, of) if of else (name,)


def _hand(state: State, name: str, of: str) -> Iterator[Correctable]:
    """A whole hand: cards that everybody knows the player to have. Where they come from, and what
    goes back under the draw deck for them, nobody sees."""
    if of not in state.paper:
        cards = known_cards(state, of)
        yield Correctable((name, of), cards, least=0, most=len(cards))


def known_cards(state: State, seat: str) -> Values:
    """The cards that everybody knows to be in a player's hand, deck or discard pile, or to have
    left the game; not those that lie open because they were played."""
    decks = state.edition.decks
    starter = decks.dark_starter if seat == DARK else decks.house_starter
    known = Counter((*starter, *state.acquired[seat])) - Counter(state.played[seat])
    return tuple(known.elements())


def _locations(state: State, name: str, of: str) -> Iterator[Correctable]:
    """All Location Cards; another player who held one of them gets one from the deck."""
    if state.gained[of] < SCROLLS:
        places = state.edition.decks.house_locations
        yield Correctable((name, of), places, least=LOCATIONS, most=LOCATIONS)


def _open_cards(state: State, name: str, of: str) -> Iterator[Correctable]:
    """A player's cards that lie open, among the piles where they do."""
    piles = (content(state, Pile(pile, of)) for pile in OPEN)
    cards = tuple(card for pile in piles for card in pile)
    if cards and of not in state.paper:
        now = value_of(state, name, of)
        yield Correctable((name, of), cards, least=0, most=len(cards), now=now)


def _acquire_row(state: State, name: str, of: str) -> Iterator[Correctable]:
    """While some player's deck holds a card that nobody saw, the row can only be put in order."""
    now = value_of(state, name, of)
    hidden = any(house in state.unseen for house in state.houses)
    deck = () if hidden else content(state, Pile("acquire_deck"))
    yield Correctable((name,), (*now, *sorted(deck)), len(now), len(now), now)


def _library_row(state: State, name: str, of: str) -> Iterator[Correctable]:
    now = value_of(state, name, of)
    books = sorted((*state.library_deck, *state.library_discard))
    yield Correctable((name,), (*now, *books), len(now), len(now), now)


def _book(state: State, name: str, of: str) -> Iterator[Correctable]:
    held = (book for book in state.books.values() if book)
    books = (*state.library_row, *state.library_deck, *state.library_discard, *held)
    choices = (*sorted({book for book in books if book}), NONE)
    yield Correctable((name, of), choices, now=value_of(state, name, of))


def _shield(state: State, name: str, of: str) -> Iterator[Correctable]:
    now = value_of(state, name, of)
    if now != (NONE,):
        yield Correctable((name, of), tuple(sorted(set(state.shields.values()))), now=now)


def _shields_won(state: State, name: str, of: str) -> Iterator[Correctable]:
    now = value_of(state, name, of)
    items = tuple(sorted((*state.shields.values(), *now)))
    yield Correctable((name, of), items, least=0, most=2, now=now)


def _progress_token(state: State, name: str, of: str) -> Iterator[Correctable]:
    yield Correctable((name, of), FLAG, now=value_of(state, name, of))


def _turn(state: State, name: str, of: str) -> Iterator[Correctable]:
    """Only a turn in which nothing was done can be another player's."""
    begun = state.main_done or state.again or state.extra or state.played[state.turn]
    if state.agenda and not begun:
        yield Correctable((name,), state.seats, now=(state.turn,))


WAITING: Mapping[str, Callable[[State, str, str], Iterator[Correctable]]] = {
    "turn": _turn,
    "progress_tokens": _progress_token,
    "hands": _hand,
    "locations": _locations,
    "discards": _open_cards,
    "removed": _open_cards,
    "acquire_row": _acquire_row,
    "library_row": _library_row,
    "books": _book,
    "shields": _shield,
    "shields_won": _shields_won,
}
"""Settings that wait until nothing is being resolved, so that what it is about stays where it is;
of cards those with a choice that tells nothing."""
