"""Replenish: draw up to five cards. A House Player pays for it with a step on the Path."""

from companion.games.defenders.dark_path import plan_advance
from companion.games.defenders.decks import draw_up_to_five, without
from companion.games.defenders.definitions import DARK
from companion.games.defenders.rulebook import RULES, rule
from companion.games.defenders.script import SCRIPT
from companion.games.defenders.state import State
from companion.games.kernel.agenda import Step, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling

DISCARD = "discard"
"""("discard", card): put this card on the discard pile before drawing."""
ENOUGH = "enough"
"""("enough",): no further card."""


def replenish(state: State, seat: str) -> None:
    state.tell("replenished", "DRK-3" if seat == DARK else "HOU-9", seat=seat)
    if seat == DARK:
        dark_replenish(state)
    else:
        house_replenish(state, seat)


@rule("HOU-9", "consequence")
def house_replenish(state: State, seat: str) -> None:
    """Discard any number of cards and draw to five; then the Dark Arts Marker advances.
    (Defenders p.17, Replenish)"""
    plan_advance(state)
    push(state, "replenish", "draw", seat)
    if state.hands[seat]:
        push(state, "replenish", "discard", seat)


@rule("DRK-3", "consequence")
def dark_replenish(state: State) -> None:
    """Draw to five; nothing is discarded and the Marker stays. (Defenders p.21, Replenish)"""
    push(state, "replenish", "draw", DARK)


@SCRIPT.does("replenish", "draw")
@rule("HOU-10", "consequence")
def draw_after_discarding(state: State, seat: str) -> None:
    """With five or more cards in hand after discarding, none is drawn.
    (Defenders p.12, Card Draw)"""
    draw_up_to_five(state, seat)


@SCRIPT.asks("replenish", "discard")
class WhichToDiscard:
    """Which card goes before drawing? Asked one by one until enough are gone."""

    def ask(self, state: State, step: Step) -> Pending:
        (seat,) = step.args
        return Pending(step.serial, seat, "discard", "HOU-9")

    def options(self, state: State, step: Step) -> tuple[Choice, ...]:
        (seat,) = step.args
        return (*((DISCARD, card) for card in dict.fromkeys(state.hands[seat])), (ENOUGH,))

    def rule_on(self, state: State, step: Step, choice: Choice) -> Ruling:
        (seat,) = step.args
        return rule_on_discard(state, seat, choice)

    def take(self, state: State, step: Step, choice: Choice) -> None:
        (seat,) = step.args
        if choice == (ENOUGH,):
            return
        card = str(choice[1])
        state.hands[seat] = without(state.hands[seat], card)
        state.discards[seat] += (card,)
        state.tell("discarded", "HOU-9", seat=seat, card=card)
        if state.hands[seat]:
            push(state, "replenish", "discard", seat)


def rule_on_discard(state: State, seat: str, choice: Choice) -> Ruling:
    """May this player, asked what to discard, choose this?"""
    in_hand = len(choice) == 2 and choice[0] == DISCARD and choice[1] in state.hands[seat]
    if choice == (ENOUGH,) or in_hand:
        return RULES.allows("HOU-9")
    return RULES.refuses("HOU-9", seat=seat)


@rule("PTH-7", "guard")
def rule_on_replenish(state: State) -> Ruling:
    """Once the Marker is on the last space of the Path everyone draws up to five cards; from
    then on nobody can Replenish. (Defenders p.22, Advancing the Dark Arts Marker)"""
    if state.final_hands:
        return RULES.refuses("PTH-7")
    return RULES.allows("PTH-7")
