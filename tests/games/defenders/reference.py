"""Movement as the rows of the rules have it (MOV, and RUL on moves), by trying every walk.

Slow, and obviously right: it lists every walk that anybody could draw on a map, and then holds
each whole walk against the rules. It shares nothing with the engine but the words for a map.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from companion.games.defenders.core.definitions import OBSTACLES, ROOM, WALL, Space
from companion.games.kernel.board import Border

POOL = "pool"
FLY_OFF = "fly_off"
Need = tuple[str, str]
"""What a walk takes for granted: ("border", kind), ("flight", ""), ("enters", space), ..."""
Route = tuple[str, ...]


class Walk(NamedTuple):
    """A way that could be drawn, allowed or not."""

    start: str
    entered: Route
    cost: int
    needs: frozenset[Need]


class Terms(NamedTuple):
    """What holds for the moves of one player's pawns now."""

    dark: bool
    obstacles: frozenset[str] = frozenset()
    passages: frozenset[str] = frozenset()
    flies: bool = False
    room_open: bool = False
    room_to_dark: bool = False
    """Has the table switched RUL-14?"""
    free: frozenset[str] = frozenset()
    """The Deployment Spaces on which a pawn may be deployed."""

    def against(self, need: Need, ground: "Ground") -> set[str]:
        """The rules that a walk with this need breaks."""
        what, which = need
        if what == "border":
            return self._against_border(which)
        if what == "flight":
            return set() if self.flies else {"MOV-9"}
        if what == "passage":
            return set() if not self.dark and which in self.passages else {"MOV-10"}
        if what == "deployment":
            return set() if self.dark and which in self.free else {"MOV-14"}
        if what == "leaves":
            return {"MOV-15"} if which == ROOM and not self.room_open else set()
        return self.against_entering(which, ground)

    def against_entering(self, space: str, ground: "Ground") -> set[str]:
        rules = {
            "MOV-11": self.dark and ground.spaces[space].protected,
            "MOV-15": space == ROOM and not self.room_open,
            "RUL-14": space == ROOM and self.dark and not self.room_to_dark,
        }
        return {rule for rule, is_broken in rules.items() if is_broken}

    def _against_border(self, kind: str) -> set[str]:
        if kind == WALL:
            return {"MOV-6"}
        stops = kind in OBSTACLES and kind not in self.obstacles and not self.dark  # MOV-8
        return {"MOV-7"} if stops else set()


class Made(NamedTuple):
    """A move that a pawn made this turn, and the way if it was drawn."""

    terms: Terms
    points: int
    start: str
    end: str
    drawn: Route = ()


class Move(NamedTuple):
    """A move that a pawn is to make, after those of the same turn."""

    terms: Terms
    points: int
    to: str
    """`FLY_OFF` or a space, in place of points."""
    start: str
    before: Sequence[Made] = ()

    @property
    def begun(self) -> str:
        """Where the pawn began the turn: it does not end there again (MOV-5, RUL-9)."""
        return self.before[0].start if self.before else self.start


class Ground:
    """A map, and every walk on it."""

    def __init__(self, spaces: Mapping[str, Space], borders: Sequence[Border]) -> None:
        self.spaces = spaces
        self.borders = borders
        self.needs = set(self._every_need())
        self._walks: dict[str, list[Walk]] = {}
        self._steps: dict[str, list[tuple[str, int, Need]]] = {}

    def steps(self, here: str) -> list[tuple[str, int, Need]]:
        """(where to, movement points, what it needs) of every step that anybody could think of."""
        if here not in self._steps:
            self._steps[here] = list(self._steps_from(here))
        return self._steps[here]

    def walks(self, start: str) -> list[Walk]:
        """Every walk that enters no space twice (MOV-5), of any length."""
        if start not in self._walks:
            self._walks[start] = list(self._onwards(Walk(start, (), 0, frozenset())))
        return self._walks[start]

    def along(self, start: str, route: Route) -> list[Walk]:
        """Every walk by just these spaces: a step may be made in more than one manner."""
        walks = [Walk(start, (), 0, frozenset())]
        for there in route:
            walks = [on for walk in walks for on in self._one_step(walk) if on.entered[-1] == there]
        return walks

    def breaches(self, move: Move, walks: Iterable[Walk]) -> list[tuple[Walk, set[str]]]:
        """Walks, each with the rules that it breaks as this move."""
        against = {need: move.terms.against(need, self) for need in self.needs}
        histories = self.histories(move.before)
        found = []
        for walk in walks:
            rules = set[str]().union(*(against[need] for need in walk.needs))
            rules |= {"MOV-1"} if walk.cost > move.points else set()
            rules |= {"MOV-5"} if self.backtracks(walk, move.begun, histories) else set()
            rules |= {"RUL-3"} if walk.entered[-1] == walk.start else set()
            found.append((walk, rules))
        return found

    def backtracks(self, walk: Walk, begun: str, histories: set[frozenset[str]]) -> bool:
        """Whichever way the pawn went before in the turn (RUL-63)."""
        route = walk.entered
        if len(set(route)) < len(route) or route[-1] == begun:
            return True
        return not any(before.isdisjoint(route) for before in histories)

    def lawful(self, terms: Terms, start: str, points: int) -> list[Walk]:
        """The walks that break no rule, whatever the pawn did before in the turn."""
        refused = {need for need in self.needs if terms.against(need, self)}
        walks = (walk for walk in self.walks(start) if walk.cost <= points)
        return [walk for walk in walks if walk.needs.isdisjoint(refused)]

    def histories(self, moves: Sequence[Made]) -> set[frozenset[str]]:
        """The spaces that a pawn may have entered this turn, for each way that it may have gone
        (RUL-63). The space where it began is not among them: it may be crossed once (RUL-9)."""
        known = {frozenset[str]()}
        for move in moves:
            ways = {
                frozenset(walk.entered)
                for walk in self.lawful(move.terms, move.start, move.points)
                if walk.entered[-1] == move.end and move.drawn in ((), walk.entered)
            }
            known = {before | way for before in known for way in ways if before.isdisjoint(way)}
        return known

    def goals(self, move: Move) -> dict[str, set[Route]]:
        """Where a pawn can end this move, and by which routes."""
        if move.to:
            return {goal: set() for goal in self.flights(move.terms, move.start, move.to)}
        histories = self.histories(move.before)
        found: dict[str, set[Route]] = defaultdict(set)
        for walk in self.lawful(move.terms, move.start, move.points):
            leaves = walk.entered[-1] != walk.start  # RUL-3
            if leaves and not self.backtracks(walk, move.begun, histories):
                found[walk.entered[-1]].add(walk.entered)
        return found

    def flights(self, terms: Terms, start: str, to: str) -> set[str]:
        """Where a pawn can go whose value is "to a Fly Off Point" or "to a named place" (MOV-16):
        borders, obstacles and points do not matter (RUL-11), but it is on the board (RUL-15)."""
        return {
            goal
            for goal in self.named(to)
            if POOL != start != goal and not terms.against_entering(goal, self)
        }

    def named(self, to: str) -> set[str]:
        """The spaces that such a value names."""
        points = (space.id for space in self.spaces.values() if space.fly_off)
        return set(points) if to == FLY_OFF else {to}

    def displacements(self, terms: Terms, place: str) -> set[str]:
        """Where a Dark Arts Pawn that was met may be put: adjacent by border (RUL-18)."""
        return {
            there
            for a, b, kind in self.borders
            for here, there in ((a, b), (b, a))
            if here == place and kind != WALL and not terms.against_entering(there, self)
        }

    def _steps_from(self, here: str) -> Iterator[tuple[str, int, Need]]:
        if here == POOL:  # MOV-14
            for space in self.spaces.values():
                if space.deployment:
                    yield space.id, 1, ("deployment", space.id)
            return
        for a, b, kind in self.borders:  # MOV-1
            if here in (a, b):
                yield (b if here == a else a), 1, ("border", kind)
        space = self.spaces[here]
        for other in self.spaces.values():
            if other is not space and space.fly_off and other.fly_off:  # MOV-9
                yield other.id, 0, ("flight", "")
            if other is not space and space.passage and space.passage == other.passage:  # MOV-10
                yield other.id, 1, ("passage", space.passage)

    def _every_need(self) -> Iterator[Need]:
        yield "flight", ""
        yield from (("border", kind) for _, _, kind in self.borders)
        for space in self.spaces.values():
            yield from (("enters", space.id), ("leaves", space.id), ("deployment", space.id))
            yield "passage", space.passage or ""
        yield "leaves", POOL

    def _onwards(self, walk: Walk) -> Iterator[Walk]:
        for longer in self._one_step(walk):
            if longer.entered[-1] not in walk.entered:
                yield longer
                yield from self._onwards(longer)

    def _one_step(self, walk: Walk) -> Iterator[Walk]:
        here = walk.entered[-1] if walk.entered else walk.start
        for there, points, need in self.steps(here):
            needs = walk.needs | {need, ("enters", there), ("leaves", here)}
            yield Walk(walk.start, (*walk.entered, there), walk.cost + points, needs)
