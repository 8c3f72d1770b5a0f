"""Replenish: draw up to five cards. A House Player pays for it with a step on the Path."""

from companion.games.defenders.core.definitions import DARK
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import DISCARD, ENOUGH
from companion.games.defenders.main_board.stunning import stand_up_all
from companion.games.defenders.side_board.dark_path import plan_advance
from companion.games.defenders.side_board.decks import discard, draw_up_to_five, in_hand
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling


def row_of_replenish(seat: str) -> str:
    return "DRK-3" if seat == DARK else "HOU-9"


def replenish(state: State, seat: str) -> None:
    state.tell("replenished", row_of_replenish(seat), seat=seat)
    if seat == DARK:
        dark_replenish(state)
    else:
        house_replenish(state, seat)


@rule("HOU-9", "consequence")
def house_replenish(state: State, seat: str) -> None:
    """In this order: discard any number of cards and draw to five; stand up all own stunned
    pawns; the Dark Arts Marker advances. (Defenders p.17, Replenish)"""
    push(state, "replenish", "finish", seat)
    push(state, "replenish", "draw", seat)
    offer_discard(state, seat)


@SCRIPT.does("replenish", "finish")
def stand_up_and_advance(state: State, seat: str) -> None:
    stand_up_all(state, seat, "HOU-9")
    plan_advance(state)


@rule("DRK-3", "consequence")
def dark_replenish(state: State) -> None:
    """Stand up all own stunned pawns, then draw to five; nothing is discarded and the Marker
    stays. (Defenders p.21, Replenish)"""
    push(state, "replenish", "draw", DARK)
    stand_up_all(state, DARK, "DRK-3")


@SCRIPT.does("replenish", "draw")
@rule("HOU-10", "consequence")
def draw_after_discarding(state: State, seat: str) -> None:
    """With five or more cards in hand after discarding, none is drawn.
    (Defenders p.12, Card Draw)"""
    draw_up_to_five(state, seat, row_of_replenish(seat))


def offer_discard(state: State, seat: str) -> None:
    if state.hands[seat]:
        push(state, "replenish", "which", seat)


@SCRIPT.asks("replenish", "which")
class WhichToDiscard:
    """Which card goes before drawing? Asked one by one until enough are gone."""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        return Pending(serial, args[0], "discard", "HOU-9")

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        (seat,) = args
        return (*((DISCARD, card) for card in in_hand(state, seat)), ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        return RULES.judges(choice in self.options(state, args), "HOU-9")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        (seat,) = args
        if choice != ENOUGH:
            discard(state, seat, str(choice[1]), "HOU-9")
            offer_discard(state, seat)
