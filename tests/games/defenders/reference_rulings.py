"""Refusals of moves, held against the reference: is what they say true?"""

from collections.abc import Collection
from itertools import combinations, pairwise

from companion.games.defenders.core.definitions import OBSTACLES
from companion.games.kernel.rulings import Ruling

from .reference import POOL, Ground, Move, Route, Walk


def is_true_of_goal(ground: Ground, move: Move, goal: str, ruling: Ruling) -> bool:
    """Is it so that the pawn cannot end this move there, by this rule?"""
    if goal == move.start:
        return ruling.rule == "RUL-3"
    barred = move.terms.against_entering(goal, ground)
    if move.to and goal not in ground.named(move.to):
        return ruling.rule == "MOV-16"
    if move.to or barred:
        return ruling.rule in barred
    if goal == move.begun:
        return ruling.rule == "MOV-5"
    walks = [walk for walk in ground.walks(move.start) if walk.entered[-1] == goal]
    breaches = ground.breaches(move, walks)
    if ruling.rule == "MOV-1":
        return _is_out_of_reach(breaches, ruling)
    near = [(walk, rules) for walk, rules in breaches if "MOV-1" not in rules]
    if ruling.rule == "MOV-5":
        crossing = [walk for walk, rules in near if rules == {"MOV-5"}]
        return any(_is_crossed(ground, move, walk.entered, ruling) for walk in crossing)
    if ruling.rule == "MOV-14":
        return _keeps_in_pool(ground, move, goal, ruling)
    if ruling.rule == "MOV-7":
        return _is_on_some(near, ruling) and _opens_just(ground, move, goal, kinds_named(ruling))
    return _is_on_some(near, ruling) and not _opens(ground, move, goal, OBSTACLES)


def kinds_named(ruling: Ruling) -> list[str]:
    """The kinds of obstacles that a refusal says a card would have to pass."""
    return [kind for kind in OBSTACLES if kind in ruling.facts.values()]


def _opens_just(ground: Ground, move: Move, goal: str, kinds: Collection[str]) -> bool:
    """Who may pass these kinds can end the move there, and fewer of them do not do."""
    fewer = combinations(kinds, len(kinds) - 1)
    return _opens(ground, move, goal, kinds) and not any(
        _opens(ground, move, goal, some) for some in fewer
    )


def _opens(ground: Ground, move: Move, goal: str, kinds: Collection[str]) -> bool:
    return goal in ground.goals(_passing(move, kinds))


def _passing(move: Move, kinds: Collection[str]) -> Move:
    terms = move.terms._replace(obstacles=move.terms.obstacles | set(kinds))
    return move._replace(terms=terms)


def _keeps_in_pool(ground: Ground, move: Move, goal: str, ruling: Ruling) -> bool:
    """Is the goal a Deployment Space that is taken, or too far from all that are free?"""
    if ruling.key == "refused-MOV-14-taken":
        return ground.spaces[goal].deployment and goal not in move.terms.free
    return move.start == POOL and goal in ground.goals(move._replace(points=len(ground.spaces)))


def _is_crossed(ground: Ground, move: Move, entered: Route, ruling: Ruling) -> bool:
    """Is the space on this way, and was it entered before, whichever way the pawn went?"""
    histories = ground.histories(move.before)
    if ruling.key == "refused-MOV-5-whichever":
        return not any(before.isdisjoint(entered) for before in histories)
    place = ruling.facts["place"]
    return place in entered and all(place in before for before in histories)


def is_true_of_route(ground: Ground, move: Move, route: Route, ruling: Ruling) -> bool:
    """Is it so that the pawn cannot go just this way, by this rule?"""
    here = move.start
    for at, there in enumerate(route, 1):
        walks = ground.along(move.start, route[:at])
        if not walks:
            barred = move.terms.against_entering(there, ground)
            return ruling.rule in barred or ruling.rule == _against_no_step(here, there)
        if any(ruling.rule in rules for _, rules in ground.breaches(move, walks)):
            return _is_true_of_whole_route(ground, move, route, ruling)
        here = there
    return False


def _is_true_of_whole_route(ground: Ground, move: Move, route: Route, ruling: Ruling) -> bool:
    """Of what a ruling says of a route as a whole."""
    if ruling.rule == "MOV-7":
        kinds = kinds_named(ruling)
        return route in ground.goals(_passing(move, kinds)).get(route[-1], ())
    if ruling.key == "refused-MOV-1-detour":
        return route[-1] in ground.goals(move)
    if ruling.rule == "MOV-5" and len(set(route)) == len(route) and route[-1] != move.begun:
        return _is_crossed(ground, move, route, ruling)
    return True


def _against_no_step(here: str, there: str) -> str:
    """The rule against going where nothing leads."""
    if here == there:
        return "RUL-3"
    return "MOV-14" if here == POOL else "MOV-1"


def _is_out_of_reach(breaches: list[tuple[Walk, set[str]]], ruling: Ruling) -> bool:
    """No walk is short enough, and the shortest is as long as the ruling says."""
    costs = [walk.cost for walk, rules in breaches if rules <= {"MOV-1"}]
    return min(costs, default=None) == ruling.facts.get("steps")


def _is_on_some(breaches: list[tuple[Walk, set[str]]], ruling: Ruling) -> bool:
    """Does the rule stop a walk where it says?"""
    return any(ruling.rule in rules and _is_on(walk, ruling) for walk, rules in breaches)


def _is_on(walk: Walk, ruling: Ruling) -> bool:
    """Does the walk come to where the ruling says that it is stopped?"""
    facts = ruling.facts
    if "here" in facts:
        step = str(facts["here"]), str(facts["there"])
        return step in pairwise((walk.start, *walk.entered))
    return facts.get("place", walk.entered[-1]) in walk.entered
