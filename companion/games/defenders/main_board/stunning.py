"""Stunning: pawns that lie on their side, and how they stand up again."""

from companion.games.defenders.core.endings import end_if_dark_has_won
from companion.games.defenders.core.pawns import owner_of, pawns_of
from companion.games.defenders.core.rulebook import rule
from companion.games.defenders.core.state import State


@rule("HOU-19", "consequence")
def stun(state: State, pawn: str, by: str) -> None:
    """Effects can stun pawns of either side, and stand pawns up. (Defenders p.16, Stunning)"""
    if pawn not in state.stunned:
        state.stunned |= {pawn}
        state.tell("stunned", by, owner=owner_of(pawn), place=state.places[pawn])


def stand_up(state: State, pawn: str, by: str) -> None:
    """As a table may have it, a pawn counts on the Dark Location once it stands (RUL-58)."""
    if pawn in state.stunned:
        state.stunned -= {pawn}
        state.tell("stood-up", by, owner=owner_of(pawn), place=state.places[pawn])
        end_if_dark_has_won(state)


def stand_up_all(state: State, seat: str, by: str) -> None:
    """Stand up all stunned pawns of a player."""
    for pawn in pawns_of(state, seat):
        if state.result is None:
            stand_up(state, pawn, by)
