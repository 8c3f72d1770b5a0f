"""Receipts: what came of something that was handed to a table."""

from typing import NamedTuple

from companion.games.kernel.decisions import Facts
from companion.games.kernel.rulings import Ruling


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
    """The key of the seat, in answer to a claim."""
