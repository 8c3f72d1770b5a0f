"""The rule book: every rule function of the game registers itself here with its id."""

from companion.games.kernel.rulings import RuleBook

RULES = RuleBook()
rule = RULES.rule
