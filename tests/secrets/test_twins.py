"""At two real tables that differ only in what a reader cannot know, the reader is sent the same:
game, drafts, tasks, chores, what can be taken back, and every answer."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from companion.games.defenders.core.definitions import HOUSES
from companion.games.defenders.core.house_rules import SWITCHABLE
from companion.games.kernel.box import Box
from companion.games.kernel.port import SCREEN
from tests.games.defenders.test_laws import BOXES
from tests.tables.random_play import RandomPlay, begin

from .told import lines_to_ask
from .twins import Twins


@pytest.mark.slow
@pytest.mark.row("SET-15", "RUL-57")
@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())
def test_a_reader_is_sent_the_same_whatever_is_hidden(tmp_path: Path, box: Box) -> None:
    random, done = Random(7), Counter[str]()
    for number in range(4):
        folder = tmp_path / str(number)
        folder.mkdir()
        done += compare(folder, box, random, acts=30)
    assert len(done) == 10, done


def compare(folder: Path, box: Box, random: Random, acts: int) -> Counter[str]:
    """Play for a while, then go on at two tables; gives what was done at both."""
    houses = random.sample(HOUSES, random.randint(1, 4))
    paper = [seat for seat in ("dark", *houses) if random.random() < 0.3]
    rulings = random.sample(SWITCHABLE, random.randint(0, 2))
    table = begin(folder, box, ("dark", *houses), random, paper=paper, rulings=rulings)
    play = RandomPlay(table, random)
    for _ in range(random.randint(5, 250)):
        if not play.is_over:
            play.act()
    twins = Twins(table, random.choice([*table.seats, SCREEN]), random)
    try:
        return act(twins, acts)
    finally:
        twins.close()


def act(twins: Twins, acts: int) -> Counter[str]:
    random, done = twins.random, Counter[str]()
    twins.are_alike()
    for _ in range(acts):
        name, do, is_own = random.choice(possible(twins))
        answers = do()
        twins.are_alike(name)
        assert not is_own or len(set(answers)) == 1, (name, answers)
        done[name] += 1
    if twins.first.standing.phase == "playing":
        while twins.go_on() and done["decide"] < acts:
            twins.are_alike("a decision")
            done["decide"] += 1
    twins.go_back(RandomPlay(twins.first, random).a_way_back())
    twins.are_alike("going back")
    return done


Possible = tuple[str, Callable[[], list[str]], bool]
"""A name, what it does, and is the answer the reader's?"""


def possible(twins: Twins) -> list[Possible]:
    random, reader, standing = twins.random, twins.reader, twins.first.standing
    play = RandomPlay(twins.first, random)
    lines = lines_to_ask(standing.state, random, 4)
    found: list[Possible] = [
        ("ask", lambda: twins.ask(random.choice(lines)), True),
        ("export", lambda: twins.export(random.choice(lines)), True),
        ("tick", twins.tick, True),
    ]
    if standing.phase == "over":
        return found
    other = random.choice(twins.first.seats)
    found += [
        ("draft of host", lambda: twins.draft(None), True),
        ("draft", lambda: twins.draft(""), False),
        ("propose to go back", lambda: twins.propose(other, play.a_way_back()), True),
        ("propose to correct", lambda: twins.propose(other, play.a_correction()), True),
    ]
    if reader != SCREEN:
        wrong = [line[-1] for line in lines]
        found += [("decide wrongly", lambda: twins.decide_wrongly(wrong), True)]
    if twins.is_real():
        found += [("see", twins.see, True)]
    return found
