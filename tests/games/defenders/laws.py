"""The laws of Defenders: what holds in every state, and from each state to the next."""

import json
from collections import Counter
from collections.abc import Iterable

from companion.games.defenders.core.cards import ZONES
from companion.games.defenders.core.definitions import DARK, POOL, ROOM
from companion.games.defenders.core.pawns import is_dark, pawns_of
from companion.games.defenders.core.state import State
from companion.games.kernel.decisions import NOBODY, TO, Decision
from companion.games.kernel.decks import UNIDENTIFIED
from companion.games.kernel.port import digest

from .sayable import asked, everything_sayable, some_answers
from .table import GAME


def follow(states: Iterable[State], thorough: int = 0) -> State:
    """Hold a game, from its first state to its last, against all laws; against those that take
    long in every so many states (none: 0). Gives the last state."""
    before = None
    cards, papers, serials = Counter[str](), Counter[str](), set[int]()
    for number, state in enumerate(states):
        if before is None:
            cards, papers = all_cards(state), all_papers(state)
        else:
            goes_one_way(before, state)
        assert all_cards(state) == cards
        assert all_papers(state) == papers
        pieces_are_conserved(state)
        pawns_stand_where_they_may(state)
        somebody_can_answer(state)
        if not is_polled(state):
            serial = {pending.serial for pending in GAME.pendings(state)}
            assert serials.isdisjoint(serial), "a question is asked twice"
            serials |= serial
        if thorough and number % thorough == thorough - 1:
            can_be_saved(state)
            options_are_what_explain_allows(state)
        before = state
    assert before is not None
    assert GAME.result(before) is not None
    return before


def is_polled(state: State) -> bool:
    """Is it the same question still, because not all have answered?"""
    return any(pending.kind == "reaction" for pending in GAME.pendings(state))


def somebody_can_answer(state: State) -> None:
    """A game waits for somebody, who has an option, exactly as long as it is not over."""
    pendings = GAME.pendings(state)
    assert bool(pendings) == (GAME.result(state) is None)
    for pending in pendings:
        options = GAME.options(state, pending)
        assert pending.seat in NOBODY or options
        names_a_piece = pending.piece in state.places
        assert names_a_piece == any(verb == TO for verb, *_ in options)


def options_are_what_explain_allows(state: State) -> None:
    """To each seat that is asked, of all that can be said."""
    for pending in GAME.pendings(state):
        if pending.seat in NOBODY:
            continue
        options = GAME.options(state, pending)
        allowed = {
            choice
            for choice in everything_sayable(state)
            if GAME.explain(state, pending.seat, [choice]).allowed
        }
        assert allowed == set(options)
        assert len(options) == len(allowed)


def can_be_saved(state: State) -> None:
    """A restored state is the same to everybody, and goes on in the same way."""
    data = GAME.to_json(state)
    again = GAME.from_json(state.edition, json.loads(json.dumps(data)))
    assert GAME.to_json(again) == data
    assert digest(GAME.to_json(again)) == digest(data)
    assert GAME.pendings(again) == GAME.pendings(state)
    for reader in (*state.seats, "screen"):
        assert json.dumps(GAME.view(again, reader)) == json.dumps(GAME.view(state, reader))
    for choice in some_answers(state)[:6]:
        decision = Decision(asked(state).seat, asked(state).serial, choice)
        went, told = GAME.apply(state, decision)
        went_again, told_again = GAME.apply(again, decision)
        assert digest(GAME.to_json(went)) == digest(GAME.to_json(went_again))
        assert told == told_again
    assert digest(GAME.to_json(state)) == digest(data)


def all_cards(state: State) -> Counter[str]:
    """Every card of the game, wherever it is; one that is unidentified is one of those that it
    could be."""
    zones = [*state.hands.values(), *state.draws.values(), *state.discards.values()]
    zones += [
        *state.removed.values(),
        *state.played.values(),
        state.acquire_deck,
        state.row,
        state.dark_acquire,
    ]
    cards = Counter(card for zone in zones for card in zone if card)
    could_be = [card for cards in state.paper.values() for card in cards]
    assert cards.pop(UNIDENTIFIED, 0) == len(could_be)
    return cards + Counter(could_be)


def all_papers(state: State) -> Counter[str]:
    """Every book and Location Card."""
    books = [state.library_deck, state.library_row, state.library_discard]
    locations = [state.location_deck, *state.locations.values()]
    dark = (*state.dark_location_deck, state.dark_location)
    cards = Counter(card for zone in (*books, *locations, dark) for card in zone if card)
    return cards + Counter(book for book in state.books.values() if book)


def pieces_are_conserved(state: State) -> None:
    """Pawns, shields, tokens, scrolls, Markers: each is somewhere, once."""
    houses = len(state.houses)
    assert len(state.places) == 3 * houses + houses + 3
    assert len(state.shields) + sum(map(len, state.won.values())) == 6
    holders = [house for house in state.tokens.values() if house]
    assert len(holders) == len(set(holders))
    assert set(holders) <= set(state.houses)
    assert all(0 <= held <= state.gained[house] <= 2 for house, held in state.scrolls.items())
    assert all(1 <= space <= 7 for space in state.loyalty.values())
    assert set(state.loyal) == {house for house, space in state.loyalty.items() if space >= 5}
    assert len(state.loyal) == len(set(state.loyal))
    assert state.detector in ("", *state.houses)
    assert all(holder in (house, DARK) for house, holder in state.markers.items())
    assert DARK not in state.markers.values() or set(state.markers.values()) != {DARK}
    assert "" not in state.row[1:] or not state.acquire_deck
    assert 0 <= state.marker <= state.reached < len(state.edition.path)


def pawns_stand_where_they_may(state: State) -> None:
    spaces = state.edition.spaces
    for pawn, place in state.places.items():
        if is_dark(pawn):
            assert place == POOL or not spaces[place].protected
            assert place != ROOM or "RUL-14" in state.switched
        else:
            assert place in spaces
    assert all(state.places[pawn] != POOL for pawn in state.stunned)
    waiting = any(kind == "bump" for kind, *_ in state.agenda)  # it comes first (RUL-24)
    complete = len(state.progress) == len(ZONES) and state.needed
    if complete and not waiting and state.result is None:
        on_location = [state.places[pawn] for pawn in pawns_of(state, DARK)]
        assert on_location.count(state.dark_location) < state.needed


def goes_one_way(before: State, after: State) -> None:
    """The furthest space of the Path, its Progress Tokens, and final hands."""
    assert before.reached <= after.reached
    assert before.progress <= after.progress
    assert before.final_hands <= after.final_hands
