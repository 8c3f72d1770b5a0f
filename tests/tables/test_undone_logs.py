"""What was taken back, in the log and after a restart."""

import random
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.tables.course import EVENTS_SHOWN
from companion.tables.log import Log
from companion.tables.rows import HOST
from companion.tables.snapshots import SNAPSHOT_EVERY
from companion.tables.table import Table
from tests.tables.counting_game import counting_box
from tests.tables.playing import SOON, asked, begun, decide, option, play, to_piece
from tests.tables.test_log import change, problem
from tests.tables.test_undo import stay, undo, why


@pytest.mark.parametrize("seed", range(6))
def test_undo_equals_replay(tmp_path: Path, seed: int) -> None:
    """Whatever was played, taken back and set right: a restart stands where the table stood, with
    the snapshot and without it; and taking back leads exactly to where the table was."""
    table, dice = begun(tmp_path), random.Random(seed)
    stood = [table.digest()]
    for number in range(SNAPSHOT_EVERY * 2):
        act(table, dice, stood, number)
        assert table.digest() == stood[-1]
        if dice.random() < 0.1:
            table = reopened(table)
        assert table.digest() == stood[-1]
    table.close()


def act(table: Table, dice: random.Random, stood: list[str], number: int) -> None:
    """One thing, by chance; `stood` are the digests of all steps that count."""
    what = dice.random()
    if what < 0.3 and len(stood) > 1:
        assert undo(table, HOST, force=True).accepted
        stood.pop()
        return
    if what < 0.4:
        piece, place = dice.choice(["red-1", "blue-2"]), dice.choice(["s1", "s2"])
        choice = ("stands", piece, place)
        assert table.correct(choice, "it slipped", f"c{number}").result(SOON).accepted
    else:
        verb = "stay" if asked(table).kind == "piece" else None
        assert decide(table, option(table, verb), f"d{number}").accepted
    stood.append(table.digest())


def reopened(table: Table) -> Table:
    """The table after a restart, having compared one that has no snapshot."""
    events, undo = table.standing.events, table.standing.undo
    table.close()
    copy = table.path.with_name("COPY.table")
    copy.write_bytes(table.path.read_bytes())
    change(copy, "delete from snapshot")
    table = Table.open(table.path, counting_box())
    with closing(Table.open(copy, counting_box())) as other:
        assert other.digest() == table.digest()
        assert other.standing.undo == table.standing.undo
    assert (table.standing.events, table.standing.undo) == (events, undo)
    assert len(events) <= EVENTS_SHOWN
    copy.unlink()
    return table


@pytest.mark.parametrize("since", [0, -1, 1, 4, 900, '"x"', "null", "1.5"])
def test_a_row_that_takes_back_what_is_not_there_is_damage(tmp_path: Path, since: Any) -> None:
    table = begun(tmp_path)
    to_piece(table)
    stay(table)
    undo(table, "red")
    undo(table, "red")
    table.close()
    last = f'{{"undo": {since}}}'
    change(table.path, "update rows set act = ? where revision = 5", last)
    assert problem(table.path).key == "problem-log-damaged"


def test_a_row_that_cannot_be_written_takes_nothing_back(table: Table) -> None:
    to_piece(table)
    before = table.standing, table.digest()
    table._log._db.execute("pragma query_only = on")
    assert why(undo(table, "red", nonce="full")) == "problem-log-write"
    assert (table.standing, table.digest()) == before
    table._log._db.execute("pragma query_only = off")
    assert undo(table, "red", nonce="full").accepted


def test_the_log_is_opened_with_its_undone_rows(tmp_path: Path) -> None:
    table = begun(tmp_path)
    play(table, SNAPSHOT_EVERY)
    for _ in range(6):
        assert undo(table, HOST, force=True).accepted
    digest = table.digest()
    table.close()
    with closing(Log.open(table.path)) as log:
        assert len(log.rows()) > SNAPSHOT_EVERY
    table = Table.open(table.path, counting_box())
    assert table.digest() == digest
    table.close()
