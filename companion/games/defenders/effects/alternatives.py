"""Alternatives: one of several things that a card does is chosen."""

from companion.games.defenders.core.cards import source_of
from companion.games.defenders.core.rulebook import RULES
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import CHOOSE, ENOUGH
from companion.games.defenders.resolving.effects import (
    concerned,
    effects_of,
    is_due,
    needs,
    plan_effects,
    row_of_source,
    rule_on_enough,
)
from companion.games.kernel.agenda import Args
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling


@SCRIPT.asks("effect", "choose")
class WhichChoice:
    """Which of several things does the card do?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, address, _ = args
        facts = {"source": source_of(address), "effect": address}
        return Pending(serial, seat, "choose", "HOU-18", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        seat, address, _ = args
        choices = tuple((CHOOSE, number) for number in open_choices(state, seat, address))
        return choices if state.edition.effects[address].must else (*choices, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        seat, address, _ = args
        is_offered = choice in self.options(state, args)
        if choice == ENOUGH:
            return rule_on_enough(state, seat, address, is_offered)
        if not is_offered and _is_printed(state, address, choice):
            source = source_of(address)
            return RULES.refuses(row_of_source(state, seat, source), "nothing", source=source)
        return RULES.judges(is_offered, "HOU-18", "choose")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        seat, address, cause = args
        if choice != ENOUGH:
            plan_effects(state, seat, f"{address}.{choice[1]}", cause)


def _is_printed(state: State, address: str, choice: Choice) -> bool:
    return choice in [(CHOOSE, n) for n in range(len(state.edition.effects[address].choices))]


@needs("choose")
def can_choose(state: State, seat: str, subject: str, address: str) -> bool:
    return bool(open_choices(state, seat, address))


def open_choices(state: State, seat: str, address: str) -> list[int]:
    """The numbers of the choices that would change anything now: what is resolved as far as
    possible is not evaded by a choice (PTH-3, END-8)."""
    return [
        number
        for number in range(len(state.edition.effects[address].choices))
        if any(
            is_due(state, seat, part) and concerned(state, seat, part)
            for part in effects_of(state.edition, f"{address}.{number}")
        )
    ]
