"""Swaps: two pawns exchange their spaces."""

from collections.abc import Iterator

from companion.games.defenders.core.cards import Effect, source_of
from companion.games.defenders.core.definitions import ROOM
from companion.games.defenders.core.endings import end_if_dark_has_won
from companion.games.defenders.core.pawns import is_dark, owner_of, pawns_of
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import ENOUGH, TARGET
from companion.games.defenders.effects.aims import keeps_off, pawn_named, why_not
from companion.games.defenders.main_board.movement import closed_to
from companion.games.defenders.resolving.effects import does, needs, rule_on_enough
from companion.games.defenders.resolving.reactions import CAN_HAPPEN, offer_answers
from companion.games.defenders.side_board.loyalty import door_of_room
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.rulings import Ruling

OWN = Effect("swap")
"""Of each swap one pawn is an own one."""
GUARDS = (
    *("whose", "off-board", "protected", "shut-in", "stunned", "same-place"),
    *("protected-area", "room", ""),
)
"""What keeps two pawns apart, in the order in which it is asked."""


@needs("swap")
def has_partners(state: State, seat: str, subject: str, address: str) -> bool:
    return any(any(partners(state, pawn, address)) for pawn in swappable(state, seat))


@does("swap")
def plan_swap(state: State, seat: str, subject: str, address: str) -> None:
    """Plan the exchange of an own pawn with a pawn of those that the effect names."""
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
        own = swappable(state, seat)
        choices = tuple((TARGET, pawn) for pawn in own if any(partners(state, pawn, address)))
        return choices if state.edition.effects[address].must else (*choices, ENOUGH)

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        seat, address = args
        if choice == ENOUGH:
            return rule_on_enough(state, seat, address, choice in self.options(state, args))
        pawn = pawn_named(state, choice)
        if not pawn:
            return RULES.refuses("MOV-2", "which")
        return rule_on_own(state, seat, address, pawn)

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
        _, address, pawn = args
        other = pawn_named(state, choice)
        return (
            rule_on_swap(state, pawn, other, address) if other else RULES.refuses("MOV-2", "which")
        )

    def take(self, state: State, args: Args, choice: Choice) -> None:
        seat, address, pawn = args
        other = str(choice[1])
        push(state, "effect", "do-swap", seat, address, pawn, other)
        offer_answers(state, seat, owner_of(other), address)


@SCRIPT.does("effect", "do-swap")
def do_swap(state: State, seat: str, address: str, pawn: str, other: str) -> None:
    """The swap, if a reaction has not made it impossible."""
    if can_swap(state, seat, address, pawn, other):
        swap(state, pawn, other)


def can_swap(state: State, seat: str, address: str, pawn: str, other: str) -> bool:
    is_free = not keeps_off(state, seat, OWN, pawn)
    return is_free and not keeps_apart(state, pawn, other, address)


CAN_HAPPEN["effect", "do-swap"] = can_swap


def rule_on_own(state: State, seat: str, address: str, pawn: str) -> Ruling:
    """May this pawn change places? It is said of the pawn that comes nearest to doing so."""
    stopped = why_not(state, seat, OWN, source_of(address), pawn)
    if stopped:
        return stopped
    apart = {other: keeps_apart(state, pawn, other, address) for other in state.places}
    nearest = max(apart, key=lambda other: GUARDS.index(apart[other]))
    return rule_on_swap(state, pawn, nearest, address)


def rule_on_swap(state: State, pawn: str, other: str, address: str) -> Ruling:
    """May these two pawns change places? Into the Room a Dark Arts Pawn may only as a table may
    have it (RUL-14)."""
    seat, effect = owner_of(pawn), state.edition.effects[address]
    stopped = why_not(state, seat, effect, source_of(address), other)
    if stopped:
        return stopped
    why = keeps_apart(state, pawn, other, address)
    if why == "same-place":
        return RULES.refuses("MOV-17", why, place=state.places[pawn])
    if why:
        return RULES.refuses("RUL-16", why)
    return RULES.allows("RUL-14" if _puts_dark_pawn_into_room(state, pawn, other) else "MOV-17")


@rule("RUL-16", "guard")
def keeps_apart(state: State, pawn: str, other: str, address: str) -> str:
    """A swap is refused with a stunned pawn, with one in the closed Room, and where it would put
    a Dark Arts Pawn into a Protected Area, or into the Room. (Defenders, Glossary: Swap)"""
    seat, effect = owner_of(pawn), state.edition.effects[address]
    why = keeps_off(state, seat, effect, other)
    if why:
        return why
    place, goal = state.places[pawn], state.places[other]
    if place == goal:
        return "same-place"
    if may_stand_on(state, other, place) and may_stand_on(state, pawn, goal):
        return ""
    return "room" if _puts_dark_pawn_into_room(state, pawn, other) else "protected-area"


def _puts_dark_pawn_into_room(state: State, pawn: str, other: str) -> bool:
    return any(
        is_dark(one) and state.places[there] == ROOM
        for one, there in ((pawn, other), (other, pawn))
    )


@rule("MOV-17", "consequence")
def swap(state: State, one: str, other: str) -> None:
    """Two pawns exchange their spaces. It is no move: no landing, bump or benefit; scrolls and
    the Dark Arts Player's goal see the new places. (Defenders, Glossary: Swap)"""
    here, there = state.places[one], state.places[other]
    state.places = {**state.places, one: there, other: here}
    state.tell("swapped", "MOV-17", owner=owner_of(one), place=here, other=there)
    end_if_dark_has_won(state)


def swappable(state: State, seat: str) -> Iterator[str]:
    """The pawns of a player that can change places at all."""
    return (pawn for pawn in pawns_of(state, seat) if not keeps_off(state, seat, OWN, pawn))


def partners(state: State, pawn: str, address: str) -> Iterator[str]:
    """The pawns that this one can change places with."""
    return (other for other in state.places if not keeps_apart(state, pawn, other, address))


def may_stand_on(state: State, pawn: str, space: str) -> bool:
    closed = closed_to(state.edition, owner_of(pawn), door_of_room(state))
    return not closed >> state.edition.board.index[space] & 1
