"""No raw message ever names a card to somebody who may not know it: not in play, not to who comes
late, looks on or comes back, not after what was taken back or set right, not in any answer."""

from pathlib import Path
from random import Random

import pytest

from companion.games.defenders.core.definitions import HOUSES
from companion.games.defenders.core.house_rules import SWITCHABLE
from companion.games.kernel.box import Box

from .canaries import edition_of_canaries
from .chatter import Chatter
from .evening import Evening, evening
from .leaks import Checked, check

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Box:
    return edition_of_canaries(tmp_path_factory.mktemp("canaries") / "edition")


def play(opened: Evening, random: Random, acts: int) -> Checked:
    """One game, to its end if so many acts lead there, with all that people may do, and a look at
    everything that was sent."""
    houses = random.sample(HOUSES, random.choice((1, 1, 2, 3)))
    paper = [seat for seat in ("dark", *houses) if random.random() < 0.1]
    rulings = random.sample(SWITCHABLE, random.randint(0, 2))
    opened.sit_down(("dark", *houses), random.randbytes(32), paper=paper, rulings=rulings)
    chatter = Chatter(opened, random)
    while acts and chatter.act():
        acts -= 1
    opened.follow()
    return check(opened)


@pytest.mark.row("SET-15", "RUL-57")
def test_canaries_are_heard_only_by_who_may_hear_them(tmp_path: Path, box: Box) -> None:
    random = Random(1)
    with evening(tmp_path, box) as opened:
        found = sum((play(opened, random, acts) for acts in (60, 60, 300)), Checked(0, 0))
    assert found.messages > 1000
    assert found.canaries > 5000
