"""Swaps: two pawns exchange their spaces."""

from collections.abc import Iterator

from companion.games.defenders.definitions import DARK, HOUSES, Effect
from companion.games.defenders.endings import end_if_dark_has_won
from companion.games.defenders.loyalty import is_room_open
from companion.games.defenders.movement import closed_to, is_on_board, is_shut_in, is_stunned
from companion.games.defenders.rulebook import RULES, rule
from companion.games.defenders.script import SCRIPT
from companion.games.defenders.state import State, owner_of
from companion.games.kernel.agenda import Step, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling

TARGET = "target"
"""("target", pawn): the pawn that changes places."""
ENOUGH = ("enough",)


def plan_swap(state: State, seat: str, source: str, effect: Effect) -> None:
    """Plan the exchange of an own pawn with a pawn of those that the effect names."""
    if any(partners(state, pawn, effect.whom) for pawn in swappable(state, (seat,))):
        push(state, "swap", "one", seat, source, effect.whom, effect.must)


@SCRIPT.asks("swap", "one")
class WhichOwn:
    """Which own pawn changes places?"""

    def ask(self, state: State, step: Step) -> Pending:
        seat, source, whom, _ = step.args
        return Pending(step.serial, seat, "swap", "MOV-17", {"source": source, "whom": whom})

    def options(self, state: State, step: Step) -> tuple[Choice, ...]:
        seat, _, whom, must = step.args
        own = swappable(state, (seat,))
        choices = tuple((TARGET, pawn) for pawn in own if partners(state, pawn, whom))
        return choices if must else (*choices, ENOUGH)

    def rule_on(self, state: State, step: Step, choice: Choice) -> Ruling:
        return rule_on_swap(choice in self.options(state, step))

    def take(self, state: State, step: Step, choice: Choice) -> None:
        seat, source, whom, _ = step.args
        if choice != ENOUGH:
            push(state, "swap", "other", seat, source, whom, choice[1])


@SCRIPT.asks("swap", "other")
class WithWhich:
    """With which pawn?"""

    def ask(self, state: State, step: Step) -> Pending:
        seat, source, _, pawn = step.args
        facts = {"source": source, "place": state.places[pawn]}
        return Pending(step.serial, seat, "swap-with", "MOV-17", facts)

    def options(self, state: State, step: Step) -> tuple[Choice, ...]:
        _, _, whom, pawn = step.args
        return tuple((TARGET, other) for other in partners(state, pawn, whom))

    def rule_on(self, state: State, step: Step, choice: Choice) -> Ruling:
        return rule_on_swap(choice in self.options(state, step))

    def take(self, state: State, step: Step, choice: Choice) -> None:
        swap(state, step.args[3], str(choice[1]))


@rule("RUL-16", "guard")
def rule_on_swap(allowed: bool) -> Ruling:
    """A swap is refused with a stunned pawn, with one in the closed Room, and where it would put
    a Dark Arts Pawn into a Protected Area, or into the Room. (Defenders, Glossary: Swap)"""
    return RULES.allows("RUL-16") if allowed else RULES.refuses("RUL-16")


@rule("MOV-17", "consequence")
def swap(state: State, one: str, other: str) -> None:
    """Two pawns exchange their spaces. It is no move: no landing, bump or benefit; scrolls and
    the Dark Arts Player's goal see the new places. (Defenders, Glossary: Swap)"""
    here, there = state.places[one], state.places[other]
    state.places = {**state.places, one: there, other: here}
    state.tell("swapped", "MOV-17", owner=owner_of(one), place=here, other=there)
    end_if_dark_has_won(state)


def swappable(state: State, owners: tuple[str, ...]) -> Iterator[str]:
    """The pawns of these players that can change places at all."""
    return (
        pawn
        for pawn in state.places
        if owner_of(pawn) in owners
        and is_on_board(state, pawn)
        and not is_stunned(state, pawn)
        and not is_shut_in(state, pawn)
    )


def partners(state: State, pawn: str, whom: str) -> list[str]:
    """The pawns that this one can change places with."""
    owners = {"own": (owner_of(pawn),), "house": HOUSES, "dark": (DARK,)}[whom]
    place = state.places[pawn]
    return [
        other
        for other in swappable(state, owners)
        if state.places[other] != place
        and may_stand_on(state, other, place)
        and may_stand_on(state, pawn, state.places[other])
    ]


def may_stand_on(state: State, pawn: str, space: str) -> bool:
    closed = closed_to(state.edition, owner_of(pawn), is_room_open(state))
    return not closed >> state.edition.board.index[space] & 1
