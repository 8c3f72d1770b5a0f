"""What sources are told: where the rules expect the pieces, and nothing more."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.tables.rows import HOST
from companion.tables.table import Table
from tests.tables.board import Board
from tests.tables.counting_game import counting_box
from tests.tables.playing import SOON, begun, decide, option, to_piece


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = begun(tmp_path)
    yield table
    table.close()


def wait(table: Table) -> None:
    """The table has done what it was asked so far."""
    table.tick("no such task", HOST, str(time.monotonic())).result(SOON)


def test_a_source_is_told_where_the_pieces_are_expected(table: Table) -> None:
    board, layout = Board(), table.box.game.layout
    table.attach(board)
    wait(table)
    (first,) = board.expected
    assert (first.revision, first.layout) == (
        table.standing.revision,
        layout(table.standing.state),
    )
    to_piece(table)
    before = time.monotonic()
    assert decide(table, option(table, "piece"), "piece").accepted
    assert decide(table, option(table, "to"), "to").accepted
    last = board.expected[-1]
    assert (last.revision, last.layout) == (table.standing.revision, layout(table.standing.state))
    assert last.layout != first.layout
    assert before <= last.at <= time.monotonic()


def test_a_step_that_is_taken_back_is_told_too(table: Table) -> None:
    board = Board()
    table.attach(board)
    to_piece(table)
    decide(table, option(table, "piece"), "piece")
    decide(table, option(table, "to"), "to")
    there = board.expected[-1]
    assert table.undo(HOST, "back", force=True).result(SOON).accepted
    assert board.expected[-1].revision > there.revision
    assert board.expected[-1].layout != there.layout


def test_a_source_is_told_nothing_of_a_table_that_has_not_begun(tmp_path: Path) -> None:
    table, board = Table.create(tmp_path, counting_box()), Board()
    table.attach(board)
    wait(table)
    assert board.expected == []
    table.close()


def test_another_table_tells_the_source_from_when_it_has_it(tmp_path: Path, table: Table) -> None:
    board, other = Board(), begun(tmp_path)
    table.attach(board)
    wait(table)
    told = len(board.expected)
    table.hand_on(other)
    wait(other)
    assert len(board.expected) == told + 1
    to_piece(table)
    wait(table)
    assert len(board.expected) == told + 1
    other.close()
