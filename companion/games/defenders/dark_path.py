"""The Dark Arts Path: the Marker's way to the end of the game."""

from companion.games.defenders.decks import draw_up_to_five
from companion.games.defenders.rulebook import rule
from companion.games.defenders.script import SCRIPT
from companion.games.defenders.state import State
from companion.games.kernel.agenda import push


def plan_advance(state: State) -> None:
    """The Marker will advance one space before anything that is on the agenda already."""
    push(state, "marker", "advance")


@SCRIPT.does("marker", "advance")
@rule("PTH-1", "consequence")
def advance_marker(state: State) -> None:
    """The Marker advances one space for a House Player's Replenish. Drawing cards in any other
    way never moves it. (Defenders p.22, Advancing the Dark Arts Marker)"""
    state.marker += 1
    zone = state.edition.path[state.marker]
    state.tell("advanced", "PTH-1", space=state.marker + 1, zone=zone)
    if state.marker == len(state.edition.path) - 1:
        begin_final_hands(state)


@rule("PTH-7", "consequence")
def begin_final_hands(state: State) -> None:
    """When the Marker reaches the last space everyone draws up to five cards.
    (Defenders p.22, Advancing the Dark Arts Marker)"""
    state.final_hands = True
    state.tell("final-hands", "PTH-7")
    for seat in reversed(state.seats):
        draw_up_to_five(state, seat)
