"""Drafts and the real board: seen or tapped, shown, made by the mover."""

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.tables.table import Table
from companion.tracking.source import Status
from tests.tables.board import Board, felt
from tests.tables.counting_game import STRIP, counting_box
from tests.tables.playing import SOON, asked, begun, decide, option, state, to_piece


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = begun(tmp_path)
    yield table
    table.close()


def move(table: Table) -> list[tuple[str | int, ...]]:
    """The mover's first piece one space on."""
    seat = asked(table).seat
    at = STRIP.index(state(table).places[f"{seat}-1"])
    return [("piece", f"{seat}-1"), ("to", STRIP[at + 1])]


def test_a_draft_grows_and_is_made_when_the_mover_is_done(table: Table) -> None:
    pending = to_piece(table)
    piece, to = move(table)
    assert table.propose("red", pending.serial, [piece]).result(SOON).accepted
    draft = table.standing.draft
    assert draft is not None
    assert not draft.complete
    assert to in draft.options
    early = table.done("red", pending.serial, "early").result(SOON)
    assert early.problem is not None
    assert early.problem.key == "problem-no-draft"

    table.propose("red", pending.serial, [piece, to]).result(SOON)
    draft = table.standing.draft
    assert draft is not None
    assert draft.complete
    receipt = table.done("red", pending.serial, "done").result(SOON)
    assert receipt.accepted
    assert receipt.revision == table.standing.revision
    assert state(table).places["red-1"] == to[1]
    assert table.standing.draft is None
    assert asked(table).seat == "blue"


def test_done_twice_is_done_once_also_after_a_restart(tmp_path: Path) -> None:
    table = begun(tmp_path)
    pending = to_piece(table)
    table.propose("red", pending.serial, move(table)).result(SOON)
    first = table.done("red", pending.serial, "done").result(SOON)
    assert table.done("red", pending.serial, "done").result(SOON) == first
    digest = table.digest()
    table.close()
    table = Table.open(table.path, counting_box())
    assert table.done("red", pending.serial, "done").result(SOON) == first
    assert table.digest() == digest
    table.close()


def test_a_refused_draft_is_shown_and_cannot_be_made(table: Table) -> None:
    pending = to_piece(table)
    before = table.digest()
    piece, _ = move(table)
    table.propose("red", pending.serial, [piece, ("to", "s5")]).result(SOON)
    assert table.standing.draft is not None
    receipt = table.done("red", pending.serial, "done").result(SOON)
    assert receipt.ruling is not None
    assert receipt.ruling.rule == "CNT-5"
    assert table.digest() == before


@pytest.mark.parametrize(
    "choices",
    [
        [("play", "quokka-01")],
        [("stay",)],
        [("piece", "<script>")],
        [("piece",)],
        [("piece", "red-1"), ("to", "nowhere")],
        [("piece", "red-1"), ("to",)],
        [("piece", "red-1"), ("along", "s2", 7)],
    ],
)
def test_only_a_pieces_move_can_be_a_draft(
    table: Table, choices: list[tuple[str | int, ...]]
) -> None:
    pending = to_piece(table)
    receipt = table.propose("red", pending.serial, choices).result(SOON)
    assert receipt.problem is not None
    assert receipt.problem.key == "problem-no-move"
    assert table.standing.draft is None


def test_a_draft_of_somebody_who_is_not_asked_is_stale(table: Table) -> None:
    pending = to_piece(table)
    for seat, serial in (("blue", pending.serial), ("red", pending.serial - 1), (None, 0)):
        receipt = table.propose(seat, serial, move(table)).result(SOON)
        assert receipt.problem is not None
        assert receipt.problem.key == "problem-stale"


def test_the_host_drafts_for_the_mover_and_the_mover_makes_it(table: Table) -> None:
    pending = to_piece(table)
    assert table.propose(None, pending.serial, move(table)).result(SOON).accepted
    other = table.done("blue", pending.serial, "x").result(SOON)
    assert not other.accepted
    assert table.done("red", pending.serial, "x").result(SOON).accepted


def test_no_choices_drop_a_draft_and_another_choice_ends_it(table: Table) -> None:
    pending = to_piece(table)
    table.propose("red", pending.serial, move(table)).result(SOON)
    table.propose("red", pending.serial, []).result(SOON)
    assert table.standing.draft is None
    table.propose("red", pending.serial, move(table)).result(SOON)
    assert decide(table, ("stay",), "stay").accepted
    assert table.standing.draft is None


def wait(table: Table, until: Callable[[], bool]) -> None:
    """Wait until something holds, looking whenever the table tells of a change."""
    changed = threading.Event()
    table.listen(lambda _: changed.set())
    deadline = time.monotonic() + SOON
    while not until():
        assert time.monotonic() < deadline
        changed.wait(0.1)
        changed.clear()


@pytest.fixture
def board(table: Table) -> Board:
    board = Board()
    table.attach(board)
    board.see(felt())
    return board


def test_a_moved_piece_becomes_a_draft_a_decision_and_no_task(table: Table, board: Board) -> None:
    pending = to_piece(table)
    _, to = move(table)
    board.see(felt(str(to[1])))
    wait(table, lambda: table.standing.draft is not None)
    draft = table.standing.draft
    assert draft is not None
    assert (draft.seat, draft.serial, draft.complete) == ("red", pending.serial, True)
    assert draft.choices[-1] == to
    assert table.standing.tasks == ()
    assert table.done("red", pending.serial, "done").result(SOON).accepted
    assert table.standing.tasks == ()
    assert to[1] in state(table).places.values()


def test_a_piece_put_back_is_no_draft(table: Table, board: Board) -> None:
    to_piece(table)
    board.see(felt("s2"))
    wait(table, lambda: table.standing.draft is not None)
    board.see(felt())
    wait(table, lambda: table.standing.draft is None)


def test_what_was_tapped_gives_way_to_what_is_seen_later_and_the_other_way(
    table: Table, board: Board
) -> None:
    pending = to_piece(table)
    tapped = (("piece", "red-2"),)
    table.propose("red", pending.serial, tapped).result(SOON)
    board.see(felt("s2"))
    wait(table, lambda: table.standing.draft is not None and table.standing.draft.complete)
    table.propose("red", pending.serial, tapped).result(SOON)
    assert table.standing.draft is not None
    assert table.standing.draft.choices == tapped


def test_a_move_made_by_tap_is_a_task_until_hands_have_done_it(table: Table, board: Board) -> None:
    pending = to_piece(table)
    _, to = move(table)
    table.propose("red", pending.serial, move(table)).result(SOON)
    table.done("red", pending.serial, "done").result(SOON)
    wait(table, lambda: bool(table.standing.tasks))
    (task,) = table.standing.tasks
    assert (task.key, dict(task.facts)) == ("task-put", {"owner": "red", "place": to[1]})
    board.see(felt(str(to[1])))
    wait(table, lambda: table.standing.tasks == ())
    assert table.standing.draft is None


def test_a_board_seen_in_the_lobby_is_no_move(tmp_path: Path) -> None:
    table = Table.create(tmp_path, counting_box())
    board = Board()
    table.attach(board)
    board.see(felt("s4"))
    wait(table, lambda: table.standing.sources)
    for seat in ("red", "blue"):
        table.claim(seat, seat, seat).result(SOON)
    table.start("go").result(SOON)
    wait(table, lambda: "task-clear" in [task.key for task in table.standing.tasks])
    assert table.standing.draft is None
    table.close()


def test_without_its_source_a_table_knows_nothing_of_the_board(table: Table, board: Board) -> None:
    to_piece(table)
    board.see(felt("s2"))
    wait(table, lambda: table.standing.draft is not None)
    table.detach()
    assert table.standing.draft is None
    assert table.standing.tasks == ()
    assert not table.standing.sources
    assert board.sink is None


def test_the_source_says_how_it_is_doing(table: Table, board: Board) -> None:
    assert board.sink is not None
    lost = Status("lost", "source-test-lost", {"port": "x"})
    board.sink.status(lost)
    wait(table, lambda: table.standing.sources == {"board": lost})
    assert option(table)
