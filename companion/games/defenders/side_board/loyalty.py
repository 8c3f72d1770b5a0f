"""The Loyalty Track, the Dark Detector, and the Room of Requirement that follows from it."""

from companion.games.defenders.core.endings import progress
from companion.games.defenders.core.house_rules import is_switched
from companion.games.defenders.core.rulebook import rule
from companion.games.defenders.core.state import State, put
from companion.games.defenders.side_board.decks import draw_cards

CLOSED, OPEN, OPEN_TO_ALL = 0, 1, 2
"""How the Room of Requirement can be."""
LAST = 7
LOYAL = 5
"""From this space on a player may hold the Detector, and the Room is open."""
RELINQUISHING_COSTS = 3
"""Spaces that the Detector costs."""


@rule("LOY-5", "guard")
def is_room_open(state: State) -> bool:
    """The Room of Requirement opens when a Loyalty pawn reaches space 5 or passes it, and closes
    when all are below it. (Defenders p.19, Room of Requirement)"""
    return bool(state.loyal)


def door_of_room(state: State) -> int:
    """`CLOSED`, `OPEN` to House Pawns, or `OPEN_TO_ALL` where a table has it so (RUL-14)."""
    if not is_room_open(state):
        return CLOSED
    return OPEN_TO_ALL if is_switched(state, "RUL-14") else OPEN


@rule("LOY-1", "consequence")
def advance(state: State, house: str, steps: int = 1) -> None:
    """The Loyalty Track has seven spaces; Detector icon spaces, card effects and taking a card
    of the Advanced Row advance on it. (Defenders p.18, Hogwarts Loyalty Track)"""
    before = state.loyalty[house]
    space = landing_space(before, steps)
    if space == before:
        return
    stand(state, house, space)
    state.tell("loyalty", "LOY-1", seat=house, space=space)
    if space > before:
        progress(state)
        if space == LAST:
            reach_last_space(state, house)
        elif leads(state, house):
            gain_detector(state, house, "LOY-2")


@rule("RUL-45", "consequence")
def landing_space(before: int, steps: int) -> int:
    """Several steps are one move, checked at its end. What would lead beyond 7 is lost, drops
    stop at 1. (Ruling of this companion to Defenders p.18)"""
    return max(1, min(LAST, before + steps))


@rule("LOY-2", "consequence")
def leads(state: State, house: str) -> bool:
    """Who after an advance stands on space 5 or higher, and higher than everyone else, gains the
    Dark Detector at once, from its holder too. (Defenders p.18, Hogwarts Loyalty Track)"""
    own = state.loyalty[house]
    return own >= LOYAL and all(
        space < own for other, space in state.loyalty.items() if other != house
    )


@rule("RUL-46", "consequence")
def gain_detector(state: State, house: str, by: str) -> None:
    """The Detector changes hands only after the gainer's own advance, or by LOY-4; the
    leader as such has no claim to it. (Ruling of this companion to Defenders p.18)"""
    if state.detector != house:
        state.detector = house
        state.tell("detector", by, seat=house)


@rule("LOY-3", "consequence")
def reach_last_space(state: State, house: str) -> None:
    """Who reaches space 7 stops there and gains the Detector. Another player there who holds it
    hands it over, drops back one space and draws a card. (Defenders p.18)"""
    holder = state.detector
    gain_detector(state, house, "LOY-3")
    if holder and holder != house and stands_on_last_with_detector(state, holder):
        stand(state, holder, LAST - 1)
        state.tell("loyalty", "LOY-3", seat=holder, space=LAST - 1)
        draw_cards(state, holder, 1, "LOY-3")


@rule("RUL-48", "guard")
def stands_on_last_with_detector(state: State, holder: str) -> bool:
    """Who stands on space 7 without the Detector when another arrives stays, and draws nothing.
    (Ruling of this companion to Defenders p.18)"""
    return state.loyalty[holder] == LAST


@rule("LOY-4", "consequence")
def relinquish_detector(state: State, house: str) -> None:
    """Relinquishing the Detector drops the own Loyalty pawn by 3; the Detector goes back to the
    Side Board, or to another player on space 5 or higher.
    (Defenders p.18, Using the Dark Detector)"""
    space = landing_space(state.loyalty[house], -RELINQUISHING_COSTS)
    stand(state, house, space)
    state.tell("loyalty", "LOY-4", seat=house, space=space)
    state.detector = ""
    heir = next_holder(state, house)
    if heir:
        gain_detector(state, heir, "LOY-4")


@rule("RUL-47", "consequence")
def next_holder(state: State, giver: str) -> str:
    """It passes to whoever is highest now, on 5 or more; of equals to the one who began the
    present stay there first. (Ruling of this companion to Defenders p.18)"""
    heirs = [house for house in state.loyal if house != giver]
    return max(heirs, key=lambda house: state.loyalty[house], default="")


def stand(state: State, house: str, space: int) -> None:
    """Put a Loyalty pawn on a space. Who stays on 5 or higher keeps the place in the order of
    coming there (RUL-47)."""
    state.loyalty = put(state.loyalty, house, space)
    others = tuple(loyal for loyal in state.loyal if loyal != house)
    if space < LOYAL:
        state.loyal = others
    elif house not in state.loyal:
        state.loyal = (*others, house)
