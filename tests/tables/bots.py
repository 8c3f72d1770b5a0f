"""Bots at tables of the counting game, for tests."""

import threading
import time
from collections.abc import Sequence

from companion.bots.player import Player
from companion.games.kernel.decisions import Choice
from companion.games.kernel.port import View
from companion.games.kernel.views import PendingView
from companion.tables.bot_seats import Pace
from companion.tables.receipts import Receipt
from companion.tables.rows import HOST
from companion.tables.seats import Holder
from companion.tables.table import Table
from companion.tracking.tasks import ALL
from tests.server.wire import until
from tests.tables.playing import SOON, asked, decide, to_piece

AT_ONCE = Pace(0.0, 0.0, 0.0)
NEVER = Pace(1e6, 1e6, 1e6)
A_WHILE = 0.15
"""Long enough for a bot that is not kept from it to decide many times."""


class Walker(Player):
    """Moves a piece whenever it can."""

    def choose(self, view: View, pending: PendingView, offered: Sequence[Choice]) -> Choice:
        return offered[0]


def claim(table: Table, seat: str, by: Holder | None = None) -> Receipt:
    nonce = f"{seat}-sits-down-here"
    return table.claim(seat, seat.title(), nonce, by or Holder()).result(SOON)


def seat_bot(table: Table, seat: str) -> Receipt:
    return table.seat_bot(seat, "Bot").result(SOON)


def free(table: Table, seat: str) -> Receipt:
    return table.free(seat).result(SOON)


def tick_all(table: Table) -> None:
    assert table.tick(ALL, HOST, f"tick {table.standing.revision}").result(SOON).accepted


def against_blue(table: Table, set_up: bool = True) -> None:
    """Red is a person and blue a bot."""
    assert claim(table, "red").accepted
    assert seat_bot(table, "blue").accepted
    assert table.start("go").result(SOON).accepted
    if set_up:
        tick_all(table)


def bots_by_hand(table: Table) -> None:
    """Red and blue are bots, and their pieces stand on a real board."""
    for seat in ("red", "blue"):
        assert seat_bot(table, seat).accepted
    assert table.start("go").result(SOON).accepted
    tick_all(table)


def stay(table: Table) -> None:
    """The person's turn."""
    until(lambda: asked(table).seat == "red")
    to_piece(table)
    assert decide(table, ("stay",), f"stay {table.standing.revision}").accepted


def why(receipt: Receipt) -> str | None:
    return receipt.problem and receipt.problem.key


def nothing_happens(table: Table) -> bool:
    before = table.standing.revision
    time.sleep(A_WHILE)
    return table.standing.revision == before


def threads() -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread.name.startswith("bots")]
