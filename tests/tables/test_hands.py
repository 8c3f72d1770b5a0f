"""Tasks ticked by tap, and the kit that has none."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from companion.games.kernel.kit import PIECES, Kit
from companion.tables.receipts import Receipt
from companion.tables.rows import HOST
from companion.tables.table import Table
from companion.tracking.tasks import ALL
from companion.words import Words
from tests.tables.board import Board, felt
from tests.tables.counting_game import CountingGame, State, counting_box
from tests.tables.playing import SOON, asked, begun, decide, option, to_piece
from tests.tables.test_drafts import move, wait

NUMBERS = count()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = begun(tmp_path)
    yield table
    table.close()


def lobby(folder: Path, *seats: str, game: CountingGame | None = None) -> Table:
    box = counting_box() if game is None else counting_box()._replace(game=game)
    table = Table.create(folder, box)
    for seat in seats or ("red", "blue"):
        table.claim(seat, seat, seat).result(SOON)
    return table


def tick(table: Table, task: str | None, nonce: str = "") -> Receipt:
    assert task is not None
    return table.tick(task, "red", nonce or f"tick {next(NUMBERS)}").result(SOON)


def todo(table: Table) -> list[tuple[str, dict[str, Any]]]:
    return [(task.key, dict(task.facts)) for task in table.standing.tasks]


class Bumping(CountingGame):
    """Whoever is met is laid down on the first space."""

    def _to(self, state: State, place: str) -> Any:
        met = [p for p, at in state.places.items() if at == place and place != "s1"]
        state, events = super()._to(state, place)
        places = {**state.places, **dict.fromkeys(met, "s1")}
        return state._replace(places=places, lying=(*state.lying, *met)), events


def test_a_game_begins_with_its_set_up(tmp_path: Path) -> None:
    table = lobby(tmp_path, "red", "green")
    assert table.standing.tasks == ()
    table.start("go").result(SOON)
    assert todo(table) == [
        ("task-set-up", {"owner": owner, "place": "s1", "count": 2}) for owner in ("red", "green")
    ]
    assert tick(table, table.standing.tasks[0].tick).accepted
    assert todo(table) == [("task-set-up", {"owner": "green", "place": "s1", "count": 2})]
    assert tick(table, ALL).accepted
    assert table.standing.tasks == ()
    table.close()


def test_what_the_mover_moved_is_no_task(table: Table) -> None:
    pending = to_piece(table)
    table.propose("red", pending.serial, move(table)).result(SOON)
    table.done("red", pending.serial, "done").result(SOON)
    assert table.standing.tasks == ()
    to_piece(table)
    for choice in move(table):
        assert decide(table, choice, str(choice)).accepted
    assert table.standing.tasks == ()


@pytest.mark.parametrize("seen", [{}, {"s4": False}])
@pytest.mark.parametrize("drafted", [True, False])
def test_what_the_mover_moved_before_it_was_set_up_is_no_task(
    tmp_path: Path, seen: dict[str, bool], drafted: bool
) -> None:
    """Its twin is still to be put where the game begins, whatever sensors feel elsewhere."""
    table = lobby(tmp_path)
    table.start("go").result(SOON)
    if seen:
        board = Board()
        table.attach(board)
        board.see(seen)
    left = [("task-set-up", {"owner": seat, "place": "s1", "count": 2}) for seat in ("red", "blue")]
    pending = to_piece(table)
    assert todo(table) == left
    left[0][1]["count"] = 1
    if drafted:
        table.propose("red", pending.serial, move(table)).result(SOON)
        assert todo(table) == left
        table.done("red", pending.serial, "done").result(SOON)
    else:
        for choice in move(table):
            assert decide(table, choice, str(choice)).accepted
    assert todo(table) == left
    table.close()


def test_a_piece_chosen_before_a_restart_or_an_undo_is_the_one_that_moves(tmp_path: Path) -> None:
    table = begun(tmp_path)
    to_piece(table)
    piece, to = move(table)
    assert decide(table, piece, "piece").accepted
    table.close()
    table = Table.open(table.path, counting_box())
    assert decide(table, to, "to").accepted
    assert table.standing.tasks == ()
    assert table.undo("red", "undo").result(SOON).accepted
    assert [key for key, _ in todo(table)] == ["task-move"]
    assert decide(table, to, "to again").accepted
    assert table.standing.tasks == ()
    table.close()


def bumped(folder: Path) -> Table:
    """Red is met by blue on the second space."""
    table = lobby(folder, game=Bumping())
    table.start("go").result(SOON)
    tick(table, ALL)
    for seat in ("red", "blue"):
        to_piece(table)
        for choice in (("piece", f"{seat}-1"), ("to", "s2")):
            assert decide(table, choice, f"{seat} {choice}").accepted
    return table


def test_what_the_rules_did_to_a_piece_is_a_task_until_it_is_ticked(tmp_path: Path) -> None:
    table = bumped(tmp_path)
    (task,) = table.standing.tasks
    facts = {"owner": "red", "from": "s2", "to": "s1", "count": 1}
    assert (task.key, task.facts) == ("task-move-lying", facts)
    assert tick(table, task.tick).accepted
    assert table.standing.tasks == ()
    table.close()


def test_a_tick_is_taken_once_and_repeated(tmp_path: Path) -> None:
    table = bumped(tmp_path)
    name = table.standing.tasks[0].tick
    first = tick(table, name, "once")
    assert tick(table, name, "once") == first
    late = tick(table, name, "late")
    assert late.problem is not None
    assert late.problem.key == "problem-no-task"
    assert not tick(table, "nonsense").accepted
    assert not tick(table, ALL).accepted
    table.close()


def test_after_an_undo_the_pieces_are_put_back(tmp_path: Path) -> None:
    table = bumped(tmp_path)
    tick(table, ALL)
    for _ in range(2):
        assert table.undo("blue", f"u{table.standing.revision}").result(SOON).accepted
    assert {(key, facts["owner"], facts["to"]) for key, facts in todo(table)} == {
        ("task-move", "red", "s2"),
        ("task-move", "blue", "s1"),
    }
    table.close()


def test_tasks_outlive_a_restart(tmp_path: Path) -> None:
    table = bumped(tmp_path)
    tasks = table.standing.tasks
    table.close()
    table = Table.open(table.path, table.box)
    assert table.standing.tasks == tasks
    tick(table, ALL)
    table.close()
    table = Table.open(table.path, table.box)
    assert table.standing.tasks == ()
    table.close()


def test_after_the_end_the_board_is_cleared_away(table: Table) -> None:
    while table.standing.phase == "playing":
        verb = "piece" if asked(table).kind == "piece" else None
        decide(table, option(table, verb), f"n{table.standing.revision}")
    assert todo(table) == [("task-clear-away", {})]
    assert tick(table, table.standing.tasks[0].tick).accepted
    assert table.standing.tasks == ()
    assert not tick(table, ALL, "again").accepted


def test_a_watched_board_is_ticked_by_itself_where_it_can_be(table: Table) -> None:
    pending = to_piece(table)
    table.propose("red", pending.serial, move(table)).result(SOON)
    table.done("red", pending.serial, "done").result(SOON)
    table.undo("red", "undo").result(SOON)
    (task,) = table.standing.tasks
    assert task.tick is not None
    board = Board()
    table.attach(board)
    board.see(felt("s2"))
    wait(table, lambda: todo(table) == [("task-clear", {"place": "s2"})])
    assert table.standing.draft is None
    board.see(felt())
    wait(table, lambda: table.standing.tasks == ())
    table.detach()
    assert table.standing.tasks == ()


def test_with_pieces_on_the_screen_there_is_nothing_for_hands_to_do(tmp_path: Path) -> None:
    table = lobby(tmp_path)
    assert table.equip(PIECES, False).result(SOON).accepted
    table.start("go").result(SOON)
    assert table.standing.tasks == ()
    assert not tick(table, ALL).accepted
    board = Board()
    table.attach(board)
    board.see(felt())
    pending = to_piece(table)
    board.see(felt("s2"))
    table.propose("red", pending.serial, move(table)).result(SOON)
    assert table.done("red", pending.serial, "done").result(SOON).accepted
    assert table.standing.tasks == ()
    table.close()
    table = Table.open(table.path, counting_box())
    assert (table.standing.kit, table.standing.tasks) == (Kit(real=()), ())
    table.close()


def test_sentences_count() -> None:
    facts = {"owner": "red", "place": "s1"}
    words = Words({"s1": "Start", "red": "Red"})
    assert words.say("task-set-up", {**facts, "count": 1}) == "Put a pawn of Red on Start."
    assert words.say("task-set-up", {**facts, "count": 3}) == "Put 3 pawns of Red on Start."


def test_the_origin_of_the_host_is_no_seat() -> None:
    assert HOST not in CountingGame.seats
