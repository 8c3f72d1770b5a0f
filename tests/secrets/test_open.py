"""What everybody is told names only what lies open: events, and what others are asked."""

from collections.abc import Sequence
from random import Random

import pytest

from companion.games.defenders.core.definitions import DARK, HOUSES
from companion.games.defenders.core.state import State
from companion.games.kernel.box import Box
from companion.games.kernel.decisions import Decision, Event, Facts
from tests.games.defenders.positions import KINDS, positions
from tests.games.defenders.rich import RICHES
from tests.games.defenders.sayable import asked, some_answers
from tests.games.defenders.table import GAME
from tests.games.defenders.test_laws import TRAINING

from .oracle import open_to_all

BOXES = (TRAINING, *RICHES)


def named(state: State, facts: Facts) -> set[str]:
    """The cards that facts name, or an effect of them."""
    cards = {*state.edition.cards, *state.edition.books, *state.edition.events}
    return {str(value).split(".")[0] for value in facts.values()} & cards


def names_only_what_is_open(box: Box, seed: int) -> int:
    """Play a game by chance; gives how many events were told."""
    random, told = Random(seed), 0
    houses = random.sample(HOUSES, random.randint(1, 4))
    state = GAME.new(box.edition, (DARK, *houses))
    while pendings := GAME.pendings(state):
        for pending in pendings:
            assert named(state, pending.facts) <= open_to_all(state), pending
        pending = random.choice(pendings)
        options = GAME.options(state, pending) or some_answers(state)  # none are listed of orders
        choice = random.choice(options)
        before = state
        state, events = GAME.apply(before, Decision(pending.seat, pending.serial, choice))
        events_are_open(before, state, events)
        told += len(events)
    return told


def events_are_open(before: State, after: State, events: Sequence[Event]) -> None:
    for event in events:
        assert named(after, event.facts) <= open_to_all(before) | open_to_all(after), event


@pytest.mark.row("SET-15")
@pytest.mark.parametrize("number", range(len(BOXES)))
def test_events_and_questions_name_only_what_lies_open(number: int) -> None:
    assert names_only_what_is_open(BOXES[number], number) > 100


@pytest.mark.row("SET-15")
@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_answered_events_name_only_what_lies_open(kind: str) -> None:
    for state in positions()[kind]:
        for choice in some_answers(state):
            decision = Decision(asked(state).seat, asked(state).serial, choice)
            after, events = GAME.apply(state, decision)
            events_are_open(state, after, events)
