"""The log: what survives a restart, a crash, a full disk, and what a broken file says."""

import json
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.games.kernel.box import Box
from companion.tables.log import Log, LogProblem
from companion.tables.snapshots import SNAPSHOT_EVERY
from companion.tables.table import Table
from tests.tables.counting_game import CountingGame, counting_box
from tests.tables.playing import SOON, begun, play


def played_table(folder: Path, decisions: int = 20) -> Path:
    """The file of a table that was played for a while and left."""
    table = begun(folder)
    play(table, decisions)
    table.close()
    return table.path


def change(path: Path, sql: str, *values: Any) -> None:
    """Change a file that no table has open."""
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(sql, values)


def problem(path: Path, box: Box | None = None) -> LogProblem:
    with pytest.raises(LogProblem) as caught:
        Table.open(path, box or counting_box())
    return caught.value


@pytest.mark.parametrize("decisions", [0, 1, SNAPSHOT_EVERY - 2, SNAPSHOT_EVERY + 30])
def test_a_table_stands_after_a_restart_as_before(tmp_path: Path, decisions: int) -> None:
    table = begun(tmp_path)
    play(table, decisions)
    readers = (*table.seats, "screen")
    before = table.standing, table.digest(), [view(table, reader) for reader in readers]
    table.close()
    table = Table.open(table.path, counting_box())
    assert (table.standing.revision, table.standing.events) == (
        before[0].revision,
        before[0].events,
    )
    assert (table.digest(), [view(table, reader) for reader in readers]) == before[1:]
    play(table, 10)
    table.close()


def view(table: Table, reader: str) -> Any:
    return json.loads(json.dumps(table.box.game.view(table.standing.state, reader)))


class Counted(CountingGame):
    """Counts how many decisions are played again."""

    def __init__(self) -> None:
        self.applied = 0

    def apply(self, *args: Any) -> Any:
        self.applied += 1
        return super().apply(*args)


def test_a_snapshot_shortens_the_way(tmp_path: Path) -> None:
    path = played_table(tmp_path, SNAPSHOT_EVERY + 10)
    game = Counted()
    table = Table.open(path, counting_box()._replace(game=game))
    table.close()
    with closing(Log.open(path)) as log:
        snapshot = log.snapshot()
    assert snapshot is not None
    assert game.applied == table.standing.revision - snapshot.revision < SNAPSHOT_EVERY


def test_nobody_waits_for_a_snapshot(tmp_path: Path) -> None:
    """It takes the disk as long as a decision: everybody has been told when it is kept."""
    table, kept = begun(tmp_path), dict[int, bool]()
    log = table._log

    def told(change: str) -> None:
        kept.setdefault(table.standing.revision, log.snapshot() is not None)

    table.listen(told)
    play(table, SNAPSHOT_EVERY)
    due = min(revision for revision in kept if revision >= SNAPSHOT_EVERY)
    assert not kept[due]
    snapshot = table._writer.do(log.snapshot).result(SOON)
    assert snapshot is not None
    assert snapshot.revision == due
    table.close()


@pytest.mark.parametrize(
    "sql",
    [
        "delete from snapshot",
        "update snapshot set state = replace(state, 's2', 's3')",
        "update snapshot set state = '[]', digest = "
        "'4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945'",
        "update snapshot set revision = 9000",
        "update snapshot set revision = revision - 1",
    ],
)
def test_a_snapshot_that_does_not_fit_is_left_out(tmp_path: Path, sql: str) -> None:
    path = played_table(tmp_path, SNAPSHOT_EVERY + 10)
    table = Table.open(path, counting_box())
    digest = table.digest()
    table.close()
    change(path, sql)
    table = Table.open(path, counting_box())
    assert table.digest() == digest
    table.close()


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    table = begun(tmp_path)
    for file in tmp_path.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    table.close()


def test_rows_are_written_as_safely_as_sqlite_can(tmp_path: Path) -> None:
    table = begun(tmp_path)
    db = table._log._db
    settings = {
        name: db.execute(f"pragma {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous", "locking_mode")
    }
    assert settings == {"journal_mode": "wal", "synchronous": 2, "locking_mode": "exclusive"}
    table.close()


def test_rows_are_written_all_or_none(tmp_path: Path) -> None:
    """Also where a statement fails in the middle, and then the log goes on."""
    table = begun(tmp_path)
    play(table, 3)
    log = table._log
    before = log.rows()
    new = before[-1]._replace(revision=len(before))
    with pytest.raises(LogProblem) as caught:
        log.append([new, before[0]])
    assert caught.value.key == "problem-log-write"
    assert log.rows() == before
    log.append([new, new._replace(revision=len(before) + 1)])
    assert len(log.rows()) == len(before) + 2
    table.close()


def test_a_file_that_another_hub_plays_is_busy(tmp_path: Path) -> None:
    table = begun(tmp_path)
    assert problem(table.path).key == "problem-log-busy"
    table.close()


def overwrite(path: Path) -> None:
    path.write_bytes(b"Dear table, " * 2000)


def cut(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def blot(path: Path) -> None:
    """Overwrite the page with the last rows."""
    content = bytearray(path.read_bytes())
    content[-4096:] = b"\xff" * 4096
    path.write_bytes(content)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def sql(statement: str) -> Callable[[Path], None]:
    return lambda path: change(path, statement)


@pytest.mark.parametrize(
    "damage",
    [
        overwrite,
        cut,
        blot,
        empty,
        sql("drop table rows"),
        sql("delete from header"),
        sql("delete from rows where revision = 7"),
        sql("delete from rows where revision = 0"),
        sql("update rows set act = 'null' where revision = 7"),
        sql("update rows set act = '{' where revision = 7"),
        sql("update rows set act = '[1]' where revision = 7"),
        sql('update rows set act = \'["red", 1, ["fly"]]\' where revision = 7'),
        sql("update rows set events = '7' where revision = 7"),
        sql("update header set seats = '[\"red\"]'"),
    ],
)
def test_a_damaged_file_is_one_sentence_and_stays_as_it_is(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    path = played_table(tmp_path)
    damage(path)
    content = path.read_bytes()
    said = problem(path)
    assert said.key == "problem-log-damaged"
    assert said.facts == {"file": path.name}
    assert path.read_bytes() == content


def test_a_file_of_another_edition_rules_or_game_says_which(tmp_path: Path) -> None:
    class Newer(CountingGame):
        rules_version = "2"

    class Other(CountingGame):
        name = "other"

    path = played_table(tmp_path)
    box = counting_box()
    assert problem(path, counting_box(13)).key == "problem-log-edition"
    assert problem(path, counting_box(13)).facts["edition"] == "plain"
    newer = problem(path, box._replace(game=Newer()))
    assert (newer.key, newer.facts["made"], newer.facts["now"]) == ("problem-log-rules", "1", "2")
    assert problem(path, box._replace(game=Other())).key == "problem-log-game"
    Table.open(path, box).close()
    change(path, "update header set format = 99")
    assert problem(path).key == "problem-log-format"


def test_a_table_needs_a_folder_it_can_write_to(tmp_path: Path) -> None:
    with pytest.raises(LogProblem) as caught:
        Table.create(tmp_path / "missing", counting_box())
    assert caught.value.key == "problem-log-create"
