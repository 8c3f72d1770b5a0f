"""Setting right what went wrong on the table."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from companion.games.defenders.core.cards import Effect
from companion.games.kernel.box import Box
from companion.games.kernel.decisions import Choice
from companion.tables.receipts import Receipt
from companion.tables.rows import HOST, Correction
from companion.tables.table import Table
from tests.games.defenders.rich import RICH
from tests.tables.counting_game import counting_box
from tests.tables.playing import SOON, asked, begun, decide, option, play, state, to_piece


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = begun(tmp_path)
    yield table
    table.close()


def correct(table: Table, *choice: str | int, reason: str = "It slipped.") -> Receipt:
    nonce = f"correct {table.standing.revision} {choice}"
    return table.correct(choice, reason, nonce).result(SOON)


def test_a_correction_is_a_row_that_is_told_with_its_reason(table: Table) -> None:
    receipt = correct(table, "stands", "red-1", "s3")
    assert receipt.accepted
    assert receipt.revision == table.standing.revision
    assert state(table).places["red-1"] == "s3"
    why, what = table.standing.events[-2:]
    assert (why.event.key, why.event.facts) == ("event-corrected", {"reason": "It slipped."})
    assert what.event.facts == {"piece": "red-1", "to": "s3"}
    assert why.revision == what.revision == receipt.revision


def test_it_outlives_a_restart(tmp_path: Path) -> None:
    table = begun(tmp_path)
    correct(table, "stands", "red-1", "s3")
    correct(table, "lies", "blue-1", 1)
    digest, events = table.digest(), table.standing.events
    table.close()
    table = Table.open(table.path, counting_box())
    assert (table.digest(), table.standing.events) == (digest, events)
    table.close()


def test_what_is_asked_stays_asked(table: Table) -> None:
    pending = to_piece(table)
    correct(table, "lies", "red-2", 1)
    assert asked(table) == pending
    play(table, 5)


@pytest.mark.parametrize(
    "choice",
    [
        ("stands", "red-1", "nowhere"),
        ("stands", "nobody", "s1"),
        ("stands",),
        ("stands", "red-1", "s1", "s2"),
        ("lies", "red-1", 2),
        ("lies", "red-1"),
        ("fly", 7),
        (7,),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_changes(table: Table, choice: Choice) -> None:
    before = table.standing
    receipt = correct(table, *choice)
    assert receipt.ruling is not None
    assert not receipt.ruling.allowed
    assert table.standing is before


@pytest.mark.parametrize("reason", ["", " \n", "\u200b"])
def test_a_reason_must_be_readable(table: Table, reason: str) -> None:
    receipt = correct(table, "stands", "red-1", "s3", reason=reason)
    assert receipt.problem is not None
    assert receipt.problem.key == "problem-no-reason"


def test_a_repeat_is_made_once_and_a_refusal_repeated(table: Table) -> None:
    for choice in (("stands", "red-1", "s3"), ("stands", "red-1", "nowhere")):
        first = table.correct(choice, "why", str(choice)).result(SOON)
        revision = table.standing.revision
        assert table.correct(choice, "why", str(choice)).result(SOON) == first
        assert table.standing.revision == revision


def test_a_player_cannot_take_it_back_and_the_host_can(table: Table) -> None:
    to_piece(table)
    before = table.digest()
    correct(table, "stands", "red-1", "s3")
    refused = table.undo("red", "n").result(SOON)
    assert refused.problem is not None
    assert refused.problem.facts == {"seat": HOST}
    assert table.undo(HOST, "n").result(SOON).accepted
    assert table.digest() == before


def test_nothing_is_corrected_in_the_lobby(tmp_path: Path) -> None:
    table = Table.create(tmp_path, counting_box())
    receipt = table.correct(("stands", "red-1", "s3"), "why", "n").result(SOON)
    assert receipt.problem is not None
    assert receipt.problem.key == "problem-not-begun"
    table.close()


def test_hands_need_not_do_what_the_host_has_seen(table: Table) -> None:
    """The piece stands there already: that is why the game is corrected."""
    correct(table, "stands", "red-1", "s3")
    correct(table, "lies", "blue-1", 1)
    assert table.standing.tasks == ()


def with_texts(says: str) -> Box:
    """A box in which every card of the House Players says this, and nothing else."""
    text = (Effect("text", what=says),)
    cards = {
        card.id: replace(card, effects=text, reaction=None) if card.type else card
        for card in RICH.edition.cards.values()
    }
    return RICH._replace(edition=replace(RICH.edition, cards=cards))


def to_text(table: Table) -> None:
    """The first player explores, and the card says something."""
    decide(table, option(table, "explore"), "explore")
    decide(table, ("effects",), "effects")
    assert asked(table).kind == "text"


def finish_turn(table: Table) -> None:
    """Go on, wanting nothing, until the next turn."""
    begun = table.standing.state.number
    while table.standing.state.number == begun:
        choices = table.box.game.options(table.standing.state, asked(table))
        assert decide(table, choices[-1], f"go on {table.standing.revision}").accepted


def test_a_text_that_gives_another_turn_is_carried_out_by_what_all_agree_to(tmp_path: Path) -> None:
    box = with_texts("Take another turn.")
    table = begun(tmp_path, "dark", "gryffindor", "slytherin", box=box)
    to_text(table)
    again = Correction(("play_again", 1), "The card says so.")
    connected = ("gryffindor", "slytherin")
    assert table.propose_to_all("slytherin", again, connected, "p").result(SOON).accepted
    assert asked(table).kind == "text"
    assert table.answer_proposal("gryffindor", 1, True, "a").result(SOON).accepted
    finish_turn(table)
    assert (asked(table).seat, table.standing.state.extra) == ("gryffindor", True)
    digest = table.digest()
    table.close()
    with closing(Table.open(table.path, box)) as replayed:
        assert replayed.digest() == digest


def test_cards_that_are_drawn_by_what_is_set_right_are_drawn_by_hand_too(tmp_path: Path) -> None:
    box = with_texts("Final hands begin.")
    table = Table.create(tmp_path, box)
    with closing(table):
        for seat in ("dark", "gryffindor"):
            assert table.claim(seat, seat.title(), f"{seat}-sits-down-here").result(SOON).accepted
        assert table.equip_seat("gryffindor", True).result(SOON).accepted
        assert table.start("go").result(SOON).accepted
        assert table.tick("all", HOST, "set up").result(SOON).accepted
        to_text(table)
        before = table.standing.chores["gryffindor"]
        assert correct(table, "final_hands", 1).accepted
        added = table.standing.chores["gryffindor"][len(before) :]
        assert [task.key for task in added] == ["task-paper-drew"]
