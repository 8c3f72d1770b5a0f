"""Refusals: why a pawn cannot go somewhere, and what would have let it.

A blocked move is explained by lifting one rule after the other until the pawn would arrive; the
rule lifted last is the one that stops it.
"""

from collections.abc import Sequence
from itertools import pairwise

from companion.games.defenders.definitions import BORDERS, OBSTACLES, WALL
from companion.games.defenders.movement import (
    backtracks,
    closed_to,
    destinations,
    is_castle_wall,
    is_no_move,
    is_obstacle_to_house_pawn,
    is_on_board,
    is_protected_from,
    open_ways,
    passes,
    steps_within,
)
from companion.games.defenders.rulebook import RULES
from companion.games.defenders.state import State, owner_of
from companion.games.kernel.rulings import Ruling

Route = Sequence[str]
"""Spaces in their order, the first the one where the pawn stands."""


def rule_on_pawn(state: State, pawn: str, seat: str, points: int) -> Ruling:
    """May this player move this pawn now?"""
    if pawn not in state.places:
        return RULES.refuses("MOV-2", "unknown", pawn=pawn)
    owner = owner_of(pawn)
    if owner != seat:
        return RULES.refuses("MOV-2", "not-yours", owner=owner, seat=seat)
    if not is_on_board(state, pawn):
        return RULES.refuses("MOV-2", "off-board", owner=owner)
    if not destinations(state, pawn, points):
        return RULES.refuses("MOV-1", "nowhere", owner=owner, place=state.places[pawn])
    return RULES.allows("MOV-2")


def rule_on_destination(state: State, pawn: str, goal: str, points: int) -> Ruling:
    """May this pawn end its move there, by whatever way is best?"""
    board = state.edition.board
    start = state.places[pawn]
    if goal not in board.index:
        return RULES.refuses("MOV-1", "no-place")
    if is_no_move(start, goal):
        return RULES.refuses("RUL-3", place=start)
    if destinations(state, pawn, points) >> board.index[goal] & 1:
        return RULES.allows("MOV-1", place=goal)
    return _what_stops(state, pawn, goal, points)


def rule_on_route(state: State, pawn: str, steps: Sequence[str], points: int) -> Ruling:
    """May this pawn go just this way?"""
    route = (state.places[pawn], *steps)
    for here, there in pairwise(route):
        stopped = _what_stops_step(state, owner_of(pawn), here, there)
        if stopped:
            return stopped
    if backtracks(route):
        again = next(space for i, space in enumerate(route) if space in route[:i])
        return RULES.refuses("MOV-5", place=again)
    if not steps_within(points, len(steps)):
        return RULES.refuses("MOV-1", points=points, steps=len(steps), place=route[-1])
    return RULES.allows("MOV-1", place=route[-1])


def _what_stops(state: State, pawn: str, goal: str, points: int) -> Ruling:
    edition, owner, start = state.edition, owner_of(pawn), state.places[pawn]
    if is_protected_from(owner, edition.spaces[goal]):
        return RULES.refuses("MOV-11", place=goal, owner=owner)
    closed = closed_to(edition, owner)
    walkable = [kind for kind in BORDERS if passes(owner, kind)]
    for lifted in ((), OBSTACLES, (*OBSTACLES, WALL)):
        kinds = {*walkable, *lifted}
        for entered in (closed, 0):
            route = edition.board.ways(kinds, entered).route(start, goal)
            if route and steps_within(points, len(route) - 1):
                return _first_stop(state, owner, route)
    return _too_far(state, pawn, goal, points)


def _first_stop(state: State, owner: str, route: Route) -> Ruling:
    stops = (_what_stops_step(state, owner, *step) for step in pairwise(route))
    return next(stop for stop in stops if stop)


def _what_stops_step(state: State, owner: str, here: str, there: str) -> Ruling | None:
    """The ruling against one step over one border, or None if it may be taken."""
    border = state.edition.board.border(here, there)
    if border is None:
        return RULES.refuses("MOV-1", "no-border", here=here, there=there)
    if is_castle_wall(border.kind):
        return RULES.refuses("MOV-6", here=here, there=there)
    if is_obstacle_to_house_pawn(owner, border.kind):
        return RULES.refuses("MOV-7", here=here, there=there, obstacle=border.kind)
    if is_protected_from(owner, state.edition.spaces[there]):
        return RULES.refuses("MOV-11", place=there, owner=owner)
    return None


def _too_far(state: State, pawn: str, goal: str, points: int) -> Ruling:
    route = open_ways(state.edition, owner_of(pawn)).route(state.places[pawn], goal)
    if route:
        return RULES.refuses("MOV-1", points=points, steps=len(route) - 1, place=goal)
    return RULES.refuses("MOV-1", "no-way", points=points, place=goal)
