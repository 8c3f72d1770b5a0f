"""Explore: a card is played; its move and its effects come in either order."""

from companion.games.defenders.core.cards import Card
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import EFFECTS, ENOUGH, EXPLORE, MOVE, SCROLL
from companion.games.defenders.main_board.moves import plan_value
from companion.games.defenders.resolving.effects import row_of_exploring
from companion.games.defenders.side_board.dark_path import is_unlocked
from companion.games.defenders.side_board.decks import in_hand, lay_open
from companion.games.defenders.side_board.scrolls import (
    forced_scrolls,
    plan_scroll,
    rule_on_scroll,
    scrolls_between_moves,
)
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling


@rule("RUL-41", "guard")
def explore(state: State, seat: str, card: str) -> None:
    """Play a card: it lies open before the player until the turn ends. An Explore that uses
    neither move nor effect is legal; there is no hand limit, and items are never given to
    others. (Defenders p.16, Explore)"""
    lay_open(state, seat, card)
    state.tell("explored", row_of_exploring(seat), seat=seat, card=card)
    push(state, "card", "after", seat)
    go_on_with_card(state, seat, card, move=True, effects=True)


@SCRIPT.does("card")
@rule("HOU-2", "consequence")
@rule("DRK-9", "consequence")
@rule("RUL-7", "consequence")
def go_on_with_card(state: State, seat: str, card: str, move: bool, effects: bool) -> None:
    """A card's move and its effects are resolved in either order, the effects before or after
    the whole move; effects are optional unless the card says that they must be resolved.
    (Defenders p.16, Explore)"""
    printed = state.edition.cards[card]
    if effects and has_usable_effects(state, printed):
        push(state, "card", "next", seat, card, move)
    elif move:
        if effects and printed.effects:  # the move itself may unlock them (RUL-62)
            push(state, "card", "", seat, card, False, True)
        plan_value(state, seat, card, printed.value)


def has_usable_effects(state: State, card: Card) -> bool:
    return bool(card.effects) and (card.colour is None or is_unlocked(state, card.colour))


@SCRIPT.asks("card", "next")
class MoveOrEffects:
    """What comes next: the card's move, or its effects?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, card, _ = args
        return Pending(serial, seat, "card", row_of_exploring(seat), {"card": card})

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        _, card, move = args
        choices = (EFFECTS, MOVE) if move else (EFFECTS,)
        return choices if must_resolve(state.edition.cards[card]) else (*choices, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        seat, card, _ = args
        is_offered, row = choice in self.options(state, args), row_of_exploring(seat)
        if choice == ENOUGH:
            return RULES.judges(is_offered, row, "must", source=card)
        return RULES.judges(is_offered, row, "next", card=card)

    def take(self, state: State, args: Args, choice: Choice) -> None:
        seat, card, move = args
        if choice == MOVE:
            push(state, "card", "", seat, card, False, True)
            plan_value(state, seat, card, state.edition.cards[card].value)
        elif choice == EFFECTS:
            push(state, "card", "", seat, card, move, False)
            push(state, "effects", "", seat, card)


@SCRIPT.does("card", "after")
@rule("HOU-3", "consequence")
def offer_second_card(state: State, seat: str) -> None:
    """A card that lets a second card be played is resolved in full before the second one.
    (Defenders p.16, Explore)"""
    if state.plays and state.hands[seat]:
        state.plays -= 1
        push(state, "card", "second", seat)
    else:
        state.plays = 0


@SCRIPT.asks("card", "second")
class WhichSecondCard:
    """Which card is played as well?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        return Pending(serial, args[0], "second-card", "HOU-3")

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        (seat,) = args
        scrolls = scrolls_between_moves(state, seat)
        if scrolls and forced_scrolls(state, seat):
            return scrolls
        return (*((EXPLORE, card) for card in in_hand(state, seat)), *scrolls, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        (seat,) = args
        if choice[0] == SCROLL:
            return rule_on_scroll(state, seat, choice)
        if forced_scrolls(state, seat):
            return RULES.refuses("RUL-32")
        if choice in self.options(state, args):
            return RULES.allows("HOU-3")
        return RULES.refuses(row_of_exploring(seat))

    def take(self, state: State, args: Args, choice: Choice) -> None:
        (seat,) = args
        if choice[0] == SCROLL:
            push(state, "card", "second", seat)
            plan_scroll(state, seat, choice)
        elif choice == ENOUGH:
            state.plays = 0
        else:
            explore(state, seat, str(choice[1]))


def must_resolve(card: Card) -> bool:
    return any(effect.must for effect in card.effects)
