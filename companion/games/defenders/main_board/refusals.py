"""Refusals: why a pawn cannot go somewhere, and what would have let it.

They ask the guards that also the search for moves asks (`movement`).
"""

from collections.abc import Sequence

from companion.games.defenders.core.cards import FLY_OFF
from companion.games.defenders.core.definitions import DARK, POOL, ROOM
from companion.games.defenders.core.lasting import rule_on_bar
from companion.games.defenders.core.pawns import is_on_board, owner_of
from companion.games.defenders.core.rulebook import RULES
from companion.games.defenders.core.state import State
from companion.games.defenders.main_board.movement import (
    backtracks,
    destinations,
    free_deployment_spaces,
    is_no_move,
    is_shut_in,
    is_stunned,
    steps_within,
    turn_began_at,
    ways_of,
)
from companion.games.defenders.main_board.obstructions import (
    crosses_trail,
    points_for,
    rule_on_crossing,
    rule_on_deployment,
    rule_on_return,
    too_far,
    what_bars,
    what_obstacles_stop,
    what_stops,
    what_stops_steps,
)
from companion.games.kernel.rulings import Ruling


def rule_on_pawn(state: State, pawn: str, seat: str, points: int, to: str = "") -> Ruling:
    """May this player move this pawn now?"""
    if pawn not in state.places:
        return RULES.refuses("MOV-2", "unknown")
    owner, place = owner_of(pawn), state.places[pawn]
    if owner != seat:
        return RULES.refuses("MOV-2", "not-yours", owner=owner, seat=seat)
    if is_stunned(state, pawn):
        return RULES.refuses("MOV-13", place=place)
    if is_shut_in(state, pawn):
        return RULES.refuses("MOV-15", "leave")
    if not is_on_board(state, pawn) and (to or owner != DARK):
        return RULES.refuses("RUL-15", owner=owner)
    if not is_on_board(state, pawn) and not free_deployment_spaces(state):
        barred = rule_on_bar(state, owner, "deploy")
        return barred if not barred.allowed else RULES.refuses("MOV-14", "full")
    return _rule_on_leaving(state, pawn, points, to)


def rule_on_destination(state: State, pawn: str, goal: str, points: int) -> Ruling:
    """May this pawn end its move there, by whatever way is best?"""
    board = state.edition.board
    start = state.places[pawn]
    if goal not in board.index:
        return RULES.refuses("MOV-1", "no-place")
    if is_no_move(start, goal):
        return RULES.refuses("RUL-3", place=start)
    if destinations(state, pawn, points) >> board.index[goal] & 1:
        return _arrives(state, pawn, (goal,), "MOV-1")
    return what_bars(state, owner_of(pawn), goal) or what_stops(state, pawn, goal, points)


def rule_on_flight(state: State, pawn: str, goal: str, to: str) -> Ruling:
    """May this pawn go "to a Fly Off Point", or to the named place, by going there?"""
    space = state.edition.spaces.get(goal)
    if space is None:
        return RULES.refuses("MOV-1", "no-place")
    if is_no_move(state.places[pawn], goal):
        return RULES.refuses("RUL-3", place=goal)
    if not (space.fly_off if to == FLY_OFF else goal == to):
        return RULES.refuses("MOV-16", to=to, place=goal)
    barred = what_bars(state, owner_of(pawn), goal)
    return barred or _arrives(state, pawn, (goal,), "MOV-16")


def rule_on_route(state: State, pawn: str, steps: Sequence[str], points: int) -> Ruling:
    """May this pawn go just this way?"""
    owner, walk, cost = owner_of(pawn), (state.places[pawn], *steps), 0
    if walk[0] == POOL:
        if steps[0] not in free_deployment_spaces(state):
            return rule_on_deployment(state, steps[0])
        walk, cost = walk[1:], 1
    stops = list(what_stops_steps(state, owner, walk))
    for stop in stops:
        if stop.rule != "MOV-7":
            return stop
    cost += points_for(ways_of(state, owner), walk)
    ruling = _rule_on_whole_route(state, pawn, steps, cost, points)
    return what_obstacles_stop(stops, steps[-1]) if stops and ruling.allowed else ruling


def _rule_on_whole_route(
    state: State, pawn: str, steps: Sequence[str], cost: int, points: int
) -> Ruling:
    goal, begun = steps[-1], turn_began_at(state, pawn)
    if crosses_trail(state, pawn, steps):
        return rule_on_crossing(state, pawn, steps)
    if backtracks(steps, begun):
        again = next((space for i, space in enumerate(steps) if space in steps[:i]), None)
        return RULES.refuses("MOV-5", place=again) if again else rule_on_return(begun)
    if is_no_move(state.places[pawn], goal):
        return RULES.refuses("RUL-3", place=goal)
    if steps_within(points, cost):
        return _arrives(state, pawn, steps, "MOV-1")
    if destinations(state, pawn, points) >> state.edition.board.index[goal] & 1:
        return RULES.refuses("MOV-1", "detour", points=points, steps=cost, place=goal)
    return too_far(state, pawn, goal, points)


def _arrives(state: State, pawn: str, steps: Sequence[str], by: str) -> Ruling:
    """Allowed by this row, unless another one lets the pawn go there: one that deploys it, ours
    that lets it go on from there (RUL-15), or that of a table with an open Room (RUL-14)."""
    if owner_of(pawn) == DARK and ROOM in steps:
        return RULES.allows("RUL-14")
    if is_on_board(state, pawn):
        return RULES.allows(by)
    is_deployed_there = len(steps) == 1 and steps[0] in free_deployment_spaces(state)
    return RULES.allows("MOV-14" if is_deployed_there else "RUL-15")


def _rule_on_leaving(state: State, pawn: str, points: int, to: str) -> Ruling:
    place = state.places[pawn]
    if to and to != FLY_OFF:
        ruling = rule_on_flight(state, pawn, to, to)
        return ruling if not ruling.allowed else RULES.allows("MOV-2")
    if _can_fly(state, pawn) if to else destinations(state, pawn, points):
        return RULES.allows("MOV-2")
    return RULES.refuses("MOV-1", "nowhere", owner=owner_of(pawn), place=place)


def _can_fly(state: State, pawn: str) -> bool:
    """Is there a Fly Off Point for this pawn to go to?"""
    spaces = state.edition.spaces
    return any(rule_on_flight(state, pawn, space, FLY_OFF).allowed for space in spaces)
