"""Texts: what a card says and nobody here can do, so that the table does it."""

from companion.games.defenders.core.cards import source_of
from companion.games.defenders.core.rulebook import RULES
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import DONE
from companion.games.defenders.resolving.effects import does
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling


@does("text")
def show_text(state: State, seat: str, subject: str, address: str) -> None:
    push(state, "effect", "text", seat, address)


@SCRIPT.asks("effect", "text")
class DoAsItSays:
    """What this card says nobody but the table can do: it says so once it is done."""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, address = args
        facts = {"source": source_of(address), "text": state.edition.effects[address].what}
        return Pending(serial, seat, "text", "WIN-4", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return (DONE,)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        return RULES.allows("WIN-4") if choice == DONE else RULES.refuses("HOU-18", "text")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        seat, address = args
        state.tell("text", "WIN-4", seat=seat, source=source_of(address))
