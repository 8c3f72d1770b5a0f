"""Decks: drawing cards, and shuffling the discard pile when the draw deck is depleted."""

from companion.games.defenders.rulebook import RULES, rule
from companion.games.defenders.script import SCRIPT
from companion.games.defenders.state import State
from companion.games.kernel.agenda import Step, push
from companion.games.kernel.decisions import CHANCE, ORDER, Choice, Pending
from companion.games.kernel.rulings import Ruling

HAND = 5
"""The number of cards that players draw up to."""


def draw_up_to_five(state: State, seat: str) -> None:
    """Plan the draw that fills a hand up to five cards."""
    missing = HAND - len(state.hands[seat])
    if missing > 0:
        push(state, "draw", "", seat, missing)


@SCRIPT.does("draw")
@rule("RUL-34", "consequence")
def draw(state: State, seat: str, count: int) -> None:
    """Cards come from the top of the draw deck. It is remade as soon as it is depleted; where
    the discard pile was empty then, when the next draw is due; where both are empty, fewer
    cards are drawn. (Ruling of this companion to Defenders p.12, Card Draw)"""
    pile = state.draws[seat]
    taken = min(count, len(pile))
    if taken:
        state.hands[seat] += pile[: -taken - 1 : -1]
        state.draws[seat] = pile[:-taken]
        state.tell("drew", "RUL-34", seat=seat, cards=taken)
    if not state.draws[seat] and state.discards[seat]:
        if count > taken:
            push(state, "draw", "", seat, count - taken)
        push(state, "shuffle", "", seat)


@SCRIPT.asks("shuffle")
class Shuffle:
    """Chance orders a player's deck; the discard pile goes into it."""

    def ask(self, state: State, step: Step) -> Pending:
        (seat,) = step.args
        size = len(_pack(state, seat))
        return Pending(step.serial, CHANCE, "shuffle", "HOU-15", {"seat": seat, "size": size})

    def options(self, state: State, step: Step) -> tuple[Choice, ...]:
        return ()

    def rule_on(self, state: State, step: Step, choice: Choice) -> Ruling:
        verb, *order = choice
        if verb == ORDER and sorted(order, key=int) == list(range(len(_pack(state, *step.args)))):
            return RULES.allows("HOU-15")
        return RULES.refuses("HOU-15", seat=str(step.args[0]))

    def take(self, state: State, step: Step, choice: Choice) -> None:
        (seat,) = step.args
        remake_draw_deck(state, seat, choice[1:])


@rule("HOU-15", "consequence")
def remake_draw_deck(state: State, seat: str, order: Choice) -> None:
    """A depleted draw deck is remade by shuffling the discard pile; cards played this turn are
    not in it yet. (Defenders p.12, Card Draw)"""
    pack = _pack(state, seat)
    state.draws[seat] = tuple(pack[int(position)] for position in order)
    state.discards[seat] = ()
    state.tell("shuffled", "HOU-15", seat=seat)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards with one of this id taken out."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _pack(state: State, seat: str) -> tuple[str, ...]:
    return state.draws[seat] + state.discards[seat]
