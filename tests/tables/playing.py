"""Playing at a table of the counting game, for tests."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import Choice, Decision, Pending
from companion.tables.receipts import Receipt
from companion.tables.rows import HOST
from companion.tables.table import Table
from companion.tracking.tasks import ALL
from tests.tables.counting_game import State, counting_box

SOON = 10
"""Seconds within which an answer must come, however busy the machine is."""


def begun(folder: Path, *seats: str, box: Box | None = None) -> Table:
    """A new table at which these seats (or red and blue) have begun."""
    table = Table.create(folder, box or counting_box())
    for seat in seats or ("red", "blue"):
        assert table.claim(seat, seat.title(), f"{seat}-sits-down-here").result(SOON).accepted
    assert table.start("go").result(SOON).accepted
    assert table.tick(ALL, HOST, "all pieces are set up").result(SOON).accepted
    return table


def state(table: Table) -> State:
    found = table.standing.state
    assert isinstance(found, State)
    return found


def asked(table: Table) -> Pending:
    (pending,) = table.box.game.pendings(table.standing.state)
    return pending


def option(table: Table, verb: str | None = None) -> Choice:
    """The first option, or the first of a verb."""
    options = table.box.game.options(table.standing.state, asked(table))
    return next(choice for choice in options if verb in (None, choice[0]))


def decide(table: Table, choice: Choice, nonce: str, **changes: Any) -> Receipt:
    """Let the seat asked choose."""
    pending = asked(table)
    decision = replace(Decision(pending.seat, pending.serial, choice), **changes)
    return table.submit(decision, pending.seat, nonce).result(SOON)


def play(table: Table, decisions: int) -> None:
    """Make so many decisions. Pieces move too seldom to end the game soon."""
    for _ in range(decisions):
        revision = table.standing.revision
        verb = "stay" if asked(table).kind == "piece" and revision % 40 > 3 else None
        assert decide(table, option(table, verb), f"play {revision}").accepted


def to_piece(table: Table) -> Pending:
    """Play a card, so that the table waits for a piece to be moved."""
    assert decide(table, option(table), f"card {table.standing.revision}").accepted
    pending = asked(table)
    assert pending.kind == "piece"
    return pending
