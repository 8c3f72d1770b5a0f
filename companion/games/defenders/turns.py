"""Turns: one Main Action each, then the next player clockwise."""

from companion.games.defenders.definitions import DARK
from companion.games.defenders.explore import explore
from companion.games.defenders.replenish import replenish, rule_on_replenish
from companion.games.defenders.rulebook import RULES, rule
from companion.games.defenders.script import SCRIPT
from companion.games.defenders.state import State
from companion.games.kernel.agenda import Step, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.port import Result
from companion.games.kernel.rulings import Ruling

EXPLORE = "explore"
"""("explore", card): play this card from hand."""
REPLENISH = "replenish"
"""("replenish",)"""


@SCRIPT.does("turn", "begin")
def begin_turn(state: State, seat: str) -> None:
    state.turn = seat
    state.number += 1
    state.tell("turn", "SET-14", seat=seat, number=state.number)
    push(state, "turn", "end", seat)
    if can_take_main_action(state, seat):
        push(state, "turn", "main", seat)


@rule("RUL-31", "consequence")
def can_take_main_action(state: State, seat: str) -> bool:
    """The turn of a player who can take no Main Action passes.
    (Ruling of this companion to Defenders p.16, House Player Turn)"""
    return bool(state.hands[seat]) or rule_on_replenish(state).allowed


@SCRIPT.asks("turn", "main")
class MainAction:
    """Which Main Action? Explore is asked card by card, so that a tap on a card is enough."""

    def ask(self, state: State, step: Step) -> Pending:
        (seat,) = step.args
        return Pending(step.serial, seat, "main-action", main_action_rule(seat))

    def options(self, state: State, step: Step) -> tuple[Choice, ...]:
        (seat,) = step.args
        explores = tuple((EXPLORE, card) for card in dict.fromkeys(state.hands[seat]))
        return (*explores, (REPLENISH,)) if rule_on_replenish(state).allowed else explores

    def rule_on(self, state: State, step: Step, choice: Choice) -> Ruling:
        (seat,) = step.args
        return rule_on_main_action(state, seat, choice)

    def take(self, state: State, step: Step, choice: Choice) -> None:
        (seat,) = step.args
        if choice[0] == EXPLORE:
            explore(state, seat, str(choice[1]))
        else:
            replenish(state, seat)


def rule_on_main_action(state: State, seat: str, choice: Choice) -> Ruling:
    """May this player, asked for a Main Action, choose this?"""
    if choice == (REPLENISH,):
        return rule_on_replenish(state)
    if len(choice) == 2 and choice[0] == EXPLORE:
        return rule_on_explore(state, seat, str(choice[1]))
    return RULES.refuses(main_action_rule(seat))


@rule("HOU-2", "guard")
def rule_on_explore(state: State, seat: str, card: str) -> Ruling:
    """To explore, a player plays one card from hand. (Defenders p.16, Explore)"""
    if card not in state.hands[seat]:
        return RULES.refuses("HOU-2", seat=seat)
    return RULES.allows("HOU-2")


def main_action_rule(seat: str) -> str:
    return dark_main_actions() if seat == DARK else house_main_actions()


@rule("HOU-1", "guard")
def house_main_actions() -> str:
    """A House Player takes exactly one Main Action a turn. (Defenders p.16, House Player Turn)"""
    return "HOU-1"


@rule("DRK-1", "guard")
def dark_main_actions() -> str:
    """The Dark Arts Player takes exactly one Main Action a turn: Explore or Replenish.
    (Defenders p.20, Dark Arts Player Turn)"""
    return "DRK-1"


@SCRIPT.does("turn", "end")
def end_turn(state: State, seat: str) -> None:
    discard_played_cards(state, seat)
    if is_tie(state):
        state.result = Result("tie", (), "WIN-3")
        state.tell("tie", "WIN-3")
        return
    seats = state.seats
    push(state, "turn", "begin", seats[(seats.index(seat) + 1) % len(seats)])


@rule("HOU-4", "consequence")
def discard_played_cards(state: State, seat: str) -> None:
    """The played card goes to its owner's discard pile at the end of the turn.
    (Defenders p.16, Explore)"""
    state.discards[seat] += state.played
    state.played = ()


@rule("WIN-3", "consequence")
def is_tie(state: State) -> bool:
    """After final hands the game is a tie when all hands are empty and nobody has won.
    (Defenders p.23, Game End)"""
    return state.final_hands and not any(state.hands.values())
