"""Disputes: what the referee was asked and has answered, with all that the asker knew."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from companion.games.kernel.box import Box
from companion.games.kernel.decisions import Choice
from companion.games.kernel.rulings import Ruling


class Dispute(NamedTuple):
    """One question at a table. The asker may have all of it, and nobody else."""

    box: Box
    seats: tuple[str, ...]
    """In their order round the table."""
    options: Mapping[str, Any]
    """As the table was set up."""
    reader: str
    """Who asks."""
    attempt: tuple[Choice, ...]
    known: Any
    """The state as far as the asker knows it."""
    ruling: Ruling
    assumed: tuple[Choice, ...]
    """What would have to be chosen before."""


Write = Callable[[Dispute], str]
"""Makes the text of a dispute's file."""
