"""The rule book: every rule function of the game registers itself here with its id."""

from collections.abc import Callable

from companion.games.kernel.rulings import Kind, RuleBook, RuleFunction

RULES = RuleBook()
OURS = "Ruling of this companion"
"""Where the sources are silent we rule, and say that it is our ruling."""


def rule(id: str, kind: Kind) -> Callable[[RuleFunction], RuleFunction]:
    """Register a function as the code of a row. A ruling's source is named as ours."""
    return RULES.rule(id, kind, OURS if id.startswith("RUL-") else "")
