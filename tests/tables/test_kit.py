"""The kit: parts that are real beside the pieces, and cards on paper."""

import json
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from companion.games.kernel.kit import PIECES, Kit
from companion.tables.log import LogProblem
from companion.tables.receipts import Problem, Receipt
from companion.tables.rows import HOST
from companion.tables.table import Table
from companion.tracking.chores import OWN
from companion.tracking.tasks import ALL
from tests.tables.counting_game import counting_box
from tests.tables.playing import SOON, asked, decide, option, to_piece

NUMBERS = count()
CLOCK = Kit(real=("clock",))
MEDALS = Kit(real=("medals",))


def begun(folder: Path, kit: Kit) -> Table:
    table = Table.create(folder, counting_box())
    for seat in ("red", "blue"):
        table.claim(seat, seat, seat).result(SOON)
    for part in (PIECES, *(part.name for part in table.box.game.parts)):
        assert table.equip(part, part in kit.real).result(SOON).accepted
    for seat in kit.paper:
        assert table.equip_seat(seat, True).result(SOON).accepted
    assert table.start("go").result(SOON).accepted
    return table


def again(table: Table) -> Table:
    """The table after a restart."""
    table.close()
    return Table.open(table.path, counting_box())


def tick(table: Table, task: str, by: str = HOST) -> Receipt:
    return table.tick(task, by, f"tick {next(NUMBERS)}").result(SOON)


def todo(table: Table) -> list[str]:
    return [task.key for task in table.standing.tasks]


def chores(table: Table, seat: str) -> list[str]:
    return [task.key for task in table.standing.chores[seat]]


def one_turn(table: Table) -> None:
    to_piece(table)
    assert decide(table, ("stay",), f"stay {table.standing.revision}").accepted


def to_the_end(table: Table) -> None:
    while table.standing.phase == "playing":
        verb = "piece" if asked(table).kind == "piece" else None
        decide(table, option(table, verb), f"n{table.standing.revision}")


def test_a_part_is_set_up_as_printed_then_its_things_move(tmp_path: Path) -> None:
    table = begun(tmp_path, CLOCK)
    assert todo(table) == ["task-clock-set-up"]
    one_turn(table)
    assert todo(table) == ["task-clock-set-up"]
    assert tick(table, "task-clock-set-up").accepted
    (task,) = table.standing.tasks
    assert (task.key, task.facts) == (
        "task-hand-put",
        {"owner": "hand", "from": "0", "to": "1", "count": 1},
    )
    assert tick(table, ALL).accepted
    assert todo(table) == []
    assert not tick(table, ALL).accepted
    table.close()


def test_things_that_look_alike_are_one_task_and_go_where_they_belong(tmp_path: Path) -> None:
    table = begun(tmp_path, MEDALS)
    (task,) = table.standing.tasks
    assert (task.key, task.facts) == ("task-medal-put", {"owner": "medal", "to": "box", "count": 4})
    assert tick(table, ALL).accepted
    while not todo(table):
        advance(table)
    (task,) = table.standing.tasks
    assert (task.key, task.facts["from"], task.facts["count"]) == ("task-medal-give", "box", 1)
    assert tick(table, task.tick or "").accepted
    assert table.undo(HOST, "back", force=True).result(SOON).accepted
    (task,) = table.standing.tasks
    assert (task.key, task.facts["to"]) == ("task-medal-back", "box")
    table.close()


def advance(table: Table) -> str:
    """Play a turn in which the first piece moves on."""
    to_piece(table)
    choice = option(table, "piece")
    assert decide(table, choice, f"piece {table.standing.revision}").accepted
    to = option(table, "to")
    assert decide(table, to, f"to {table.standing.revision}").accepted
    return str(to[1])


def test_what_is_set_up_or_moved_outlives_a_restart(tmp_path: Path) -> None:
    table = begun(tmp_path, Kit(real=("clock", "medals")))
    one_turn(table)
    tasks = table.standing.tasks
    assert [task.key for task in tasks] == ["task-clock-set-up", "task-medal-put"]
    table = again(table)
    assert table.standing.tasks == tasks
    assert tick(table, ALL).accepted
    assert todo(table) == ["task-hand-put"]
    table = again(table)
    assert todo(table) == ["task-hand-put"]
    assert tick(table, ALL).accepted
    table = again(table)
    assert todo(table) == []
    table.close()


def test_a_correction_is_what_lies_there_already(tmp_path: Path) -> None:
    table = begun(tmp_path, MEDALS)
    tick(table, ALL)
    assert table.correct(("stands", "red-1", "s3"), "Seen.", "right").result(SOON).accepted
    assert todo(table) == []
    table.close()


@pytest.mark.parametrize("kit", [CLOCK, Kit(real=(PIECES, "clock")), MEDALS])
def test_everything_real_is_cleared_away_together(tmp_path: Path, kit: Kit) -> None:
    table = begun(tmp_path, kit)
    tick(table, ALL)
    to_the_end(table)
    assert todo(table) == ["task-clear-away"]
    assert tick(table, ALL).accepted
    assert todo(table) == []
    table = again(table)
    assert todo(table) == []
    table.close()


def test_parts_that_are_on_the_screen_leave_nothing_to_do(tmp_path: Path) -> None:
    table = begun(tmp_path, Kit(real=()))
    assert todo(table) == []
    to_the_end(table)
    assert todo(table) == []
    table.close()


def test_a_kit_is_made_of_what_the_box_has(tmp_path: Path) -> None:
    table = Table.create(tmp_path, counting_box())
    for asked_for in (table.equip("moon", True), table.equip_seat("green", True)):
        receipt = asked_for.result(SOON)
        assert receipt.problem is not None
        assert receipt.problem.key == "problem-kit"
    assert table.standing.kit == Kit()
    for real in (True, True, False, False, True):
        assert table.equip(PIECES, real).result(SOON).accepted
        assert table.equip_seat("red", real).result(SOON).accepted
        assert table.standing.kit == (Kit(paper=("red",)) if real else Kit(real=()))
    table.close()


def test_a_table_switches_the_rulings_that_the_game_offers(tmp_path: Path) -> None:
    table = Table.create(tmp_path, counting_box())
    assert table.switch_ruling("CNT-9", True).result(SOON).accepted
    assert table.standing.kit.rulings == ("CNT-9",)
    assert table.switch_ruling("CNT-1", True).result(SOON).problem == Problem("problem-kit")
    table.close()
    again = Table.open(table.path, counting_box())
    assert again.standing.kit.rulings == ("CNT-9",)
    assert again.switch_ruling("CNT-9", False).result(SOON).accepted
    assert again.standing.kit.rulings == ()
    again.close()


def test_the_kit_stays_once_the_game_has_begun(tmp_path: Path) -> None:
    table = begun(tmp_path, CLOCK)
    receipt = table.equip(PIECES, True).result(SOON)
    assert receipt.problem is not None
    assert receipt.problem.key == "problem-begun-kit"
    table = again(table)
    assert table.standing.kit == CLOCK
    table.close()


class TestPaper:
    KIT = Kit(real=(), paper=("red",))

    def test_a_player_is_told_what_to_do_with_real_cards(self, tmp_path: Path) -> None:
        table = begun(tmp_path, self.KIT)
        assert chores(table, "red") == ["task-paper-set-up"]
        to_piece(table)
        assert chores(table, "red") == ["task-paper-set-up", "task-paper-event-played"]
        assert table.standing.tasks == ()
        assert set(table.standing.chores) == {"red"}
        for by in ("blue", HOST):
            assert not tick(table, "0.0", by).accepted
            assert not tick(table, OWN, by).accepted
        assert not tick(table, ALL, "red").accepted
        assert tick(table, "0.0", "red").accepted
        assert chores(table, "red") == ["task-paper-event-played"]
        table = again(table)
        assert chores(table, "red") == ["task-paper-event-played"]
        assert tick(table, OWN, "red").accepted
        table = again(table)
        assert chores(table, "red") == []
        table.close()

    def test_what_was_not_done_yet_is_taken_back_in_silence(self, tmp_path: Path) -> None:
        table = begun(tmp_path, self.KIT)
        tick(table, OWN, "red")
        to_piece(table)
        assert table.undo("red", "back").result(SOON).accepted
        assert chores(table, "red") == []
        to_piece(table)
        assert chores(table, "red") == ["task-paper-event-played"]
        table.close()

    def test_what_was_done_already_is_put_back_once(self, tmp_path: Path) -> None:
        table = begun(tmp_path, self.KIT)
        for number in range(2):
            to_piece(table)
            tick(table, OWN, "red")
            assert table.undo("red", f"back {number}").result(SOON).accepted
            assert chores(table, "red") == ["task-paper-undone"]
            table = again(table)
        assert chores(table, "red") == ["task-paper-undone"]
        tick(table, OWN, "red")
        to_piece(table)
        assert table.undo("red", "back").result(SOON).accepted
        assert chores(table, "red") == []
        table.close()

    @pytest.mark.parametrize("is_undone", [False, True])
    def test_a_chore_that_was_not_noted_before_a_crash_is_found_in_the_log(
        self, tmp_path: Path, is_undone: bool
    ) -> None:
        """Not so one of a step that was taken back since."""
        table = begun(tmp_path, self.KIT)
        table.close()
        notes = read(table.path, "notes", "hands")
        table = Table.open(table.path, counting_box())
        to_piece(table)
        if is_undone:
            assert table.undo("red", "back").result(SOON).accepted
        before = chores(table, "red")
        table.close()
        change(table.path, "update hands set notes = ?", notes)
        table = Table.open(table.path, counting_box())
        assert chores(table, "red") == before
        table.close()

    def test_after_the_end_there_are_no_chores(self, tmp_path: Path) -> None:
        table = begun(tmp_path, self.KIT)
        to_the_end(table)
        assert chores(table, "red") == []
        table.close()


def read(path: Path, column: str, table: str) -> str:
    with closing(sqlite3.connect(path)) as db:
        return str(db.execute(f"select {column} from {table}").fetchone()[0])


def change(path: Path, sql: str, *values: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(sql, values)


@pytest.mark.parametrize(
    "sql",
    [
        "update header set options = '[]'",
        """update header set options = '{"pieces": "screen"}'""",
        "update hands set notes = '[]'",
        """update hands set notes = '{"pieces": 1}'""",
        """update hands set notes = replace(notes, '"chores": [', '"chores": [[1], ')""",
    ],
)
def test_a_damaged_kit_or_notes_give_one_sentence(tmp_path: Path, sql: str) -> None:
    table = begun(tmp_path, Kit(real=("clock",), paper=("red",)))
    table.close()
    change(table.path, sql)
    with pytest.raises(LogProblem) as caught:
        Table.open(table.path, counting_box())
    assert caught.value.key == "problem-log-damaged"


def test_a_file_from_before_there_were_parts_says_so(tmp_path: Path) -> None:
    table = begun(tmp_path, CLOCK)
    table.close()
    change(table.path, "update header set format = 2, options = ?", json.dumps({"pieces": "real"}))
    with pytest.raises(LogProblem) as caught:
        Table.open(table.path, counting_box())
    assert caught.value.key == "problem-log-format"
