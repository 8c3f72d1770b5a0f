"""The pool: where Dark Arts Pawns off the board are, all alike."""

from companion.games.defenders.core.definitions import POOL
from companion.games.defenders.core.pawns import pawns_at
from companion.games.defenders.core.rulebook import rule
from companion.games.defenders.core.state import State, put
from companion.games.kernel.agenda import Step

SECOND_VALUE = ("move", "second")
"""The step in which another pawn moves by a card's second value."""


@rule("RUL-8", "consequence")
def put_in_pool(state: State, dark: str) -> None:
    """A Dark Arts Pawn that leaves the board leaves its trail and its further movement behind,
    also where it is deployed again in the same turn.
    (Ruling of this companion to Defenders, House Player Cards Guide)"""
    state.places = put(state.places, dark, POOL)
    state.stunned -= {dark}
    state.trails = {other: legs for other, legs in state.trails.items() if other != dark}
    state.agenda = tuple(step for step in state.agenda if not _is_extra_movement(step, dark))


def pawn_to_deploy(state: State) -> str | None:
    """The pawn of the pool that an effect deploys. They are all alike, so rather one that has not
    used the first value of a card whose second is still to come (RUL-25)."""
    used = {args[-1] for kind, stage, _, args in state.agenda if (kind, stage) == SECOND_VALUE}
    return min(pawns_at(state, POOL), key=used.__contains__, default=None)


def _is_extra_movement(step: Step, dark: str) -> bool:
    kind, stage, _, args = step
    return (kind, stage) == ("move", "extra") and bool(args[-1] == dark)
