"""Losses: cards that an effect makes a player discard."""

from companion.games.defenders.decks import discard, in_hand, is_order
from companion.games.defenders.definitions import Effect
from companion.games.defenders.rulebook import RULES, rule
from companion.games.defenders.script import SCRIPT
from companion.games.defenders.state import State
from companion.games.kernel.agenda import Step, push
from companion.games.kernel.decisions import CHANCE, Choice, Pending
from companion.games.kernel.decks import UNIDENTIFIED
from companion.games.kernel.rulings import Ruling

DISCARD = "discard"
RANDOM = "random"


def plan_loss(state: State, seat: str, source: str, effect: Effect) -> None:
    """Plan the discard of as many cards as the hand has, chosen or at random."""
    for _ in range(min(effect.amount, len(state.hands[seat]))):
        push(state, "loss", effect.what or "chosen", seat, source)


@SCRIPT.asks("loss", "chosen")
class WhichCard:
    """Which card is discarded?"""

    def ask(self, state: State, step: Step) -> Pending:
        seat, source = step.args
        return Pending(step.serial, seat, "loss", "HOU-18", {"source": source})

    def options(self, state: State, step: Step) -> tuple[Choice, ...]:
        return tuple((DISCARD, card) for card in in_hand(state, step.args[0]))

    def rule_on(self, state: State, step: Step, choice: Choice) -> Ruling:
        if choice in self.options(state, step):
            return RULES.allows("HOU-18")
        return RULES.refuses("HOU-18", "loss")

    def take(self, state: State, step: Step, choice: Choice) -> None:
        discard(state, step.args[0], str(choice[1]), "HOU-18")


@SCRIPT.asks("loss", RANDOM)
class RandomCard:
    """Chance picks a card from a hand."""

    def ask(self, state: State, step: Step) -> Pending:
        seat, _ = step.args
        return Pending(step.serial, CHANCE, "pick", "HOU-21", {"size": len(state.hands[seat])})

    def options(self, state: State, step: Step) -> tuple[Choice, ...]:
        return ()

    def rule_on(self, state: State, step: Step, choice: Choice) -> Ruling:
        if is_order(choice, len(state.hands[step.args[0]])):
            return RULES.allows("HOU-21")
        return RULES.refuses("HOU-21")

    def take(self, state: State, step: Step, choice: Choice) -> None:
        seat, source = step.args
        lose_at_random(state, seat, source, int(choice[1]))


@rule("HOU-21", "consequence")
def lose_at_random(state: State, seat: str, source: str, position: int) -> None:
    """A random discard is chosen blindly. Of a hand on paper only its player can say which card
    it was. (Defenders, Glossary: At Random)"""
    card = state.hands[seat][position]
    if card == UNIDENTIFIED:
        push(state, "loss", "chosen", seat, source)
    else:
        discard(state, seat, card, "HOU-21")
