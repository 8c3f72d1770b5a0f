"""House rules: rulings of this companion that a table may switch to the other reading."""

from collections.abc import Mapping

from companion.games.defenders.core.rulebook import RULES
from companion.games.defenders.core.state import State
from companion.games.kernel.rulings import Refused

SWITCHABLE: tuple[str, ...] = (
    *("RUL-1", "RUL-14", "RUL-17", "RUL-22", "RUL-24", "RUL-32"),
    *("RUL-34", "RUL-50", "RUL-57", "RUL-58", "RUL-59"),
)
"""The rows that can be switched when a table is set up."""


def chosen(options: Mapping[str, object]) -> frozenset[str]:
    """The rows that a table has switched, from its options. Raises Refused."""
    rows = options.get("rulings", ())
    if not isinstance(rows, list | tuple) or any(row not in SWITCHABLE for row in rows):
        raise Refused(RULES.refuses("SET-1", "rulings"))
    return frozenset(rows)


def is_switched(state: State, row: str) -> bool:
    return row in state.switched
