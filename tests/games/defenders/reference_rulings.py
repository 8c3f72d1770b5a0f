"""Refusals of moves, held against the reference: is what they say true?"""

from itertools import pairwise

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
        return any(rules == {"MOV-5"} for _, rules in near)
    if ruling.rule == "MOV-14":
        return move.start == POOL and all(rules for _, rules in breaches)
    return any(ruling.rule in rules and _is_on(walk, ruling) for walk, rules in near)


def is_true_of_route(ground: Ground, move: Move, route: Route, ruling: Ruling) -> bool:
    """Is it so that the pawn cannot go just this way, by this rule?"""
    here = move.start
    for at, there in enumerate(route, 1):
        walks = ground.along(move.start, route[:at])
        if not walks:
            barred = move.terms.against_entering(there, ground)
            return ruling.rule in barred or ruling.rule == _against_no_step(here, there)
        if any(ruling.rule in rules for _, rules in ground.breaches(move, walks)):
            return True
        here = there
    return False


def _against_no_step(here: str, there: str) -> str:
    """The rule against going where nothing leads."""
    if here == there:
        return "RUL-3"
    return "MOV-14" if here == POOL else "MOV-1"


def _is_out_of_reach(breaches: list[tuple[Walk, set[str]]], ruling: Ruling) -> bool:
    """No walk is short enough, and the shortest is as long as the ruling says."""
    costs = [walk.cost for walk, rules in breaches if rules <= {"MOV-1"}]
    return min(costs, default=None) == ruling.facts.get("steps")


def _is_on(walk: Walk, ruling: Ruling) -> bool:
    """Does the walk come to where the ruling says that it is stopped?"""
    facts = ruling.facts
    if "here" in facts:
        step = str(facts["here"]), str(facts["there"])
        return step in pairwise((walk.start, *walk.entered))
    return facts.get("place", walk.entered[-1]) in walk.entered
