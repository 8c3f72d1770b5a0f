"""The pool: where Dark Arts Pawns off the board are, all alike."""

from companion.games.defenders.core.definitions import POOL
from companion.games.defenders.core.pawns import pawns_at
from companion.games.defenders.core.rulebook import rule
from companion.games.defenders.core.state import State, put
from companion.games.kernel.agenda import Step


@rule("RUL-8", "consequence")
def put_in_pool(state: State, dark: str) -> None:
    """A Dark Arts Pawn that leaves the board leaves its trail and its further movement behind,
    also where it is deployed again in the same turn.
    (Ruling of this companion to Defenders, House Player Cards Guide)"""
    state.places = put(state.places, dark, POOL)
    state.stunned -= {dark}
    state.trails = {other: legs for other, legs in state.trails.items() if other != dark}
    state.agenda = tuple(step for step in state.agenda if not _is_ahead(step, "extra", dark))


def pawn_to_deploy(state: State) -> str | None:
    """The pawn of the pool that an effect deploys. They are all alike, so rather one that has not
    used the first value of a card whose second is still to come (RUL-25)."""
    return min(pawns_at(state, POOL), key=lambda dark: _has_used_first(state, dark), default=None)


def _has_used_first(state: State, dark: str) -> bool:
    return any(_is_ahead(step, "second", dark) for step in state.agenda)


def _is_ahead(step: Step, stage: str, dark: str) -> bool:
    """Is it movement that is still to come, and about this pawn?"""
    kind, at, _, args = step
    return (kind, at) == ("move", stage) and bool(args[-1] == dark)
