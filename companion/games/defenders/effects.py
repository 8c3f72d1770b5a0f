"""Effects: what cards, books and Events do, from their data."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from companion.games.defenders.dark_path import plan_advance
from companion.games.defenders.decks import draw_cards
from companion.games.defenders.definitions import DARK, HOUSES, PASSAGES, Effect
from companion.games.defenders.losses import plan_loss
from companion.games.defenders.loyalty import advance
from companion.games.defenders.movement import is_on_board, is_shut_in
from companion.games.defenders.moves import plan_move_to
from companion.games.defenders.rulebook import RULES, rule
from companion.games.defenders.script import SCRIPT
from companion.games.defenders.state import State, owner_of
from companion.games.defenders.stunning import stand_up, stun
from companion.games.defenders.swaps import plan_swap
from companion.games.kernel.agenda import Step, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling

TARGET = "target"
"""("target", pawn): the pawn that is stunned or stood up."""
ENOUGH = ("enough",)

Doing = Callable[[State, str, str, Effect], None]


@SCRIPT.does("effects", "may")
def resolve_card(state: State, seat: str, card: str) -> None:
    """Resolve a card's effects in their order."""
    _plan(state, seat, card, state.edition.cards[card].effects)


@SCRIPT.does("effects", "must")
def resolve_all(state: State, seat: str, source: str, half: str) -> None:
    """Resolve a book or one half of an Event as far as possible; nothing of it is optional."""
    edition = state.edition
    if half == "book":
        effects = edition.books[source].effects
    else:
        event = edition.events[source]
        effects = event.house if half == "house" else event.dark
    _plan(state, seat, source, tuple(effect._replace(must=True) for effect in effects))


def _plan(state: State, seat: str, source: str, effects: tuple[Effect, ...]) -> None:
    for effect in reversed(effects):
        push(state, "effect", "", seat, source, tuple(effect))


@SCRIPT.does("effect")
@rule("HOU-18", "consequence")
def resolve(state: State, seat: str, source: str, data: tuple[Any, ...]) -> None:
    """Effects happen at once, or hold for the whole turn; conditional ones only where their
    condition is met. (Defenders p.16, Card Effects)"""
    effect = Effect(*data)
    DOINGS[effect.do](state, seat, source, effect)


def _draw(state: State, seat: str, source: str, effect: Effect) -> None:
    draw_cards(state, seat, effect.amount)


@rule("RUL-13", "consequence")
@rule("WIN-4", "consequence")
def _permit(state: State, seat: str, source: str, effect: Effect) -> None:
    """A card's text beats a general rule that it contradicts. A permission to pass, to fly off
    or to use a passage holds for all own pawns this turn, where the card says nothing else.
    (Defenders p.16, Card Effects)"""
    if effect.do == "pass":
        state.permits = state.permits.passing(effect.what)
    elif effect.do == "passage":
        colours = PASSAGES if effect.what == "any" else (effect.what,)
        state.permits = state.permits.through(*colours)
    else:
        state.permits = state.permits._replace(fly=True)


def _loyalty(state: State, seat: str, source: str, effect: Effect) -> None:
    if seat != DARK:
        advance(state, seat, effect.amount)


def _marker(state: State, seat: str, source: str, effect: Effect) -> None:
    plan_advance(state, effect.amount)


def _directly(state: State, seat: str, source: str, effect: Effect) -> None:
    plan_move_to(state, seat, source, effect.what, must=effect.must)


def _second_card(state: State, seat: str, source: str, effect: Effect) -> None:
    state.plays += effect.amount


def _target(state: State, seat: str, source: str, effect: Effect) -> None:
    push(state, "effect", "target", seat, source, tuple(effect))


DOINGS: Mapping[str, Doing] = {
    "draw": _draw,
    "pass": _permit,
    "passage": _permit,
    "fly_off": _permit,
    "loyalty": _loyalty,
    "marker": _marker,
    "directly": _directly,
    "swap": plan_swap,
    "play": _second_card,
    "discard": plan_loss,
    "stun": _target,
    "stand_up": _target,
}


@SCRIPT.does("effect", "target")
def look_for_targets(state: State, seat: str, source: str, data: tuple[Any, ...]) -> None:
    """Ask for a pawn as long as there is one and more are to be had."""
    effect = Effect(*data)
    if effect.amount > 0 and any(targets(state, seat, effect)):
        push(state, "effect", "pawn", seat, source, data)


@SCRIPT.asks("effect", "pawn")
class WhichTarget:
    """Which pawn is stunned, or stood up?"""

    def ask(self, state: State, step: Step) -> Pending:
        seat, source, data = step.args
        facts = {"source": source, "whom": data[3], "amount": data[1]}
        kind = data[0].replace("_", "-")
        return Pending(step.serial, seat, kind, "HOU-19", facts)

    def options(self, state: State, step: Step) -> tuple[Choice, ...]:
        seat, _, data = step.args
        effect = Effect(*data)
        found = tuple((TARGET, pawn) for pawn in targets(state, seat, effect))
        return found if effect.must else (*found, ENOUGH)

    def rule_on(self, state: State, step: Step, choice: Choice) -> Ruling:
        if choice in self.options(state, step):
            return RULES.allows("HOU-19")
        return RULES.refuses("HOU-19", str(step.args[2][0]).replace("_", "-"))

    def take(self, state: State, step: Step, choice: Choice) -> None:
        seat, source, data = step.args
        if choice == ENOUGH:
            return
        do, amount, *rest = data
        push(state, "effect", "target", seat, source, (do, amount - 1, *rest))
        (stun if do == "stun" else stand_up)(state, str(choice[1]), "HOU-19")


def targets(state: State, seat: str, effect: Effect) -> Iterator[str]:
    """The pawns on the board that an effect can stun or stand up."""
    owners = {"own": (seat,), "house": HOUSES, "dark": (DARK,)}[effect.whom]
    for pawn in state.places:
        if owner_of(pawn) not in owners or not is_on_board(state, pawn):
            continue
        if effect.do == "stand_up":
            if pawn in state.stunned:
                yield pawn
        elif pawn not in state.stunned and not is_shut_in(state, pawn):
            yield pawn
