"""Obstructions: what stops a pawn on its way, and what would have let it.

A way is looked for with one thing more left out of account each time, what a card could permit
first: what lets the pawn arrive at last is what stops it.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations, pairwise
from operator import and_

from companion.games.defenders.core.definitions import BORDERS, DARK, OBSTACLES, POOL
from companion.games.defenders.core.house_rules import is_switched
from companion.games.defenders.core.lasting import rule_on_bar
from companion.games.defenders.core.pawns import owner_of, places_of
from companion.games.defenders.core.rulebook import RULES
from companion.games.defenders.core.state import State
from companion.games.defenders.main_board.movement import (
    closed_to,
    deployment_spaces,
    destinations,
    flies,
    fly_off_points,
    is_castle_wall,
    is_closed_room,
    is_no_move,
    is_protected_from,
    is_room_to_dark_pawn,
    open_ways,
    passages,
    passes,
    possible_trails,
    reached_by,
    steps_within,
    turn_began_at,
    ways_of,
)
from companion.games.defenders.side_board.loyalty import door_of_room
from companion.games.kernel.board import Ways
from companion.games.kernel.rulings import Ruling

Route = Sequence[str]
"""Spaces in their order, the first the one where the pawn stands."""
NTH = ("first", "second", "third", "fourth")


def what_bars(state: State, owner: str, goal: str) -> Ruling | None:
    """The ruling against ever standing on a space, or None."""
    door = door_of_room(state)
    if is_protected_from(owner, state.edition.spaces[goal]):
        return RULES.refuses("MOV-11", place=goal)
    if is_room_to_dark_pawn(owner, goal, door) and not is_switched(state, "RUL-14"):
        return RULES.refuses("RUL-14")
    if is_closed_room(goal, door):
        return RULES.refuses("MOV-15")
    return None


def what_stops(state: State, pawn: str, goal: str, points: int) -> Ruling:
    """The ruling against ending a move on a space where the pawn may stand, but cannot get."""
    if goal == turn_began_at(state, pawn):
        return rule_on_return(goal)
    if state.places[pawn] == POOL:
        return _what_keeps_in_pool(state, pawn, goal, points)
    return (
        _what_was_crossed(state, pawn, goal, points)
        or _what_cards_would_pass(state, pawn, goal, points)
        or _what_no_card_passes(state, pawn, goal, points)
        or too_far(state, pawn, goal, points)
    )


def what_stops_steps(state: State, owner: str, walk: Route) -> Iterator[Ruling]:
    """The rulings against steps of a walk."""
    stops = (_what_stops_step(state, owner, here, there) for here, there in pairwise(walk))
    return (stop for stop in stops if stop)


def what_obstacles_stop(stops: Sequence[Ruling], goal: str) -> Ruling:
    """The ruling by all these obstacles on one way."""
    kinds = list(dict.fromkeys(stop.facts["obstacle"] for stop in stops))
    if len(kinds) == 1:
        return stops[0]
    named = dict(zip(NTH, kinds, strict=False))
    return RULES.refuses("MOV-7", "several", place=goal, kinds=len(kinds), **named)


def crosses_trail(state: State, pawn: str, entered: Route) -> bool:
    """Does a route meet every way that the pawn may have gone this turn?"""
    mask = state.edition.board.mask(entered)
    return all(mask & gone for gone in possible_trails(state, pawn))


def rule_on_crossing(state: State, pawn: str, entered: Route) -> Ruling:
    """The ruling against these spaces: one of them was crossed, whichever way the pawn went."""
    index = state.edition.board.index
    crossed = reduce(and_, possible_trails(state, pawn), -1)
    again = next((space for space in entered if crossed >> index[space] & 1), None)
    if again is None:
        return RULES.refuses("MOV-5", "whichever", place=entered[-1])
    return RULES.refuses("MOV-5", place=again)


def rule_on_return(begun: str) -> Ruling:
    return RULES.refuses("MOV-5", "begun", place=begun)


def rule_on_deployment(state: State, space: str) -> Ruling:
    """The ruling against deploying there."""
    return RULES.refuses("MOV-14", "taken" if _is_taken(state, space) else "", place=space)


def too_far(state: State, pawn: str, goal: str, points: int) -> Ruling:
    """With how many points would the pawn get there, if with any?"""
    steps = _points_to(state, pawn, goal, points)
    if steps:
        return RULES.refuses("MOV-1", points=points, steps=steps, place=goal)
    return RULES.refuses("MOV-1", "no-way", points=points, place=goal)


def points_for(ways: Ways, walk: Route) -> int:
    """The movement points that a walk takes, what stops it left out of account."""
    costs = (ways.follows(here, there) for here, there in pairwise(walk))
    return sum(1 if cost is None else cost for cost in costs)


def _points_to(state: State, pawn: str, goal: str, points: int) -> int:
    """The least number of points, more than these, with which the pawn gets there, or 0."""
    at, most = state.edition.board.index[goal], len(state.edition.board.spaces)

    def is_enough(more: int) -> bool:
        return bool(destinations(state, pawn, more) >> at & 1)

    steps = points + 1 + bisect_left(range(points + 1, most + 1), True, key=is_enough)
    return steps if steps <= most else 0


def _what_keeps_in_pool(state: State, pawn: str, goal: str, points: int) -> Ruling:
    if _is_taken(state, goal):
        return rule_on_deployment(state, goal)
    if _points_to(state, pawn, goal, points):
        return RULES.refuses("MOV-14", "too-far", place=goal, points=points)
    return RULES.refuses("MOV-1", "no-way", place=goal, points=points)


def _is_taken(state: State, space: str) -> bool:
    """Is it a Deployment Space where a Dark Arts Pawn stands?"""
    return space in deployment_spaces(state.edition) and space in places_of(state, DARK)


def _what_was_crossed(state: State, pawn: str, goal: str, points: int) -> Ruling | None:
    ways = ways_of(state, owner_of(pawn))
    route = ways.route(state.places[pawn], goal)
    if route is None or not steps_within(points, points_for(ways, route)):
        return None
    return rule_on_crossing(state, pawn, route[1:])


def _what_cards_would_pass(state: State, pawn: str, goal: str, points: int) -> Ruling | None:
    """The fewest kinds of obstacles of which it is true that who may pass them gets there."""
    owner, at = owner_of(pawn), state.edition.board.index[goal]
    shut = [kind for kind in OBSTACLES if not passes(owner, kind, state.permits)]

    def ways_past(kinds: Sequence[str]) -> Ways:
        permits = state.permits.passing(*kinds)
        return open_ways(state.edition, owner, permits, door_of_room(state))

    def leads_there(kinds: Sequence[str]) -> bool:
        return bool(reached_by(state, pawn, points, ways_past(kinds)) >> at & 1)

    if not shut or not leads_there(shut):
        return None
    some = (kinds for count in range(len(shut)) for kinds in combinations(shut, count + 1))
    route = _way(state, pawn, goal, points, ways_past(next(filter(leads_there, some))))
    return what_obstacles_stop([*what_stops_steps(state, owner, route)], goal)


def _what_no_card_passes(state: State, pawn: str, goal: str, points: int) -> Ruling | None:
    """A closed space on every way, or else a wall, whatever obstacles a card would pass."""
    edition, owner = state.edition, owner_of(pawn)
    closed = closed_to(edition, owner, door_of_room(state))
    links = passages(edition, owner, state.permits)
    jumps = fly_off_points(edition) if flies(state.permits) else 0
    entrances = [kind for kind in BORDERS if not is_castle_wall(kind)]
    unwalled = edition.board.ways(entrances, 0, links, jumps)
    walled = (edition.board.ways(BORDERS, shut, links, jumps) for shut in (closed, 0))
    for ways in (unwalled, *walled):
        route = _way(state, pawn, goal, points, ways)
        if route:
            stops = what_stops_steps(state, owner, route)
            return max(_real(stops, unwalled), key=_gravity, default=None)
    return None


def _real(stops: Iterable[Ruling], unwalled: Ways) -> Iterator[Ruling]:
    """Without walls where the pawn would fly, or go through a passage, from a space that only is
    closed to it."""
    for stop in stops:
        here, there = str(stop.facts.get("here")), str(stop.facts.get("there"))
        if stop.rule != "MOV-6" or unwalled.follows(here, there) is None:
            yield stop


def _gravity(stop: Ruling) -> tuple[bool, bool]:
    """Walls stop for good, obstacles a card passes."""
    return stop.rule == "MOV-6", stop.rule != "MOV-7"


def _way(state: State, pawn: str, goal: str, points: int, ways: Ways) -> Route:
    """A way there on this map that crosses no space twice; no spaces if there is none."""
    for crossed in possible_trails(state, pawn):
        route = ways.route(state.places[pawn], goal, crossed)
        if route and steps_within(points, points_for(ways, route)):
            return route
    return ()


def _what_stops_step(state: State, owner: str, here: str, there: str) -> Ruling | None:
    """The ruling against one step, or None if it may be taken."""
    board = state.edition.board
    if here not in board.index or there not in board.index:
        return RULES.refuses("MOV-1", "no-place")
    if is_no_move(here, there):  # a flight, too, goes to another Fly Off Point
        return RULES.refuses("RUL-3", place=here)
    if ways_of(state, owner).follows(here, there) is not None:
        return None
    barred = what_bars(state, owner, there)
    if barred:
        return barred
    border = board.border(here, there)
    if border is None:
        return _no_border(state, owner, here, there)
    if is_castle_wall(border.kind):
        return RULES.refuses("MOV-6", here=here, there=there)
    return RULES.refuses("MOV-7", here=here, there=there, obstacle=border.kind)


def _no_border(state: State, owner: str, here: str, there: str) -> Ruling:
    one, other = state.edition.spaces[here], state.edition.spaces[there]
    if one.passage and one.passage == other.passage:
        barred = rule_on_bar(state, owner, "passage")
        joins = RULES.refuses("MOV-10", passage=one.passage, here=here, there=there)
        return joins if barred.allowed else barred
    if one.fly_off and other.fly_off:
        barred = rule_on_bar(state, owner, "fly_off")
        unpermitted = RULES.refuses("MOV-9", here=here, there=there)
        return unpermitted if barred.allowed else barred
    return RULES.refuses("MOV-1", "no-border", here=here, there=there)
