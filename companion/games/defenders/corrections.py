"""Corrections: what the host may set right that went wrong on the table.

A correction is one setting of a position, said as a choice: ("detector", "gryffindor"). Whether
it is allowed depends on what everybody may know alone, and so does what is told of it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from companion.games.defenders.contradictions import contradictions, refuse
from companion.games.defenders.dealing import NONE, deal
from companion.games.defenders.definitions import DARK, POOL
from companion.games.defenders.endings import end_if_dark_has_won, end_if_house_has_won
from companion.games.defenders.loyalty import stand
from companion.games.defenders.pawn_places import can_stand
from companion.games.defenders.piles import Pile, content
from companion.games.defenders.rulebook import RULES
from companion.games.defenders.scrolls import LOCATIONS, SCROLLS
from companion.games.defenders.setting import Values
from companion.games.defenders.settings import PILES, SETTINGS, value_of
from companion.games.defenders.state import State, owner_of, put
from companion.games.kernel.decisions import Choice
from companion.games.kernel.port import LIES, STANDS
from companion.games.kernel.positions import Correctable
from companion.games.kernel.rulings import Refused

TRACKS = ("marker", "loyalty")
SECRET = ("hands", "locations")
"""Settings that tell something hidden: what they are now is told to nobody."""
OPEN = ("discards", "removed")
"""A player's cards that everybody sees: they are told apart from the hidden ones of their kind."""
BOUNDARIES = frozenset(f"corrected-{name}" for name in (*SECRET, "books"))
"""Corrections after which somebody has seen what was hidden; a book may come off the row, and
its slot is filled from the deck."""
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
COUNTED = "marker"
"""The one of them that is bounded: coming to the last space ends the Path (PTH-7), which no
correction does."""


def correct(state: State, choice: Choice) -> None:
    """Set one thing right; nothing follows from it but the end of the game. Raises Refused."""
    found = next(
        (each for each in correctables(state) if choice[: len(each.begins)] == each.begins), None
    )
    if found is None:
        raise _no_correction(state, choice)
    values = choice[len(found.begins) :]
    too_often = Counter(values) - Counter(found.choices)
    if found.least == found.most == 1:
        too_often = Counter(value for value in values if value not in found.choices)
    if too_often or not found.least <= len(values) <= found.most:
        raise Refused(RULES.refuses("WIN-4", "correction"))
    before = {ruling.key for ruling in contradictions(state)}
    _set(state, found.begins, values)
    for ruling in contradictions(state):
        if ruling.key not in before and choice[0] != COUNTED:
            raise Refused(ruling)
    end_if_dark_has_won(state)
    for house in state.houses:
        if state.result is None:
            end_if_house_has_won(state, house)


def correctables(state: State) -> Iterator[Correctable]:
    """All that can be set right now, as far as everybody may know."""
    for pawn, place in state.places.items():
        seat = owner_of(pawn)
        places = tuple(p for p in (*state.edition.spaces, POOL) if can_stand(state, seat, p))
        yield Correctable((STANDS, pawn), places, now=(place,))
        if place != POOL:
            yield Correctable((LIES, pawn), (0, 1), now=(int(pawn in state.stunned),))
    for name in PLAIN:
        yield from _plain(state, name)
    if not state.agenda or is_between_actions(state):
        for name, offered in DEALT.items():
            for of in SETTINGS[name].owners(state):
                yield from offered(state, name, of)


def is_between_actions(state: State) -> bool:
    """Is nothing being resolved? Until then, cards that are waited for stay where they are."""
    return state.agenda[-1][:2] == ("turn", "main")


def _no_correction(state: State, choice: Choice) -> Refused:
    if choice[:1] and choice[0] in DEALT and state.agenda and not is_between_actions(state):
        return refuse("WIN-4", "busy")
    return Refused(RULES.refuses("WIN-4", "correction"))


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
    left the game; not those that lie open because they were played this turn."""
    decks = state.edition.decks
    starter = decks.dark_starter if seat == DARK else decks.house_starter
    known = Counter((*starter, *state.acquired[seat]))
    if seat == state.turn:
        known -= Counter(state.played)
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


DEALT: Mapping[str, Callable[[State, str, str], Iterator[Correctable]]] = {
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
"""Settings of cards and other things that are dealt: those with a choice that tells nothing."""


def _set(state: State, begins: Choice, values: Values) -> None:
    name, of = str(begins[0]), "".join(map(str, begins[1:]))
    if name == STANDS:
        _stands(state, of, str(values[0]))
    elif name == LIES:
        _lies(state, of, int(values[0]))
    else:
        _put(state, name, of, values)
        _tell(state, name, of, values)


def _put(state: State, name: str, of: str, values: Values) -> None:
    setting = SETTINGS[name]
    if name in PILES:
        cards: Sequence[str] = tuple(map(str, values))
        kept = [Pile(hidden, of) for hidden in ("hands", "draw_decks") if name in OPEN]
        deal(state, {Pile(name, of): () if cards == (NONE,) else cards}, kept)
    elif name == "loyalty":
        stand(state, of, int(values[0]))
    elif setting.put:
        setting.put(state, of, values)
    if name.startswith("scrolls") and state.gained[of] == SCROLLS:
        deal(state, {Pile("locations", of): ()})


def _tell(state: State, name: str, of: str, values: Values) -> None:
    facts: dict[str, str | int] = {"seat": of} if of else {}
    if SETTINGS[name].many:
        facts["count"] = len(values)
    else:
        facts["space" if name in TRACKS else "value"] = values[0]
    state.tell(f"corrected-{name.replace('_', '-')}", "WIN-4", **facts)


def _stands(state: State, pawn: str, place: str) -> None:
    facts = {"owner": owner_of(pawn), "from": state.places[pawn], "to": place}
    state.places = put(state.places, pawn, place)
    if place == POOL:
        state.stunned -= {pawn}
    state.trails = {other: legs for other, legs in state.trails.items() if other != pawn}
    state.tell("corrected-place", "WIN-4", **facts)


def _lies(state: State, pawn: str, lying: int) -> None:
    state.stunned = state.stunned | {pawn} if lying else state.stunned - {pawn}
    place = state.places[pawn]
    state.tell("corrected-posture", "WIN-4", owner=owner_of(pawn), place=place, lying=lying)
