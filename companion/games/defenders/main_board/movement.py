"""Movement: where a pawn can go, and by which way.

The guards below are the only place that knows what stops whom. The search is fed from them, and
so are the rulings (`refusals`), so that a space is offered exactly if it would be allowed.
"""

from collections.abc import Sequence
from functools import lru_cache

from companion.games.defenders.core.definitions import (
    BORDERS,
    DARK,
    OBSTACLES,
    POOL,
    ROOM,
    WALL,
    Edition,
    Space,
)
from companion.games.defenders.core.lasting import barring
from companion.games.defenders.core.pawns import owner_of, places_of
from companion.games.defenders.core.permits import Permits
from companion.games.defenders.core.rulebook import rule
from companion.games.defenders.core.state import State
from companion.games.defenders.core.trails import Leg, entered
from companion.games.defenders.side_board.loyalty import (
    CLOSED,
    OPEN_TO_ALL,
    door_of_room,
    is_room_open,
)
from companion.games.kernel.board import Ways


@rule("MOV-6", "guard")
def is_castle_wall(border: str) -> bool:
    """Castle walls stop every pawn; castle entrances are borders like any other.
    (Defenders p.10, Movement & Map Elements)"""
    return border == WALL


@rule("MOV-7", "guard")
def is_obstacle_to_house_pawn(owner: str, border: str, permits: Permits) -> bool:
    """Locked Doors, Protective Spells, Physical Objects and Water stop House Pawns, unless an
    effect lets them pass that kind. (Defenders p.10, Obstacles)"""
    return border in OBSTACLES and border not in permits.obstacles and not ignores_obstacles(owner)


@rule("MOV-8", "guard")
def ignores_obstacles(owner: str) -> bool:
    """Dark Arts Pawns go through obstacles of all four kinds. (Defenders p.10, Obstacles)"""
    return owner == DARK


@rule("MOV-11", "guard")
def is_protected_from(owner: str, space: Space) -> bool:
    """A Dark Arts Pawn never passes through a Protected Area and never ends on one.
    (Defenders p.10, Protected Area)"""
    return owner == DARK and space.protected


@rule("RUL-14", "guard")
def is_room_to_dark_pawn(owner: str, space: str, door: int) -> bool:
    """Dark Arts Pawns do not enter the Room of Requirement, open or not, unless a table has
    it otherwise: the text opens it to House Players.
    (Ruling of this companion to Defenders p.19, Room of Requirement)"""
    return owner == DARK and space == ROOM and door != OPEN_TO_ALL


@rule("MOV-15", "guard")
def is_closed_room(space: str, door: int) -> bool:
    """The Room of Requirement is entered and left only while it is open.
    (Defenders p.19, Room of Requirement)"""
    return space == ROOM and door == CLOSED


@rule("MOV-13", "guard")
def is_stunned(state: State, pawn: str) -> bool:
    """A stunned pawn lies on its side; no card's move or effect moves it.
    (Defenders p.16, Stunning)"""
    return pawn in state.stunned


@rule("MOV-1", "guard")
def steps_within(points: int, steps: int) -> bool:
    """One movement point moves a pawn one space over a full border; points may be left unused.
    (Defenders p.10, Movement & Map Elements)"""
    return steps <= points


@rule("MOV-5", "guard")
def backtracks(route: Sequence[str], begun: str) -> bool:
    """Within a turn a pawn does not pass again through a space that it passed through, nor end
    where it began. (Defenders p.10, Movement & Map Elements; Glossary: Backtrack)"""
    return len(set(route)) < len(route) or route[-1] == begun


@rule("RUL-9", "guard")
def turn_began_at(state: State, pawn: str) -> str:
    """Backtracking is judged over all moves of a pawn in the turn, for pawns of both sides. Its
    first space may be crossed once, but not ended on.
    (Ruling of this companion to Defenders p.10 and the Glossary)"""
    legs = state.trails.get(pawn)
    return legs[0].start if legs else state.places[pawn]


@rule("RUL-3", "guard")
def is_no_move(start: str, goal: str) -> bool:
    """A move of no spaces is no move. (Ruling of this companion to Defenders p.10, Movement)"""
    return start == goal


@rule("LOY-6", "guard")
@rule("RUL-51", "guard")
def is_shut_in(state: State, pawn: str) -> bool:
    """A pawn in the Room of Requirement when it closes stays there until it opens again. No
    effect moves, swaps or stuns it; it counts for Learn and Location Cards.
    (Defenders p.19, Room of Requirement)"""
    return state.places[pawn] == ROOM and not is_room_open(state)


def destinations(state: State, pawn: str, points: int) -> int:
    """Mask of the spaces where a pawn could end a move of up to `points` movement points."""
    return reached_by(state, pawn, points, ways_of(state, owner_of(pawn)))


@rule("MOV-4", "guard")
@rule("RUL-2", "guard")
def reached_by(state: State, pawn: str, points: int, ways: Ways) -> int:
    """House Pawns pass through and stop on spaces that hold other House Pawns, and no pawn of
    either side hinders another on its way: where it can go depends on the map alone, as its
    owner's pawns can walk it. (Defenders p.10, Movement & Map Elements)"""
    if is_stunned(state, pawn) or is_shut_in(state, pawn):
        return 0
    place = state.places[pawn]
    if place == POOL:
        return _after_deploying(state, pawn, points, ways)
    if pawn not in state.trails:
        return ways.reach(place, points)
    return _after_earlier_moves(state, pawn, points, ways)


def ways_of(state: State, owner: str) -> Ways:
    """The map as the pawns of a player can walk it now."""
    return open_ways(state.edition, owner, state.permits, door_of_room(state))


@lru_cache(maxsize=1024)
def open_ways(edition: Edition, owner: str, permits: Permits, door: int) -> Ways:
    kinds = [kind for kind in BORDERS if passes(owner, kind, permits)]
    closed = closed_to(edition, owner, door)
    links = passages(edition, owner, permits)
    jumps = fly_off_points(edition) if flies(permits) else 0
    return edition.board.ways(kinds, closed, links, jumps)


def passes(owner: str, border: str, permits: Permits) -> bool:
    return not is_castle_wall(border) and not is_obstacle_to_house_pawn(owner, border, permits)


@lru_cache(maxsize=1024)
def closed_to(edition: Edition, owner: str, door: int) -> int:
    """Mask of the spaces that the pawns of a player cannot enter."""
    return edition.board.mask(
        space.id
        for space in edition.spaces.values()
        if is_protected_from(owner, space)
        or is_room_to_dark_pawn(owner, space.id, door)
        or is_closed_room(space.id, door)
    )


@rule("MOV-10", "guard")
@rule("RUL-12", "guard")
def passages(edition: Edition, owner: str, permits: Permits) -> list[tuple[str, str]]:
    """House Pawns alone go through a Secret Passageway, with an effect that allows its colour,
    for one movement point, in the middle of a move too. (Defenders p.10, Secret Passageways)"""
    if owner == DARK:
        return []
    ends = {
        colour: [space.id for space in edition.spaces.values() if space.passage == colour]
        for colour in permits.passages
    }
    return [(one, other) for one, other in ends.values()]


@rule("MOV-9", "guard")
def flies(permits: Permits) -> bool:
    """Where an effect allows it, a pawn on a Fly Off Point goes to any other Fly Off Point for
    no movement point. (Defenders p.10, Fly Off Points)"""
    return permits.fly


@lru_cache(maxsize=64)
def fly_off_points(edition: Edition) -> int:
    """Mask of the Fly Off Points."""
    return edition.board.mask(space.id for space in edition.spaces.values() if space.fly_off)


@rule("MOV-14", "guard")
def free_deployment_spaces(state: State) -> list[str]:
    """A Dark Arts Pawn in the pool enters on a Deployment Space that holds no Dark Arts Pawn,
    stunned ones counted, for one movement point; unless an effect bars it.
    (Defenders p.20, Deploying)"""
    if barring(state, DARK, "deploy"):
        return []
    taken = places_of(state, DARK)
    return [space for space in deployment_spaces(state.edition) if space not in taken]


@lru_cache
def deployment_spaces(edition: Edition) -> tuple[str, ...]:
    return tuple(space.id for space in edition.spaces.values() if space.deployment)


@rule("RUL-15", "guard")
def _after_deploying(state: State, pawn: str, points: int, ways: Ways) -> int:
    """A pawn that was deployed moves on with the points that are left; onto a House Pawn too,
    with a bump only if its move ends there.
    (Ruling of this companion to Defenders p.20, Card Movement)"""
    if points < 1 or owner_of(pawn) != DARK:
        return 0
    board, reached = state.edition.board, 0
    for space in free_deployment_spaces(state):
        reached |= 1 << board.index[space] | ways.reach(space, points - 1)
    return reached


@rule("RUL-63", "guard")
def _after_earlier_moves(state: State, pawn: str, points: int, ways: Ways) -> int:
    """A pawn whose way is not known went any way that keeps its later moves legal.
    (Ruling of this companion to Defenders p.10, Movement)"""
    start, begun, reached = state.places[pawn], turn_began_at(state, pawn), 0
    for mask in possible_trails(state, pawn):
        reached |= ways.reach_around(start, points, mask)
    forbidden = state.edition.board.index.get(begun)
    return reached if forbidden is None else reached & ~(1 << forbidden)


def possible_trails(state: State, pawn: str) -> frozenset[int]:
    """Masks of the spaces that the pawn may have entered so far this turn."""
    return _trails(state.edition, owner_of(pawn), state.trails.get(pawn, ()))


@lru_cache(maxsize=1024)
def _trails(edition: Edition, owner: str, legs: tuple[Leg, ...]) -> frozenset[int]:
    return entered(legs, lambda permits, door: open_ways(edition, owner, permits, door))
