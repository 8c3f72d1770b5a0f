"""The rule book: every rule function of the game registers itself here with its id."""

from collections.abc import Callable

from companion.games.kernel.rulings import Kind, RuleBook, RuleFunction

RULES = RuleBook()
OURS = "Ruling of this companion"
"""Where the sources are silent we rule, and say that it is our ruling."""


def rule(id: str, kind: Kind) -> Callable[[RuleFunction], RuleFunction]:
    """Register a function as the code of a row. A ruling's source is named as ours."""

    def register(function: RuleFunction) -> RuleFunction:
        RULES.rule(id, kind)(function)
        row = RULES.rules[id]
        if id.startswith("RUL-") and not row.source.startswith(OURS):
            RULES.rules[id] = row._replace(source=f"{OURS} to {row.source}")
        return function

    return register
