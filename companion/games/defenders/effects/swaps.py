"""Swaps: two pawns exchange their spaces."""

from collections.abc import Iterator

from companion.games.defenders.core.cards import source_of
from companion.games.defenders.core.endings import end_if_dark_has_won
from companion.games.defenders.core.lasting import is_protected
from companion.games.defenders.core.pawns import is_on_board, owner_of
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import ENOUGH, TARGET
from companion.games.defenders.main_board.movement import closed_to, is_shut_in, is_stunned
from companion.games.defenders.resolving.counting import is_of
from companion.games.defenders.resolving.effects import does
from companion.games.defenders.resolving.reactions import CAN_HAPPEN, offer_reactions
from companion.games.defenders.side_board.loyalty import door_of_room
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling


@does("swap")
def plan_swap(state: State, seat: str, subject: str, address: str) -> None:
    """Plan the exchange of an own pawn with a pawn of those that the effect names."""
    if any(partners(state, pawn, address) for pawn in swappable(state, (seat,))):
        push(state, "effect", "swap", seat, address)


@SCRIPT.asks("effect", "swap")
class WhichOwn:
    """Which own pawn changes places?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, address = args
        facts = {"source": source_of(address), "whom": state.edition.effects[address].whom}
        return Pending(serial, seat, "swap", "MOV-17", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        seat, address = args
        own = swappable(state, (seat,))
        choices = tuple((TARGET, pawn) for pawn in own if partners(state, pawn, address))
        return choices if state.edition.effects[address].must else (*choices, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        return rule_on_swap(choice in self.options(state, args))

    def take(self, state: State, args: Args, choice: Choice) -> None:
        if choice != ENOUGH:
            push(state, "effect", "swap-with", *args, choice[1])


@SCRIPT.asks("effect", "swap-with")
class WithWhich:
    """With which pawn?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        seat, address, pawn = args
        facts = {"source": source_of(address), "place": state.places[pawn]}
        return Pending(serial, seat, "swap-with", "MOV-17", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        _, address, pawn = args
        return tuple((TARGET, other) for other in partners(state, pawn, address))

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        return rule_on_swap(choice in self.options(state, args))

    def take(self, state: State, args: Args, choice: Choice) -> None:
        seat, address, pawn = args
        other = str(choice[1])
        push(state, "effect", "do-swap", seat, address, pawn, other)
        if owner_of(other) != seat and source_of(address) not in state.edition.events:
            offer_reactions(state, "effect", seat, owner_of(other), source_of(address))


@SCRIPT.does("effect", "do-swap")
def do_swap(state: State, seat: str, address: str, pawn: str, other: str) -> None:
    """The swap, if a reaction has not made it impossible."""
    if can_swap(state, seat, address, pawn, other):
        swap(state, pawn, other)


def can_swap(state: State, seat: str, address: str, pawn: str, other: str) -> bool:
    return pawn in swappable(state, (seat,)) and other in partners(state, pawn, address)


CAN_HAPPEN["effect", "do-swap"] = can_swap


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


def partners(state: State, pawn: str, address: str) -> list[str]:
    """The pawns that this one can change places with."""
    whom = state.edition.effects[address].whom
    seat, place = owner_of(pawn), state.places[pawn]
    owners = tuple(owner for owner in state.seats if is_of(seat, f"{owner}-1", whom))
    return [
        other
        for other in swappable(state, owners)
        if state.places[other] != place
        and (owner_of(other) == seat or not is_protected(state, other, "effects"))
        and may_stand_on(state, other, place)
        and may_stand_on(state, pawn, state.places[other])
    ]


def may_stand_on(state: State, pawn: str, space: str) -> bool:
    closed = closed_to(state.edition, owner_of(pawn), door_of_room(state))
    return not closed >> state.edition.board.index[space] & 1
