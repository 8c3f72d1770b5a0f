"""What holds in every state of every game, on random play from printed seeds."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from companion.games.defenders.benefits import OFFERS
from companion.games.defenders.cards import TYPES
from companion.games.defenders.definitions import DARK, HOUSES
from companion.games.defenders.items import KINDS as KINDS_OF_ITEMS
from companion.games.defenders.state import State
from companion.games.defenders.verbs import SCROLL
from companion.games.kernel.box import Box
from companion.games.kernel.decisions import (
    CHANCE,
    NOBODY,
    ORDER,
    PIECE,
    TO,
    Choice,
    Decision,
    Event,
    Pending,
)
from companion.games.kernel.decks import UNIDENTIFIED
from companion.games.kernel.port import digest
from companion.games.kernel.rulings import Refused
from companion.words import Words

from .positions import KINDS, every_state, positions
from .rich import RICH
from .table import BOX, GAME, random_game

DECKS = BOX.edition.decks
WORDS = Words(BOX.names)
NONSENSE: tuple[Choice, ...] = (
    (5,),
    ("",),
    (PIECE,),
    (PIECE, 1),
    (TO,),
    (TO, "library", "dungeons"),
    ("along",),
    ("explore",),
    ("explore", "x", "quiet_steps"),
    ("explore", UNIDENTIFIED),
    ("token", "x"),
    ("react",),
    ("whom", "nobody"),
    ("choose", 9),
    ("choose", "x"),
    ("item", "x"),
    ("next",),
    ("discard",),
    ("discard", UNIDENTIFIED),
    ("acquire",),
    ("acquire", "row"),
    ("acquire", 0, 0),
    ("book", -1),
    ("book", "x"),
    ("value",),
    ("value", "x"),
    ("take",),
    ("take", "x"),
    ("keep",),
    (SCROLL,),
    (SCROLL, "library"),
    ("target",),
    ("target", "nobody-1"),
    (ORDER,),
    (ORDER, 0, 0),
    (ORDER, "x"),
    ("marker", 3),
)


def asked(state: State) -> Pending:
    """What is asked; of a reaction window, of the first seat that has not answered."""
    return GAME.pendings(state)[0]


def examples() -> Iterator[tuple[State, Pending]]:
    """Positions of every kind of question, and what is asked."""
    for states in positions().values():
        for state in states:
            yield state, asked(state)


def some_answers(state: State) -> list[Choice]:
    """The options, or for chance an order of the pack."""
    pending = asked(state)
    if pending.seat == CHANCE:
        size = int(pending.facts["size"])
        return [(ORDER, *range(size)), (ORDER, *reversed(range(size)))]
    return list(GAME.options(state, pending))


def everything_sayable(state: State) -> set[Choice]:
    """Every choice that the edition has words for, whoever may make it, and some without."""
    edition = state.edition
    verbs = ("explore", "discard", "keep", "react", "fetch", "next", "remove")
    cards = product(verbs, (*edition.cards, *edition.events))
    players = product(("whom",), (*state.seats, "hufflepuff"))
    claims = product(("claim",), edition.spaces)
    choices = product(("choose",), range(3))
    items = product(("item",), (*KINDS_OF_ITEMS, *TYPES))
    pawns = product((PIECE, "target"), state.places)
    spaces = edition.board.spaces
    scrolls = ((SCROLL, one, other) for one in spaces for other in spaces)
    slots = (("acquire", slot) for slot in (0, 1, 2, 3, "deck"))
    books = product(("book",), range(2))
    values = product(("value",), range(1, 12))
    benefits = product(("take",), OFFERS)
    plain = ("replenish", "enough", "stay", "learn", "end", "move", "effects", "half", "token")
    plain += ("progress-token", "pass", "elapsed", "done", "offer-tie")
    return {
        *cards,
        *players,
        *choices,
        *claims,
        *items,
        *pawns,
        *product((TO,), spaces),
        *scrolls,
        *slots,
        *books,
        *values,
        *benefits,
        *((word,) for word in plain),
        *NONSENSE,
    }


def test_every_kind_of_question_is_among_the_examples() -> None:
    assert set(positions()) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_an_option_is_offered_exactly_if_explain_allows_it(kind: str) -> None:
    for state in positions()[kind]:
        pending = asked(state)
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


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_not_offered_is_refused_and_says_why(kind: str) -> None:
    """By the ruling that explains it, with a sentence, and with nothing touched."""
    for state in positions()[kind][:2]:
        pending = asked(state)
        before = digest(GAME.to_json(state))
        for choice in everything_sayable(state) - set(GAME.options(state, pending)):
            with pytest.raises(Refused) as refused:
                GAME.apply(state, Decision(pending.seat, pending.serial, choice))
            ruling = refused.value.ruling
            assert ruling == GAME.explain(state, pending.seat, [choice])
            assert WORDS.say(ruling.key, ruling.facts) != ruling.key
        assert digest(GAME.to_json(state)) == before


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_offered_is_taken_and_leaves_the_state_before_it(kind: str) -> None:
    for state in positions()[kind]:
        pending = asked(state)
        before = digest(GAME.to_json(state))
        for choice in some_answers(state):
            after, events = GAME.apply(state, Decision(pending.seat, pending.serial, choice))
            assert digest(GAME.to_json(after)) != before
            assert all(map(has_rule_and_sentence, events))
        assert digest(GAME.to_json(state)) == before


def has_rule_and_sentence(event: Event) -> bool:
    key = f"event-{event.key}"
    return event.rule in GAME.rules() and WORDS.say(key, event.facts) != key


def test_every_question_has_a_rule_and_its_sentences() -> None:
    for _, pending in examples():
        assert pending.rule in GAME.rules()
        for key in (f"ask-{pending.kind}", f"waiting-{pending.kind}"):
            assert pending.seat in NOBODY or WORDS.say(key, pending.facts) != key


@pytest.mark.parametrize("kind", KINDS)
def test_a_saved_game_goes_on_exactly_as_before(kind: str) -> None:
    for state in positions()[kind]:
        data = GAME.to_json(state)
        again = GAME.from_json(state.edition, json.loads(json.dumps(data)))
        assert GAME.to_json(again) == data
        assert GAME.pendings(again) == GAME.pendings(state)
        assert GAME.options(again, asked(again)) == GAME.options(state, asked(state))
        for reader in (*state.seats, "screen"):
            assert GAME.view(again, reader) == GAME.view(state, reader)
        for choice in some_answers(state)[:6]:
            decision = Decision(asked(state).seat, asked(state).serial, choice)
            went, told = GAME.apply(state, decision)
            went_again, told_again = GAME.apply(again, decision)
            assert digest(GAME.to_json(went)) == digest(GAME.to_json(went_again))
            assert told == told_again


def test_every_state_of_a_game_has_a_name_of_its_own() -> None:
    names = [digest(GAME.to_json(state)) for state in every_state(3, "gryffindor", box=RICH)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("box", [BOX, RICH], ids=["small", "rich"])
@pytest.mark.parametrize("houses", range(1, 5))
def test_random_games_end_and_somebody_can_always_answer(houses: int, box: Box) -> None:
    for seed in range(4):
        for play in random_game(seed, *HOUSES[:houses], box=box):
            assert play.is_over or play.options
        assert GAME.result(play.state) is not None


def all_cards(state: State) -> Counter[str]:
    """Every card of the game, wherever it is."""
    zones = [*state.hands.values(), *state.draws.values(), *state.discards.values()]
    zones += [
        *state.removed.values(),
        state.played,
        state.acquire_deck,
        state.row,
        state.dark_acquire,
    ]
    return Counter(card for zone in zones for card in zone if card)


def all_papers(state: State) -> Counter[str]:
    """Every book and Location Card."""
    books = [state.library_deck, state.library_row, state.library_discard]
    locations = [state.location_deck, *state.locations.values()]
    dark = (*state.dark_location_deck, state.dark_location)
    cards = Counter(card for zone in (*books, *locations, dark) for card in zone if card)
    return cards + Counter(book for book in state.books.values() if book)


@pytest.mark.parametrize("box", [BOX, RICH], ids=["small", "rich"])
@pytest.mark.parametrize("houses", [1, 2, 4])
def test_cards_pawns_and_pieces_are_conserved(houses: int, box: Box) -> None:
    decks = box.edition.decks
    starters = decks.house_starter * houses + decks.dark_starter
    cards = Counter(starters + decks.house_acquire + decks.dark_acquire)
    papers = Counter(decks.library + decks.house_locations + decks.dark_locations)
    for state in every_state(3, *HOUSES[:houses], box=box):
        assert all_cards(state) == cards
        assert all_papers(state) == papers
        assert len(state.places) == 3 * houses + houses + 3
        assert len(state.shields) + sum(map(len, state.won.values())) == 6
        check_pieces(state)


def check_pieces(state: State) -> None:
    """What holds of every piece by itself."""
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
