"""A refusal says no more than the mover may know."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from companion.games.kernel.decisions import Choice, Decision, Event
from companion.games.kernel.rulings import Refused, Ruling
from companion.tables.receipts import Receipt
from companion.tables.table import Table
from tests.tables.counting_game import STRIP, CountingGame, State, counting_box, rule
from tests.tables.playing import SOON, asked, decide, to_piece

SECRET = "wombat"


class MinedGame(CountingGame):
    """A piece that leaves the first space meets what nobody can know of."""

    def apply(self, state: State, decision: Decision) -> tuple[State, Sequence[Event]]:
        if decision.choice[0] == "to":
            raise Refused(rule(False, "CNT-8", met=SECRET))
        return super().apply(state, decision)

    def explain(self, state: State, reader: str, attempt: Sequence[Choice]) -> Ruling:
        return CountingGame().explain(state, reader, attempt)


@pytest.fixture
def mined(tmp_path: Path) -> Iterator[Table]:
    table = Table.create(tmp_path, counting_box()._replace(game=MinedGame()))
    for seat in ("red", "blue"):
        assert table.claim(seat, seat.title(), f"{seat}-sits-down-here").result(SOON).accepted
    assert table.start("go").result(SOON).accepted
    yield table
    table.close()


def says_nothing(receipt: Receipt) -> bool:
    assert not receipt.accepted
    assert receipt.problem is not None
    assert receipt.problem.key == "problem-unforeseen"
    return SECRET not in str(receipt)


def test_a_decision_refused_for_what_is_hidden(mined: Table) -> None:
    pending = to_piece(mined)
    assert decide(mined, ("piece", f"{pending.seat}-1"), "piece").accepted
    assert says_nothing(decide(mined, ("to", STRIP[1]), "to"))
    assert asked(mined).kind == "to"


def test_a_draft_refused_for_what_is_hidden(mined: Table) -> None:
    pending = to_piece(mined)
    line = [("piece", f"{pending.seat}-1"), ("to", STRIP[1])]
    assert mined.propose(pending.seat, pending.serial, line).result(SOON).accepted
    assert says_nothing(mined.done(pending.seat, pending.serial, "done").result(SOON))
    assert asked(mined) == pending


def test_a_refusal_that_the_mover_can_know_names_its_rule(mined: Table) -> None:
    to_piece(mined)
    receipt = decide(mined, ("piece", "nobody"), "piece")
    assert receipt.ruling is not None
    assert receipt.ruling.rule == "CNT-5"
