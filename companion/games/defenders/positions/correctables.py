"""Correctables: what can be set right, as far as everybody may know."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from companion.games.defenders.core.cards import DEMENTOR
from companion.games.defenders.core.definitions import POOL
from companion.games.defenders.core.pawns import owner_of
from companion.games.defenders.core.state import State
from companion.games.defenders.positions.dealing import NONE
from companion.games.defenders.positions.lastings import words_at_work
from companion.games.defenders.positions.pawn_places import can_stand
from companion.games.defenders.positions.piles import Pile, content
from companion.games.defenders.positions.setting import Values
from companion.games.defenders.positions.settings import FLAG, MOST_NEEDED, SETTINGS, value_of
from companion.games.defenders.side_board.scrolls import LOCATIONS, SCROLLS
from companion.games.defenders.side_board.tokens import token_of
from companion.games.kernel.decisions import Choice
from companion.games.kernel.port import LIES, STANDS
from companion.games.kernel.positions import Correctable

Offers = Mapping[str, Callable[[State, str, str], Iterator[Correctable]]]
"""Setting -> what of it can be set right, asked by its name and for each owner."""
SECRET = ("hands", "locations", "dark_location")
"""Settings that tell something hidden: what they are now is told to nobody."""
OPEN = ("discards", "removed")
"""A player's cards that everybody sees: they are told apart from the hidden ones of their kind."""
HIDDEN = (*SECRET, "books")
"""Settings after which somebody has seen what was hidden; a book may come off the row, and its
slot is filled from the deck."""
HIDDEN_BEFORE = (("progress_tokens", DEMENTOR, (0,)), ("final_hands", (0,)))
"""Settings and what they are while putting them right draws cards."""
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
    **dict.fromkeys(("furthest", "dark_pawns_needed", "final_hands", "quiet_rounds"), "tracks"),
    **dict.fromkeys(("turn", "skips", "main_action_done", "play_again", "extra_turn"), "turns"),
    "lasting": "turns",
    **dict.fromkeys(("detector", "coins", "scrolls", "scrolls_gained", "books"), "items"),
    **dict.fromkeys(("tokens", "token_got_this_turn", "shields", "shields_won"), "items"),
    **dict.fromkeys(("hands", "discards", "removed", "locations"), "cards"),
    **dict.fromkeys(("acquire_row", "library_row", "library_discards", "dark_location"), "cards"),
}
"""Setting -> what kind of thing it is."""
MARKER = "marker"
"""The one of them that is bounded: with the last space of the Path final hands begin (PTH-7)."""


def correctables(state: State) -> Iterator[Correctable]:
    """All that can be set right now, as far as everybody may know."""
    for each in _all(state):
        name = str(each.begins[0])
        hidden = name in HIDDEN or (*each.begins, each.now) in HIDDEN_BEFORE
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
    for name, offered in _offers(state).items():
        for of in SETTINGS[name].owners(state):
            yield from offered(state, name, of)


def _offers(state: State) -> Offers:
    if not state.agenda:
        return WAITING
    return {**WAITING, **GOING_ON} if is_at_rest(state) else {}


def is_at_rest(state: State) -> bool:
    """Is nothing being resolved but what the table itself carries out? Until then, cards that are
    waited for stay where they are. What lies beneath a text must bear whatever an effect does, and
    so what is set right."""
    kind, stage, *_ = state.agenda[-1]
    return is_between_actions(state) or (kind, stage) == ("effect", "text")


def is_between_actions(state: State) -> bool:
    kind, stage, *_ = state.agenda[-1]
    return (kind, stage) == ("turn", "main")


def _plain(state: State, name: str) -> Iterator[Correctable]:
    setting = SETTINGS[name]
    for of in setting.owners(state):
        words = tuple(setting.words(state, of)) if setting.words else ()
        if name == MARKER and not state.final_hands:
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
    starter = decks.starter_of(seat)
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


def _library_discards(state: State, name: str, of: str) -> Iterator[Correctable]:
    books = sorted((*state.library_deck, *state.library_discard))
    if books:
        now = value_of(state, name, of)
        yield Correctable((name,), tuple(books), least=0, most=len(books), now=now)


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
    if state.agenda and is_between_actions(state) and not begun:
        yield Correctable((name,), state.seats, now=(state.turn,))


def _token_turn(state: State, name: str, house: str) -> Iterator[Correctable]:
    if token_of(state, house):
        yield Correctable((name, house), FLAG, now=value_of(state, name, house))


def _lasting(state: State, name: str, on: str) -> Iterator[Correctable]:
    now = value_of(state, name, on)
    more = (word for word in words_at_work(state, on) if word not in now)
    words = (*now, *more)
    if words:
        yield Correctable((name, on), words, least=0, most=len(words), now=now)


def _furthest(state: State, name: str, of: str) -> Iterator[Correctable]:
    """Before final hands the Marker has never been on the last space; in them it has."""
    spaces = tuple(range(state.marker + 1, len(state.edition.path)))
    if spaces and not state.final_hands:
        yield Correctable((name,), spaces, now=value_of(state, name, of))


def _final_hands(state: State, name: str, of: str) -> Iterator[Correctable]:
    is_ahead = any(kind == "path" for kind, *_ in state.agenda)
    if not is_ahead:
        yield Correctable((name,), FLAG, now=value_of(state, name, of))


def _quiet_rounds(state: State, name: str, of: str) -> Iterator[Correctable]:
    if state.final_hands:
        yield from _plain(state, name)


def _pawns_needed(state: State, name: str, of: str) -> Iterator[Correctable]:
    if state.needed:
        yield Correctable((name,), tuple(range(1, MOST_NEEDED + 1)), now=(state.needed,))


def _dark_location(state: State, name: str, of: str) -> Iterator[Correctable]:
    if state.dark_location:
        yield Correctable((name,), state.edition.decks.dark_locations)


def _flag(state: State, name: str, of: str) -> Iterator[Correctable]:
    return _plain(state, name)


WAITING: Offers = {
    "turn": _turn,
    "progress_tokens": _progress_token,
    "hands": _hand,
    "locations": _locations,
    "discards": _open_cards,
    "removed": _open_cards,
    "acquire_row": _acquire_row,
    "library_row": _library_row,
    "library_discards": _library_discards,
    "books": _book,
    "shields": _shield,
    "shields_won": _shields_won,
}
"""Settings that wait until nothing is being resolved, so that what it is about stays where it is;
of cards those with a choice that tells nothing."""
GOING_ON: Offers = {
    **dict.fromkeys(("main_action_done", "play_again", "extra_turn"), _flag),
    "lasting": _lasting,
    "token_got_this_turn": _token_turn,
    "furthest": _furthest,
    "final_hands": _final_hands,
    "quiet_rounds": _quiet_rounds,
    "dark_pawns_needed": _pawns_needed,
    "dark_location": _dark_location,
}
"""Those that wait too, and mean nothing once the game is over."""
