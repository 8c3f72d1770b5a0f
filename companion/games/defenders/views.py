"""What one reader may see of Defenders of Hogwarts: built, never filtered (SET-15)."""

from typing import TYPE_CHECKING, Any, TypedDict

from companion.games.defenders.rulebook import rule
from companion.games.defenders.state import State
from companion.games.kernel.views import BaseView, base_view

if TYPE_CHECKING:
    from companion.games.kernel.port import Game


class SeatView(TypedDict):
    """What everybody may know of a player."""

    seat: str
    hand: int
    """How many cards are in hand; which ones is the player's own."""
    draw: int
    """How many cards are in the draw deck."""
    discard: list[str]
    """The discard pile, top last."""
    played: list[str]
    """Cards played this turn; they are discarded at its end."""


class DefendersView(BaseView):
    """The whole view."""

    number: int
    """Which turn of the game it is, from 1."""
    seats: list[SeatView]
    """In their order round the table, clockwise from the Dark Arts Player."""
    hand: list[str]
    """The reader's own cards; empty for everybody without a hand."""
    marker: int
    """The Dark Arts Marker's space on the Path, from 0."""
    final_hands: bool
    """Has the Marker reached the last space (PTH-7)?"""


@rule("SET-15", "set-up")
def view_for(game: "Game[Any, Any]", state: State, reader: str) -> DefendersView:
    """Hands and face-down decks are secret, so a view counts them; discard piles are open.
    (Defenders, Glossary: Reveal, Discard)"""
    return DefendersView(
        **base_view(game, state, reader, state.turn),
        number=state.number,
        seats=[_seat_view(state, seat) for seat in state.seats],
        hand=list(state.hands.get(reader, ())),
        marker=state.marker,
        final_hands=state.final_hands,
    )


def _seat_view(state: State, seat: str) -> SeatView:
    return SeatView(
        seat=seat,
        hand=len(state.hands[seat]),
        draw=len(state.draws[seat]),
        discard=list(state.discards[seat]),
        played=list(state.played) if seat == state.turn else [],
    )
