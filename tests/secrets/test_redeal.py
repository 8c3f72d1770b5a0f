"""Whatever is hidden from a reader is dealt anew at random: all that the reader can be told stays
the same, byte for byte, and so does what follows from a decision that uncovers nothing."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from companion.games.defenders.core.definitions import HOUSES
from companion.games.defenders.core.house_rules import SWITCHABLE
from companion.games.defenders.core.state import State
from companion.games.kernel.box import Box
from companion.games.kernel.decisions import CHANCE, Decision
from tests.games.defenders.laws import all_cards, all_papers
from tests.games.defenders.positions import KINDS, every_state, positions
from tests.games.defenders.rich import RICH
from tests.games.defenders.table import GAME
from tests.games.defenders.test_laws import BOXES
from tests.redeal import redealt

from .told import corrected, corrections_to_try, lines_to_ask, told

FOLLOWED = 4
"""Decisions that are made one after the other in both games."""


def is_left_to_chance(state: State) -> bool:
    """Then nobody is told anything: the table answers before."""
    return any(pending.seat == CHANCE for pending in GAME.pendings(state))


def readers(state: State) -> tuple[str, ...]:
    return (*state.seats, "screen")


def states(random: Random, box: Box, share: float) -> Iterator[State]:
    """States of a random game, with rulings switched and a deck on paper by chance."""
    houses = random.sample(HOUSES, random.randint(1, 4))
    rulings = random.sample(SWITCHABLE, random.randint(0, 4))
    paper = [seat for seat in ("dark", *houses) if random.random() < 0.15]
    seed = random.randrange(1 << 32)
    for state in every_state(seed, *houses, box=box, rulings=rulings, paper=paper):
        if random.random() < share and not is_left_to_chance(state):
            yield state


def compare(state: State, reader: str, random: Random, count: int) -> int:
    """Hold a state against one that is dealt anew; gives how many answers are the same."""
    other = redealt(state, reader, random)
    lines = lines_to_ask(state, random, count)
    answers = told(state, reader, lines)
    assert told(other, reader, lines) == answers
    for choice in corrections_to_try(state, random, count // 2):
        said, said_again = (corrected(each, reader, choice) for each in (state, other))
        both = said.keys() & said_again.keys()
        assert {key: said[key] for key in both} == {key: said_again[key] for key in both}
        answers |= said
    return len(answers) + follow(state, other, reader, random)


def open_window(state: State) -> int:
    """The serial of the reaction window that waits for answers; 0 if none does."""
    pendings = GAME.pendings(state)
    return next((pending.serial for pending in pendings if pending.kind == "reaction"), 0)


def follow(one: State, other: State, reader: str, random: Random) -> int:
    """Make decisions that both games allow, as long as they uncover nothing."""
    same = 0
    for _ in range(FOLLOWED):
        common = [
            Decision(pending.seat, pending.serial, choice)
            for pending in GAME.pendings(one)
            if pending in GAME.pendings(other)
            for choice in set(GAME.options(one, pending)) & set(GAME.options(other, pending))
        ]
        if not common:
            break
        decision, window = random.choice(sorted(common, key=str)), open_window(one)
        (one, events), (other, others) = GAME.apply(one, decision), GAME.apply(other, decision)
        if any(map(GAME.hides, (*events, *others))) or is_left_to_chance(one):
            break
        if window != open_window(one):
            break  # as one closes, it is seen what was answered
        assert others == events, decision
        assert told(other, reader, []) == told(one, reader, []), decision
        same += 1
    return same


@pytest.mark.slow
@pytest.mark.row("SET-15", "RUL-57")
@pytest.mark.parametrize("kind", KINDS)
def test_whoever_is_asked_something_nobody_is_told_more(kind: str) -> None:
    random = Random(kind)
    for state in positions()[kind][:3]:
        if not is_left_to_chance(state):
            for reader in readers(state):
                assert compare(state, reader, random, 4) > 4


@pytest.mark.slow
@pytest.mark.row("SET-15", "RUL-57")
@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())
def test_in_random_games_nobody_is_told_more(box: Box) -> None:
    random, same = Random(1), 0
    for _ in range(4):
        for state in states(random, box, 0.05):
            same += compare(state, random.choice(readers(state)), random, 8)
    assert same > 500


@pytest.mark.slow
def test_dealing_anew_leaves_everything_known_and_changes_everything_hidden() -> None:
    """What is compared is another game indeed: each hidden pile changes for whom it is hidden."""
    random, changed = Random(4), Counter[str]()
    asked = [state for states in positions().values() for state in states]
    for state in (*asked, *states(random, RICH, 0.3), *states(random, RICH, 0.3)):
        for reader in readers(state):
            other = redealt(state, reader, random)
            assert all_cards(other) == all_cards(state)
            assert all_papers(other) == all_papers(state)
            assert other.hands.get(reader) == state.hands.get(reader)
            assert other.locations.get(reader) == state.locations.get(reader)
            before, after = GAME.to_json(state), GAME.to_json(other)
            changed.update(name for name in before if before[name] != after[name])
    hidden = {"hands", "draws", "acquire_deck", "dark_acquire", "library_deck", "event_decks"}
    hidden |= {"locations", "location_deck", "dark_location", "dark_location_deck"}
    assert set(changed) == hidden | {"agenda", "paper"}
