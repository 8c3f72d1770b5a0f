"""Receipts: what came of something that was handed to a table."""

from collections import OrderedDict
from typing import NamedTuple

from companion.games.kernel.decisions import Choice, Facts
from companion.games.kernel.rulings import Ruling

KEPT = 256
"""How many receipts are remembered beside the log, to answer a repeat in the same way."""


class Problem(NamedTuple):
    """Why something did not work where no rule is to blame; `key` names the sentence."""

    key: str
    facts: Facts = {}


class Receipt(NamedTuple):
    """Accepted, or refused with a ruling (by the rules) or a problem (by anything else)."""

    accepted: bool
    revision: int
    """The row that a decision became; otherwise where the game stood."""
    ruling: Ruling | None = None
    problem: Problem | None = None
    key: str | None = None
    """The key of the seat, in answer to a claim; of the host, in answer to a new table."""
    code: str | None = None
    """The new table's."""
    assumed: tuple[Choice, ...] = ()
    """What the referee's ruling takes to be chosen before."""
    file: str | None = None
    """The dispute's text, in answer to an export."""


class Remembered:
    """The newest receipts by origin and nonce."""

    def __init__(self) -> None:
        self._receipts: OrderedDict[tuple[str, str], Receipt] = OrderedDict()

    def get(self, origin: str, nonce: str) -> Receipt | None:
        return self._receipts.get((origin, nonce))

    def keep(self, origin: str, nonce: str, receipt: Receipt) -> Receipt:
        """Remember a receipt, and give it back."""
        self._receipts[origin, nonce] = receipt
        if len(self._receipts) > KEPT:
            self._receipts.popitem(last=False)
        return receipt
