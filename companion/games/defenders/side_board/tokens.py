"""Hogwarts Tokens: taken on their spaces, returned for an extra Explore."""

from companion.games.defenders.core.endings import progress
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.state import State, put
from companion.games.defenders.side_board.decks import in_hand
from companion.games.kernel.rulings import Ruling


@rule("END-6", "guard")
def can_take_token(state: State, space: str) -> bool:
    """On a Hogwarts Token's space its token may be taken if it is there.
    (Defenders p.11, Hogwarts Tokens)"""
    token = state.edition.spaces[space].token
    return token is not None and not state.tokens[token]


def take_token(state: State, house: str, space: str) -> None:
    """One token at a time: an old one goes back to its space first."""
    token = str(state.edition.spaces[space].token)
    relinquish_token(state, house)
    state.tokens = put(state.tokens, token, house)
    state.token_turns = put(state.token_turns, house, state.number)
    progress(state)
    state.tell("took-token", "END-6", seat=house, token=token)


def relinquish_token(state: State, house: str) -> None:
    state.tokens = {
        token: "" if holder == house else holder for token, holder in state.tokens.items()
    }


def token_of(state: State, house: str) -> str | None:
    """The type of the token that a player holds."""
    for token, holder in state.tokens.items():
        if holder == house:
            return token
    return None


@rule("HOU-11", "guard")
@rule("RUL-40", "guard")
def cards_for_token(state: State, house: str) -> tuple[str, ...]:
    """Before or after the Main Action, not inside it: a token got on an earlier turn is returned
    for an extra Explore with a card of its type, which must be in hand. It may be taken again in
    that Explore, for a later turn. (Defenders p.17, Use a Hogwarts Token)"""
    token = token_of(state, house)
    if token is None or state.token_turns[house] == state.number:
        return ()
    return cards_of_type(state, house, token)


def rule_on_token(state: State, house: str) -> Ruling:
    """May this player use a Hogwarts Token now?"""
    token = token_of(state, house)
    if cards_for_token(state, house):
        return RULES.allows("HOU-11")
    if token is None:
        return RULES.refuses("HOU-11", "none")
    if state.token_turns[house] == state.number:
        return RULES.refuses("HOU-11", "new")
    return RULES.refuses("RUL-40", token=token)


def cards_of_type(state: State, house: str, type: str) -> tuple[str, ...]:
    cards = state.edition.cards
    return tuple(card for card in in_hand(state, house) if cards[card].type == type)
