"""Corrections: what the host may set right that went wrong on the table."""

from collections.abc import Callable, Mapping

from companion.games.defenders.definitions import DARK, POOL
from companion.games.defenders.endings import end_if_dark_has_won
from companion.games.defenders.loyalty import LAST, stand
from companion.games.defenders.rulebook import RULES
from companion.games.defenders.state import State, owner_of, put
from companion.games.kernel.decisions import Choice
from companion.games.kernel.port import LIES, STANDS
from companion.games.kernel.rulings import Refused, Ruling

MARKER = "marker"
"""("marker", space): the Dark Arts Marker's space on the Path, from 1."""
LOYALTY = "loyalty"
"""("loyalty", house, space)"""


def correct(state: State, choice: Choice) -> None:
    """Set one thing right; nothing follows from it but the end of the game. Raises Refused."""
    ruling = rule_on_correction(state, choice)
    if not ruling.allowed:
        raise Refused(ruling)
    verb, *objects = choice
    CORRECTIONS[str(verb)](state, *objects)
    end_if_dark_has_won(state)


def rule_on_correction(state: State, choice: Choice) -> Ruling:
    """Is there such a thing, and can it be so?"""
    verb, *objects = choice
    check = CHECKS.get(str(verb))
    if check is not None and check(state, objects):
        return RULES.allows("WIN-4")
    return RULES.refuses("WIN-4", "correction")


Objects = list[str | int]


def _can_stand(state: State, objects: Objects) -> bool:
    if len(objects) != 2 or objects[0] not in state.places:
        return False
    pawn, place = objects
    if place == POOL:
        return owner_of(str(pawn)) == DARK
    return place in state.edition.spaces


def _can_lie(state: State, objects: Objects) -> bool:
    if len(objects) != 2 or objects[0] not in state.places:
        return False
    return objects[1] in (0, 1) and state.places[str(objects[0])] != POOL


def _is_on_path(state: State, objects: Objects) -> bool:
    """Not the last space: coming there ends the Path (PTH-7), which no correction does."""
    return len(objects) == 1 and objects[0] in range(1, len(state.edition.path))


def _is_on_track(state: State, objects: Objects) -> bool:
    return len(objects) == 2 and objects[0] in state.houses and objects[1] in range(1, LAST + 1)


def _stands(state: State, pawn: str, place: str) -> None:
    facts = {"owner": owner_of(pawn), "from": state.places[pawn], "to": place}
    state.places = put(state.places, pawn, place)
    if place == POOL:
        state.stunned -= {pawn}
    state.trails = {other: legs for other, legs in state.trails.items() if other != pawn}
    state.tell("corrected-place", "WIN-4", **facts)


def _lies(state: State, pawn: str, lying: int) -> None:
    state.stunned = state.stunned | {pawn} if lying else state.stunned - {pawn}
    place = state.places[pawn]
    state.tell("corrected-posture", "WIN-4", owner=owner_of(pawn), place=place, lying=lying)


def _marker(state: State, space: int) -> None:
    state.marker = state.reached = space - 1
    state.tell("corrected-marker", "WIN-4", space=space)


def _loyalty(state: State, house: str, space: int) -> None:
    stand(state, house, space)
    state.tell("corrected-loyalty", "WIN-4", seat=house, space=space)


Check = Callable[[State, Objects], bool]
CHECKS: Mapping[str, Check] = {
    STANDS: _can_stand,
    LIES: _can_lie,
    MARKER: _is_on_path,
    LOYALTY: _is_on_track,
}
CORRECTIONS: Mapping[str, Callable[..., None]] = {
    STANDS: _stands,
    LIES: _lies,
    MARKER: _marker,
    LOYALTY: _loyalty,
}
