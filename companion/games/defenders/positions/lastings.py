"""Lasting effects as people name them: what they do, who brought them about, by which card."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from companion.games.defenders.core.cards import Effect, source_of
from companion.games.defenders.core.definitions import DARK, Edition
from companion.games.defenders.core.lasting import KINDS, begin
from companion.games.defenders.core.state import Lasting, State
from companion.games.defenders.positions.setting import Values
from companion.games.defenders.resolving.effects import is_concerned

TEXT = "text"
OF_HOUSES, OF_DARK = ("bump", "learn", "passage"), ("deploy",)
"""What happens to House Players and their pawns alone, or only the other side does."""


def lasting_words(state: State, on: str) -> tuple[str, ...]:
    """All that could hold for a player: what is printed, and whatever a text may mean."""
    return tuple(map(_spelled, (*_lastings(state, on, ""), *_lastings(state, on, TEXT))))


def words_at_work(state: State, on: str) -> tuple[str, ...]:
    """The same, but of the texts only those that somebody has before him just now."""
    meant = (each for each in _lastings(state, on, TEXT) if _is_at_work(state, each))
    return tuple(map(_spelled, (*_lastings(state, on, ""), *meant)))


def spelled_lasting(state: State, on: str) -> Values:
    return tuple(_spelled(each) for each in state.lasting if each.on == on)


def put_lasting(state: State, on: str, words: Values) -> None:
    """Just these hold for a player; those that did already stay as they are."""
    wanted = Counter(_read(on, str(word)) for word in words)
    kept = []
    for each in state.lasting:
        if each.on != on or wanted[each]:
            kept.append(each)
            wanted[each] -= each.on == on
    state.lasting = tuple(kept)
    for each in wanted.elements():
        begin(state, *each)


def _spelled(each: Lasting) -> str:
    return f"{each.do} {each.what} {each.by} {each.source}"


def _read(on: str, word: str) -> Lasting:
    do, what, by, source = word.split()
    return Lasting(by, on, do, what, source)


def _is_at_work(state: State, each: Lasting) -> bool:
    """Does the card lie open before the player, or is it the Event or the text in work?"""
    _, stage, _, args = state.agenda[-1]
    is_asked = stage == TEXT and (args[0], source_of(args[1])) == (each.by, each.source)
    own = (*state.played[each.by], state.books.get(each.by))
    return is_asked or each.source in own or each.source == state.event


def _lastings(state: State, on: str, by_text: str) -> tuple[Lasting, ...]:
    return _could_last(state.edition, state.seats, on, by_text)


@lru_cache(maxsize=64)
def _could_last(edition: Edition, seats: tuple[str, ...], on: str, do: str) -> tuple[Lasting, ...]:
    found = (
        Lasting(by, on, *kind, source_of(address))
        for address, effect in edition.effects.items()
        for kind in _kinds(effect, do)
        if kind[1] not in (OF_HOUSES if on == DARK else OF_DARK)
        for by in seats
        if _has(edition, by, address) and (do or is_concerned(by, effect.who, on))
    )
    return tuple(dict.fromkeys(found))


def _kinds(effect: Effect, do: str) -> Iterator[tuple[str, str]]:
    if effect.do == TEXT == do:
        yield from ((kind, what) for kind, whats in KINDS.items() for what in whats)
    elif effect.do in KINDS and not do:
        yield effect.do, effect.what


def _has(edition: Edition, seat: str, address: str) -> bool:
    """Can it be this player's effect at all? Books are of House Players; of an Event each side
    has a half."""
    source, side, *_ = address.split(".")
    card = edition.cards.get(source)
    is_dark = side == DARK if card is None else card.colour is not None
    return is_dark == (seat == DARK)
