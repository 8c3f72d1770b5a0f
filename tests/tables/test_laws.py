"""Undo equals replay: after whatever was played, taken back, set right and agreed to, a table
stands exactly where the rows that count lead to, and so it does after a restart."""

from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from companion.editions.boxes import open_box
from companion.games.defenders.core.definitions import HOUSES
from companion.games.defenders.core.house_rules import SWITCHABLE
from companion.games.kernel.box import Box
from companion.games.kernel.decisions import Decision
from companion.games.kernel.port import digest
from companion.tables.rows import Row, Undo
from companion.tables.table import Table
from tests.games.defenders.rich import RICH
from tests.tables.random_play import RandomPlay, begin, stop_clock
from tests.tables.test_log import change

KINDS = {"decide", "undo", "undo_of_host", "correct"}
AGREEMENTS = {"agree_to_go_back", "agree_to_correct"}
MOST_TABLES = 6
"""The hub draws by real chance: at most tables each kind is accepted, at some not."""
BOXES = {"training": open_box("training"), "rich": RICH}


@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())
@pytest.mark.parametrize("seed", range(3))
def test_undo_equals_replay(tmp_path: Path, box: Box, seed: int) -> None:
    random, done = Random(seed), Counter[str]()
    for number in range(MOST_TABLES):
        folder = tmp_path / str(number)
        folder.mkdir()
        done += undo_equals_replay(folder, box, random, acts=150)
        if done.keys() >= KINDS and done.keys() & AGREEMENTS:
            return
    pytest.fail(f"not everything was done: {done}")


def undo_equals_replay(folder: Path, box: Box, random: Random, acts: int) -> Counter[str]:
    """Do so much at a new table, holding each state against the rows; gives what was done."""
    houses = HOUSES[: random.randint(1, 4)]
    paper = [seat for seat in ("dark", *houses) if random.random() < 0.2]
    rulings = random.sample(SWITCHABLE, random.randint(0, 2))
    table = begin(folder, box, ("dark", *houses), random, paper=paper, rulings=rulings)
    play, stood = RandomPlay(table, random), {table.standing.revision: table.digest()}
    while sum(play.done.values()) < acts and not play.is_over:
        before = table.digest()
        if not play.act().accepted:
            assert table.digest() == before
        stands_as_before(table, stood)
        if random.random() < 0.05:
            play.table = table = reopened(table)
    play.table = table = reopened(table)
    assert table.digest() == folded(table, counting(table._log.rows()))
    table.close()
    return play.done


def stands_as_before(table: Table, stood: dict[int, str]) -> None:
    """What was taken back leads exactly to where the table stood; `stood` are its digests by
    revision."""
    rows = table._log.rows()
    assert rows[-1].revision == table.standing.revision
    act = rows[-1].act
    if isinstance(act, Undo) and rows[-1].revision not in stood:
        assert table.digest() == stood[counting(rows)[-1].revision]
    stood[rows[-1].revision] = table.digest()


def counting(rows: Sequence[Row]) -> list[Row]:
    """The rows that count."""
    kept: list[Row] = []
    for row in rows:
        if isinstance(row.act, Undo):
            kept = [each for each in kept if each.revision < row.act.since]
        else:
            kept.append(row)
    return kept


def folded(table: Table, rows: Sequence[Row]) -> str:
    """The digest of the state to which these rows lead, played with the rules alone; each tells
    again what happened."""
    game, standing = table.box.game, table.standing
    state = game.new(table.box.edition, table.seats, standing.kit.options)
    for row in rows:
        events: tuple[object, ...] = ()
        if isinstance(row.act, Decision):
            state, told = game.apply(state, row.act)
            events = tuple(told)
        elif row.act is not None:
            state, told = game.correct(state, row.act.choice)
            events = (row.events[0], *told)  # first the reason
        assert row.events == events
    return digest(game.to_json(state))


def reopened(table: Table) -> Table:
    """The table after a restart, held against one that has no snapshot."""
    before = table.digest(), table.standing.undo, table.standing.events
    table.close()
    copy = table.path.with_name("COPY.table")
    copy.write_bytes(table.path.read_bytes())
    change(copy, "delete from snapshot")
    table = Table.open(table.path, table.box)
    stop_clock(table)
    with closing(Table.open(copy, table.box)) as other:
        assert other.digest() == table.digest()
    copy.unlink()
    assert (table.digest(), table.standing.undo, table.standing.events) == before
    return table
