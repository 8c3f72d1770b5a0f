"""Bumps: a Dark Arts Pawn ends its move where a House Pawn stands."""

from companion.games.defenders.core.definitions import DARK, GREAT_HALL
from companion.games.defenders.core.endings import end_if_dark_has_won, progress
from companion.games.defenders.core.house_rules import is_switched
from companion.games.defenders.core.lasting import is_protected, rule_on_protection
from companion.games.defenders.core.pawns import is_dark, owner_of, pawns_at
from companion.games.defenders.core.rulebook import RULES, rule
from companion.games.defenders.core.script import SCRIPT
from companion.games.defenders.core.state import State, put
from companion.games.defenders.core.verbs import KEEP, TARGET
from companion.games.defenders.main_board.pool import put_in_pool
from companion.games.defenders.resolving.reactions import CAN_HAPPEN, offer_reactions
from companion.games.defenders.side_board.dark_path import plan_advance
from companion.games.kernel.agenda import Args, push
from companion.games.kernel.decisions import Choice, Pending
from companion.games.kernel.decks import without
from companion.games.kernel.rulings import Ruling


@SCRIPT.does("landing", DARK)
@rule("RUL-24", "consequence")
def land_dark_pawn(state: State, dark: str) -> None:
    """On the Dark Location too a bump comes first, and takes the pawn off the board; or, as a
    table may have it, the goal is reached first.
    (Defenders p.20, Bumped)"""
    if is_switched(state, "RUL-24"):
        end_if_dark_has_won(state)
        if state.result is not None:
            return
    push(state, "landing", "after-bump")
    there = house_pawns_there(state, dark)
    looks = {(owner_of(pawn), pawn in state.stunned) for pawn in there}
    if len(looks) > 1:
        push(state, "bump", "which", dark)
    elif there:
        plan_bump(state, dark, there[0])


@SCRIPT.does("landing", "after-bump")
def see_who_has_won(state: State) -> None:
    """Whatever came of the bump, it is seen who stands on the Dark Location."""
    end_if_dark_has_won(state)


@rule("DRK-4", "consequence")
def house_pawns_there(state: State, dark: str) -> list[str]:
    """A Dark Arts Pawn that ends its move on a House Pawn bumps it; of several the Dark Arts
    Player picks one. (Defenders p.20, Bumped)"""
    return [
        pawn
        for pawn in pawns_at(state, state.places[dark])
        if not is_dark(pawn) and not is_protected(state, pawn, "bump")
    ]


@SCRIPT.asks("bump", "which")
class WhichHousePawn:
    """Which House Pawn is bumped?"""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        facts = {"place": state.places[args[0]]}
        return Pending(serial, DARK, "bump", "DRK-4", facts)

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return tuple((TARGET, pawn) for pawn in house_pawns_there(state, args[0]))

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        place, pawn = state.places[args[0]], str(choice[-1])
        is_there = choice == (TARGET, pawn) and state.places.get(pawn) == place
        if is_there and not is_dark(pawn) and is_protected(state, pawn, "bump"):
            return rule_on_protection(state, owner_of(pawn), "bump")
        return RULES.judges(choice in self.options(state, args), "DRK-4", place=place)

    def take(self, state: State, args: Args, choice: Choice) -> None:
        plan_bump(state, args[0], str(choice[1]))


@rule("RUL-27", "consequence")
def plan_bump(state: State, dark: str, pawn: str) -> None:
    """A bump may be answered before it happens. A negated one does not happen: both pawns stay,
    and nothing else comes of it until one ends a new move there.
    (Ruling of this companion to Defenders, Glossary: Negate)"""
    push(state, "bump", "do", dark, pawn)
    offer_reactions(state, "bump", DARK, owner_of(pawn))


@SCRIPT.does("bump", "do")
@rule("DRK-5", "consequence")
@rule("RUL-22", "consequence")
@rule("RUL-23", "consequence")
def bump(state: State, dark: str, pawn: str) -> None:
    """The House Pawn goes back to the Great Hall, lying if it lay (or, as a table may have it,
    it stands up), and gets no benefit there;
    the Dark Arts Pawn goes to the pool, where all pawns are alike, and the house's Marker to the
    Dark Arts Player. Then the Path, then the reward. (Defenders p.20, Bumped)"""
    house = owner_of(pawn)
    if not can_bump(state, dark, pawn):
        return  # a reaction has parted them, or protects the pawn
    state.places = put(state.places, pawn, GREAT_HALL)
    if is_switched(state, "RUL-22"):
        state.stunned -= {pawn}
    put_in_pool(state, dark)
    progress(state)
    state.tell("bumped", "DRK-5", owner=house, marker=int(state.markers[house] != DARK))
    push(state, "bump", "reward")
    take_marker(state, house)


def can_bump(state: State, dark: str, pawn: str) -> bool:
    return pawn in house_pawns_there(state, dark)


CAN_HAPPEN["bump", "do"] = can_bump


def take_marker(state: State, house: str) -> None:
    """The Dark Arts Player takes a House Marker; a full set advances the Dark Arts Marker."""
    state.markers = put(state.markers, house, DARK)
    if has_all_markers(state):
        state.markers = {other: other for other in state.markers}
        state.tell("markers-returned", "DRK-7")
        plan_advance(state)


@rule("DRK-7", "consequence")
def has_all_markers(state: State) -> bool:
    """Holding the Markers of all House Players advances the Dark Arts Marker by one, and the
    Markers go back. (Defenders p.20 and p.22)"""
    return all(holder == DARK for holder in state.markers.values())


@SCRIPT.does("bump", "reward")
@rule("DRK-6", "consequence")
@rule("RUL-26", "consequence")
def reward(state: State) -> None:
    """Once a turn, however many bumps: the top two of the Dark Acquire deck are looked at, one
    goes on top of the own draw deck, the other under the Acquire deck. A single card is taken;
    with none there is no reward. (Defenders p.20, Bumped)"""
    if state.rewarded or not state.dark_acquire:
        return
    state.rewarded = True
    state.tell("rewarded", "DRK-6")
    if len(state.dark_acquire) == 1:
        keep(state, state.dark_acquire[0])
    else:
        push(state, "bump", "keep")


@SCRIPT.asks("bump", "keep")
class WhichToKeep:
    """Which of the two cards is kept? Only the Dark Arts Player knows them (SET-15)."""

    def ask(self, state: State, serial: int, args: Args) -> Pending:
        return Pending(serial, DARK, "reward", "DRK-6")

    def options(self, state: State, args: Args) -> tuple[Choice, ...]:
        return tuple((KEEP, card) for card in dict.fromkeys(state.dark_acquire[:-3:-1]))

    def rule_on(self, state: State, args: Args, choice: Choice) -> Ruling:
        return RULES.judges(choice in self.options(state, args), "DRK-6")

    def take(self, state: State, args: Args, choice: Choice) -> None:
        keep(state, str(choice[1]))


def keep(state: State, card: str) -> None:
    """Put this one of the top two cards on the draw deck, and the other, if there is one, under
    the Acquire deck."""
    deck = state.dark_acquire
    state.unseen |= {DARK}
    state.draws = put(state.draws, DARK, (*state.draws[DARK], card))
    state.dark_acquire = (*without(deck[-2:], card), *deck[:-2])
