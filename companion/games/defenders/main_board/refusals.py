"""Refusals: why a pawn cannot go somewhere, and what would have let it.

A blocked move is explained by lifting one rule after the other until the pawn would arrive; the
rule lifted last is the one that stops it.
"""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

from companion.games.defenders.core.definitions import BORDERS, DARK, OBSTACLES, POOL, WALL
from companion.games.defenders.core.house_rules import is_switched
from companion.games.defenders.core.lasting import rule_on_bar
from companion.games.defenders.core.pawns import is_on_board, owner_of
from companion.games.defenders.core.rulebook import RULES
from companion.games.defenders.core.state import State
from companion.games.defenders.main_board.movement import (
    backtracks,
    closed_to,
    destinations,
    free_deployment_spaces,
    is_castle_wall,
    is_closed_room,
    is_no_move,
    is_obstacle_to_house_pawn,
    is_protected_from,
    is_room_to_dark_pawn,
    is_shut_in,
    is_stunned,
    passes,
    possible_trails,
    steps_within,
    turn_began_at,
    ways_of,
)
from companion.games.defenders.side_board.loyalty import door_of_room
from companion.games.kernel.rulings import Ruling

Route = Sequence[str]
"""Spaces in their order, the first the one where the pawn stands."""


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
        return RULES.allows("MOV-1")
    return _what_bars(state, owner_of(pawn), goal) or _what_stops(state, pawn, goal, points)


def rule_on_flight(state: State, pawn: str, goal: str, to: str) -> Ruling:
    """May this pawn go "to a Fly Off Point", or to the named place, by going there?"""
    space = state.edition.spaces.get(goal)
    if space is None:
        return RULES.refuses("MOV-1", "no-place")
    if is_no_move(state.places[pawn], goal):
        return RULES.refuses("RUL-3", place=goal)
    if not (space.fly_off if to == "fly_off" else goal == to):
        return RULES.refuses("MOV-16", to=to, place=goal)
    return _what_bars(state, owner_of(pawn), goal) or RULES.allows("MOV-16")


def rule_on_route(state: State, pawn: str, steps: Sequence[str], points: int) -> Ruling:
    """May this pawn go just this way?"""
    owner, walk, cost = owner_of(pawn), (state.places[pawn], *steps), 0
    if walk[0] == POOL:
        if steps[0] not in free_deployment_spaces(state):
            return RULES.refuses("MOV-14", place=steps[0])
        walk, cost = walk[1:], 1
    for here, there in pairwise(walk):
        stopped = _what_stops_step(state, owner, here, there)
        if stopped:
            return stopped
        cost += ways_of(state, owner).follows(here, there) or 0
    return _rule_on_whole_route(state, pawn, steps, cost, points)


def _rule_on_whole_route(
    state: State, pawn: str, steps: Sequence[str], cost: int, points: int
) -> Ruling:
    if _crosses_trail(state, pawn, steps):
        return RULES.refuses("MOV-5", place=steps[-1])
    if backtracks(steps, turn_began_at(state, pawn)):
        again = (space for i, space in enumerate(steps) if space in steps[:i])
        return RULES.refuses("MOV-5", place=next(again, steps[-1]))
    if is_no_move(state.places[pawn], steps[-1]):
        return RULES.refuses("RUL-3", place=steps[-1])
    if not steps_within(points, cost):
        return RULES.refuses("MOV-1", points=points, steps=cost, place=steps[-1])
    return RULES.allows("MOV-1")


def _crosses_trail(state: State, pawn: str, steps: Sequence[str]) -> bool:
    """Does a route meet every way that the pawn may have gone this turn?"""
    mask = state.edition.board.mask(steps)
    return all(mask & gone for gone in possible_trails(state, pawn))


def _rule_on_leaving(state: State, pawn: str, points: int, to: str) -> Ruling:
    place = state.places[pawn]
    if to and to != "fly_off":
        ruling = rule_on_flight(state, pawn, to, to)
        return ruling if not ruling.allowed else RULES.allows("MOV-2")
    if _can_fly(state, pawn) if to else destinations(state, pawn, points):
        return RULES.allows("MOV-2")
    return RULES.refuses("MOV-1", "nowhere", owner=owner_of(pawn), place=place)


def _can_fly(state: State, pawn: str) -> bool:
    """Is there a Fly Off Point for this pawn to go to?"""
    spaces = state.edition.spaces
    return any(rule_on_flight(state, pawn, space, "fly_off").allowed for space in spaces)


def _what_bars(state: State, owner: str, goal: str) -> Ruling | None:
    """The ruling against ever standing on a space, or None."""
    door = door_of_room(state)
    if is_protected_from(owner, state.edition.spaces[goal]):
        return RULES.refuses("MOV-11", place=goal)
    if is_room_to_dark_pawn(owner, goal, door) and not is_switched(state, "RUL-14"):
        return RULES.refuses("RUL-14")
    if is_closed_room(goal, door):
        return RULES.refuses("MOV-15")
    return None


def _what_stops(state: State, pawn: str, goal: str, points: int) -> Ruling:
    edition, owner, start = state.edition, owner_of(pawn), state.places[pawn]
    if start == POOL:
        return RULES.refuses("MOV-14", "too-far", place=goal, points=points)
    near = ways_of(state, owner).reach(start, points) >> edition.board.index[goal] & 1
    if near or goal == turn_began_at(state, pawn):
        return RULES.refuses("MOV-5", place=goal)
    closed = closed_to(edition, owner, door_of_room(state))
    walkable = [kind for kind in BORDERS if passes(owner, kind, state.permits)]
    for lifted in ((), OBSTACLES, (*OBSTACLES, WALL)):
        for shut in (closed, 0):
            route = edition.board.ways({*walkable, *lifted}, shut).route(start, goal)
            stop = route and _first_stop(state, owner, route)
            if route and stop and steps_within(points, len(route) - 1):
                return stop
    return _too_far(state, pawn, goal, points)


def _first_stop(state: State, owner: str, route: Route) -> Ruling | None:
    stops = (_what_stops_step(state, owner, here, there) for here, there in pairwise(route))
    return next((stop for stop in stops if stop), None)


def _what_stops_step(state: State, owner: str, here: str, there: str) -> Ruling | None:
    """The ruling against one step, or None if it may be taken."""
    board = state.edition.board
    if here not in board.index or there not in board.index:
        return RULES.refuses("MOV-1", "no-place")
    if is_no_move(here, there):  # a flight, too, goes to another Fly Off Point
        return RULES.refuses("RUL-3", place=here)
    if ways_of(state, owner).follows(here, there) is not None:
        return None
    border = board.border(here, there)
    if border is None:
        return _what_bars(state, owner, there) or _no_border(state, here, there)
    if is_castle_wall(border.kind):
        return RULES.refuses("MOV-6", here=here, there=there)
    if is_obstacle_to_house_pawn(owner, border.kind, state.permits):
        return RULES.refuses("MOV-7", here=here, there=there, obstacle=border.kind)
    return _what_bars(state, owner, there)


def _no_border(state: State, here: str, there: str) -> Ruling:
    one, other = state.edition.spaces[here], state.edition.spaces[there]
    if one.passage and one.passage == other.passage:
        return RULES.refuses("MOV-10", passage=one.passage, here=here, there=there)
    if one.fly_off and other.fly_off:
        return RULES.refuses("MOV-9", here=here, there=there)
    return RULES.refuses("MOV-1", "no-border", here=here, there=there)


def _too_far(state: State, pawn: str, goal: str, points: int) -> Ruling:
    """With how many points would the pawn get there, if with any?"""
    at, most = state.edition.board.index[goal], len(state.edition.board.spaces)

    def is_enough(more: int) -> bool:
        return bool(destinations(state, pawn, more) >> at & 1)

    steps = points + 1 + bisect_left(range(points + 1, most + 1), True, key=is_enough)
    if steps <= most:
        return RULES.refuses("MOV-1", points=points, steps=steps, place=goal)
    return RULES.refuses("MOV-1", "no-way", points=points, place=goal)
