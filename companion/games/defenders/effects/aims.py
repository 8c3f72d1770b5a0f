"""Aims: what keeps an effect off a pawn.

The guards are asked in one order, by what is offered and by the rulings alike, so that a pawn is
offered exactly if it would be allowed.
"""

from collections.abc import Mapping

from companion.games.defenders.core.cards import Do, Effect, source_of
from companion.games.defenders.core.definitions import GREAT_HALL
from companion.games.defenders.core.lasting import is_protected, rule_on_protection
from companion.games.defenders.core.pawns import is_on_board, owner_of
from companion.games.defenders.core.rulebook import RULES
from companion.games.defenders.core.state import State
from companion.games.defenders.core.verbs import TARGET
from companion.games.defenders.main_board.movement import is_shut_in, is_stunned
from companion.games.defenders.resolving.counting import is_of, is_where
from companion.games.kernel.decisions import Choice
from companion.games.kernel.rulings import Ruling

ROWS: Mapping[Do, str] = {
    "stun": "HOU-19",
    "stand_up": "HOU-19",
    "send_back": "HOU-18",
    "swap": "MOV-17",
}
"""The row by which pawns are aimed at."""


def pawn_named(state: State, choice: Choice) -> str:
    """The pawn that a choice is about; "" if it names none."""
    is_target = len(choice) == 2 and choice[0] == TARGET and choice[1] in state.places
    return str(choice[1]) if is_target else ""


def rule_on_aim(state: State, seat: str, address: str, pawn: str) -> Ruling:
    """May this effect of a player be aimed at this pawn?"""
    effect = state.edition.effects[address]
    stopped = why_not(state, seat, effect, source_of(address), pawn)
    return stopped or RULES.allows(ROWS[effect.do])


def why_not(state: State, seat: str, effect: Effect, source: str, pawn: str) -> Ruling | None:
    """The ruling of the guard that keeps an effect off a pawn, or None."""
    why, owner, place = keeps_off(state, seat, effect, pawn), owner_of(pawn), state.places[pawn]
    if not why:
        return None
    if why == "protected":
        return rule_on_protection(state, owner, "effects")
    if why == "shut-in":
        return RULES.refuses("RUL-51")
    if why == "stunned":
        return RULES.refuses("MOV-13", "effect", place=place)
    facts = {"source": source, "seat": seat, "whom": effect.whom, "what": effect.what}
    return RULES.refuses(ROWS[effect.do], why, owner=owner, place=place, **facts)


def keeps_off(state: State, seat: str, effect: Effect, pawn: str) -> str:
    """The name of the first guard that keeps an effect of a player off a pawn, "" for none."""
    if not is_of(seat, pawn, effect.whom):
        return "whose"
    if not is_where(state, pawn, effect.what):
        return "where" if is_on_board(state, pawn) else "off-board"
    if owner_of(pawn) != seat and is_protected(state, pawn, "effects"):
        return "protected"
    return _keeps_as_it_is(state, effect.do, pawn)


def _keeps_as_it_is(state: State, do: Do, pawn: str) -> str:
    """The same of the guards that see how it stands, whosever effect it is. A stunned pawn is
    moved by no effect (MOV-13), one in the closed Room is neither moved nor stunned (RUL-51)."""
    lies = is_stunned(state, pawn)
    if do == "stand_up":
        return "" if lies else "standing"
    if is_shut_in(state, pawn):
        return "shut-in"
    if lies:
        return "lying" if do == "stun" else "stunned"
    return "at-home" if do == "send_back" and state.places[pawn] == GREAT_HALL else ""
