"""Strangers: names that nothing in the box has, in a state or a choice that somebody wrote."""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from companion.games.defenders.core.cards import TYPES, ZONES
from companion.games.defenders.core.definitions import (
    DARK,
    HOUSES,
    OBSTACLES,
    PASSAGES,
    POOL,
    Edition,
)
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import (
    CLAIM,
    DISCARD,
    EXPLORE,
    FETCH,
    KEEP,
    NEXT,
    REACT,
    REMOVE,
    SCROLL,
    TARGET,
    WHOM,
)
from companion.games.defenders.turns.setup import SHIELDS, pieces_in_box
from companion.games.kernel.decisions import ALONG, PIECE, TO, Choice
from companion.games.kernel.decks import UNIDENTIFIED
from companion.games.kernel.positions import Stranger

SEATS = frozenset((DARK, *HOUSES))
PAWNS = frozenset(pieces_in_box())
NOBODYS = frozenset([""])
"""Held by nobody, or an empty slot."""
CARD_VERBS = (EXPLORE, DISCARD, FETCH, KEEP, NEXT, REACT, REMOVE)
SPACE_VERBS = (TO, ALONG, CLAIM, SCROLL)
PAWN_VERBS = (PIECE, TARGET)
WAYS_TO_WRITE_A_PAWN = frozenset((POOL, "lying", "standing"))
"""People name a pawn by its owner, its place and whether it lies."""


class Names(NamedTuple):
    """What a part of the state may name."""

    values: Collection[str]
    keys: Collection[str] = SEATS


def strangers_in(state: State) -> Iterator[Stranger]:
    for field, names in _names_in_state(state.edition).items():
        yield from _strangers(getattr(state, field), f"state.{field}", names)


def strangers_in_choice(state: State, choice: Choice) -> Iterator[str]:
    verb, *objects = choice
    names = _names_in_choices(state.edition).get(verb)
    if names is not None:
        yield from (str(name) for name in objects if name not in names)


def _strangers(value: Any, entry: str, names: Names) -> Iterator[Stranger]:
    if isinstance(value, Mapping):
        for key, each in value.items():
            if key not in names.keys:
                yield Stranger(entry, str(key))
            yield from _strangers(each, f"{entry}.{key}", names)
    elif isinstance(value, str):
        if value not in names.values:
            yield Stranger(entry, value)
    elif isinstance(value, Collection):
        for each in value:
            yield from _strangers(each, entry, names)


@lru_cache(maxsize=64)
def _names_in_choices(edition: Edition) -> dict[str | int, Collection[str]]:
    spaces = frozenset(edition.spaces)
    cards = frozenset((*edition.cards, *edition.events, UNIDENTIFIED))
    return {
        **dict.fromkeys(CARD_VERBS, cards),
        **dict.fromkeys(SPACE_VERBS, spaces),
        **dict.fromkeys(PAWN_VERBS, PAWNS | spaces | SEATS | WAYS_TO_WRITE_A_PAWN),
        WHOM: SEATS,
    }


@lru_cache(maxsize=64)
def _names_in_state(edition: Edition) -> dict[str, Names]:
    spaces = frozenset(edition.spaces)
    cards = Names({*edition.cards, UNIDENTIFIED} | NOBODYS)
    books = Names({*edition.books} | NOBODYS)
    locations = Names(spaces | {UNIDENTIFIED} | NOBODYS)
    seats, players = Names(SEATS), Names(SEATS | NOBODYS)
    shields = frozenset(SHIELDS)
    walked = spaces | {POOL, *OBSTACLES, *PASSAGES}
    return {
        "places": Names(spaces | {POOL}, PAWNS),
        "stunned": Names(PAWNS),
        "trails": Names(walked, PAWNS),
        "permits": Names(walked),
        **dict.fromkeys(("hands", "draws", "discards", "paper", "removed", "acquired"), cards),
        **dict.fromkeys(("played", "acquire_deck", "row", "dark_acquire"), cards),
        **dict.fromkeys(("library_deck", "library_row", "library_discard", "books"), books),
        **dict.fromkeys(("location_deck", "locations"), locations),
        **dict.fromkeys(("dark_location_deck", "dark_location"), locations),
        "event_decks": Names({*edition.events, UNIDENTIFIED}, ZONES),
        "event": Names({*edition.events} | NOBODYS),
        "progress": Names(ZONES),
        "shields": Names(shields, spaces),
        "won": Names(shields),
        "tokens": Names(SEATS | NOBODYS, TYPES),
        **dict.fromkeys(("detector", "turn"), players),
        **dict.fromkeys(("seats", "unseen", "loyalty", "loyal", "coins", "agreed"), seats),
        **dict.fromkeys(("scrolls", "gained", "token_turns", "markers", "skips"), seats),
    }
