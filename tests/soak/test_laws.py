"""Random games by the thousand, on the training edition and on boxes whose cards do everything."""

import shutil
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from companion.editions.boxes import open_box
from companion.games.defenders.core.definitions import DARK, HOUSES
from companion.games.defenders.core.house_rules import SWITCHABLE
from companion.games.defenders.core.state import State
from companion.games.kernel.decisions import NOBODY
from tests.games.defenders import laws
from tests.games.defenders.positions import every_state
from tests.games.defenders.rich import RICHES
from tests.games.defenders.sayable import everything_sayable
from tests.games.defenders.table import GAME
from tests.secrets import test_twins
from tests.secrets.test_redeal import compare, readers, states
from tests.tables.test_laws import undo_equals_replay

from .conftest import Record

pytestmark = pytest.mark.soak

GAMES, TABLES = 60, 40
TRAINING = open_box("training")
BOXES = (TRAINING, *RICHES)


class Found:
    """What came of many games."""

    def __init__(self) -> None:
        self.results: Counter[str] = Counter()
        self.states = self.longest = 0

    def follow(self, states: list[State], thorough: int) -> None:
        result = GAME.result(laws.follow(states, thorough))
        assert result is not None
        self.results[result.seats[0] if result.seats else "tie"] += 1
        self.states += len(states)
        self.longest = max(self.longest, len(states) - 1)

    def __str__(self) -> str:
        houses = sum(self.results[house] for house in HOUSES)
        return (
            f"{self.results.total()} games, {self.states} states, longest {self.longest}; "
            f"house {houses}, dark {self.results[DARK]}, tie {self.results['tie']}"
        )


@pytest.mark.parametrize("number", range(len(BOXES)))
def test_random_games_keep_all_laws(number: int, record: Record) -> None:
    """With rulings switched and decks on paper by chance."""
    found, random = Found(), Random(number)
    for seed in range(GAMES):
        houses = HOUSES[: 1 + seed % 4]
        rulings = random.sample(SWITCHABLE, random.randint(0, 3))
        paper = [seat for seat in (DARK, *houses) if random.random() < 0.2]
        states = every_state(seed, *houses, box=BOXES[number], rulings=rulings, paper=paper)
        found.follow(list(states), thorough=300)
    record(f"laws of random games, box {number}", 0, str(found))


def test_undo_equals_replay(tmp_path: Path, record: Record) -> None:
    """Whatever was played, taken back, set right and agreed to at real tables."""
    done = Counter[str]()
    for seed in range(TABLES):
        folder = tmp_path / str(seed)
        folder.mkdir()
        done += undo_equals_replay(folder, BOXES[seed % len(BOXES)], Random(seed), acts=200)
        shutil.rmtree(folder)
    backs = sum(count for kind, count in done.items() if kind not in ("decide", "correct"))
    found = f"{TABLES} tables, {done.total()} rows, {backs} taken back or agreed to"
    record("undo equals replay", 0, found)


def test_nobody_is_told_more(record: Record) -> None:
    """All that is hidden from a reader dealt anew, in random states of random games."""
    states_seen = same = 0
    for seed in range(GAMES):
        random = Random(seed)
        for state in states(random, BOXES[seed % len(BOXES)], 0.05):
            same += compare(state, random.choice(readers(state)), random, 8)
            states_seen += 1
    record("hidden cards dealt anew", 0, f"{states_seen} states, {same} answers, all the same")


def test_a_reader_is_sent_the_same(tmp_path: Path, record: Record) -> None:
    """The same at two real tables, by the messages of the server."""
    done = Counter[str]()
    for seed in range(TABLES):
        folder = tmp_path / str(seed)
        folder.mkdir()
        done += test_twins.compare(folder, BOXES[seed % len(BOXES)], Random(seed), acts=40)
        shutil.rmtree(folder)
    record("tables dealt anew", 0, f"{TABLES} pairs, {done.total()} acts, all messages the same")


def test_options_and_rulings_agree_on_every_50th_state(record: Record) -> None:
    states = choices = 0
    for seed in range(20):
        for number, state in enumerate(every_state(seed, *HOUSES[: seed % 4 + 1], box=TRAINING)):
            asked = [p for p in GAME.pendings(state) if p.seat not in NOBODY]
            if number % 50 == 0 and asked:
                laws.options_are_what_explain_allows(state)
                states, choices = states + 1, choices + len(everything_sayable(state)) * len(asked)
    record("options and rulings", 0, f"{states} states, {choices} choices asked, all agree")
