"""Uses of Hogwarts Tokens: one is returned for an extra Explore with a card of its type."""

from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import ENOUGH, EXPLORE
from companion.games.defenders.resolving.reactions import offer_reactions
from companion.games.defenders.side_board.tokens import cards_of_type, relinquish_token, token_of
from companion.games.defenders.turns.explore import explore
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.decks import UNIDENTIFIED
from companion.games.kernel.rulings import Ruling


@rule("RUL-44", "consequence")
def plan_token_use(state: State, house: str) -> None:
    """A used token goes back to its space at once; its Explore may be answered before it happens,
    and negated there is none. (Ruling of this companion to Defenders, Glossary: Negate)"""
    token = str(token_of(state, house))
    relinquish_token(state, house)
    state.tell("used-token", "HOU-11", seat=house, token=token)
    push(state, "token", "explore", house, token)
    offer_reactions(state, "token", house, house, token)


@SCRIPT.does("token", "explore")
def look_for_card(state: State, house: str, token: str) -> None:
    """Asked whenever there is a card in hand, so that nothing is told of the hand."""
    if state.hands[house]:
        push(state, "token", "card", house, token)


@SCRIPT.asks("token", "card")
class WhichCardForToken:
    """Which card of the token's type is explored with?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        house, token = args
        return Pending(serial, house, "token-card", "HOU-11", {"token": token})

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        house, token = args
        cards = tuple((EXPLORE, card) for card in cards_of_type(state, house, token))
        is_certain = cards and UNIDENTIFIED not in state.hands[house]
        return cards if is_certain else (*cards, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        is_offered, (_, token) = choice in self.options(state, args), args
        return RULES.judges(is_offered, "HOU-11", "type", token=token)

    def take(self, state: State, args: Args, choice: Choice) -> None:
        if choice != ENOUGH:
            explore(state, args[0], str(choice[1]))
