"""The map as a graph: spaces, the borders between them, and how far a piece gets.

Sets of spaces are bit masks (bit i is the i-th space): the search that answers "where can this
pawn go?" is the engine's innermost loop.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple


class Border(NamedTuple):
    """Two spaces that touch, and what stands between them."""

    a: str
    b: str
    kind: str


class Board:
    """A map of named spaces. It never changes, so states share it."""

    def __init__(self, spaces: Sequence[str], borders: Iterable[Border]) -> None:
        self.spaces = tuple(spaces)
        self.index = {space: i for i, space in enumerate(self.spaces)}
        self.borders: Mapping[frozenset[str], Border] = {
            frozenset((border.a, border.b)): border for border in borders
        }
        self._named: dict[int, tuple[str, ...]] = {}

    def border(self, a: str, b: str) -> Border | None:
        """The border between two spaces, or None where they do not touch."""
        return self.borders.get(frozenset((a, b)))

    def ways(
        self,
        kinds: Collection[str],
        closed: int = 0,
        links: Iterable[tuple[str, str]] = (),
        jumps: int = 0,
    ) -> "Ways":
        """The map for a piece that passes borders of these kinds and enters no space of the mask
        `closed`. `links` are steps between spaces that do not touch; among the spaces of the
        mask `jumps` it goes for nothing."""
        neighbours = [0] * len(self.spaces)
        steps = [(a, b) for a, b, kind in self.borders.values() if kind in kinds]
        for a, b in (*steps, *links):
            neighbours[self.index[a]] |= 1 << self.index[b]
            neighbours[self.index[b]] |= 1 << self.index[a]
        return Ways(self, [mask & ~closed for mask in neighbours], jumps & ~closed)

    def mask(self, spaces: Iterable[str]) -> int:
        return sum(1 << self.index[space] for space in set(spaces))

    def named(self, mask: int) -> tuple[str, ...]:
        """The spaces of a mask, in the map's order."""
        names = self._named.get(mask)
        if names is None:
            names = tuple(space for i, space in enumerate(self.spaces) if mask >> i & 1)
            self._named[mask] = names
        return names


class Ways:
    """The map as one kind of piece can walk it. Like the map it never changes, so what was
    searched once is kept."""

    def __init__(self, board: Board, neighbours: Sequence[int], jumps: int = 0) -> None:
        self._board = board
        self._neighbours = neighbours
        """For each space the mask of those that can be entered from it."""
        self._jumps = jumps
        self._reached: dict[tuple[str, int], int] = {}

    @property
    def jumps(self) -> tuple[str, ...]:
        """The spaces among which the piece goes for nothing."""
        return self._board.named(self._jumps)

    def reach(self, start: str, points: int) -> int:
        """Mask of the spaces that can be reached with up to `points` movement points, the start
        left out. A shortest way never meets a space twice, so a first move cannot backtrack."""
        reached = self._reached.get((start, points))
        if reached is None:
            reached = self._reached[start, points] = self.reach_around(start, points, 0)
        return reached

    def reach_around(self, start: str, points: int, closed: int) -> int:
        """The same for a piece that may enter no space of the mask `closed`."""
        origin = 1 << self._board.index[start]
        reached = frontier = self._with_jumps(origin, origin, closed)
        for _ in range(points):
            entered = 0
            for i in bits(frontier):
                entered |= self._neighbours[i]
            frontier = self._with_jumps(entered & ~closed, reached, closed) & ~reached
            reached |= frontier
        return reached & ~origin

    def mask(self, spaces: Iterable[str]) -> int:
        return self._board.mask(spaces)

    def follows(self, here: str, there: str) -> int | None:
        """What one step costs, 1 or 0 points, or None if it cannot be taken."""
        at, to = self._board.index[here], 1 << self._board.index[there]
        if self._jumps >> at & 1 and self._jumps & to:
            return 0
        return 1 if self._neighbours[at] & to else None

    def routes(self, start: str, goal: str, points: int, closed: int) -> set[int]:
        """The masks of spaces entered, the goal's among them, on all walks, without jumps, that
        meet no space twice and none of `closed`."""
        at, to = self._board.index[start], self._board.index[goal]
        found: set[int] = set()
        self._extend(at, to, points, closed, 0, found)
        return found

    def route(self, start: str, goal: str, closed: int = 0) -> tuple[str, ...] | None:
        """A way of the fewest movement points from start to goal, both included, that enters no
        space of the mask `closed`, or None."""
        came_from, near = {start: start}, [start]
        while near and goal not in came_from:
            for space in near:
                near += self._enter(space, self._jumps_from(space) & ~closed, came_from)
            near = [
                entered
                for space in near
                for entered in self._enter(space, self._steps_from(space) & ~closed, came_from)
            ]
        return _walk_back(came_from, start, goal) if goal in came_from else None

    def _extend(
        self, at: int, to: int, points: int, closed: int, entered: int, found: set[int]
    ) -> None:
        if at == to and entered:
            found.add(entered)
        elif points > 0:
            for i in bits(self._neighbours[at] & ~(closed | entered | 1 << at)):
                self._extend(i, to, points - 1, closed, entered | 1 << i, found)

    def _enter(self, here: str, spaces: int, came_from: dict[str, str]) -> list[str]:
        """Those of these spaces to which no way was known, each now with its way."""
        new = [space for space in self._board.named(spaces) if space not in came_from]
        came_from.update(dict.fromkeys(new, here))
        return new

    def _steps_from(self, space: str) -> int:
        return self._neighbours[self._board.index[space]]

    def _jumps_from(self, space: str) -> int:
        return self._jumps if self._jumps >> self._board.index[space] & 1 else 0

    def _with_jumps(self, entered: int, reached: int, closed: int) -> int:
        return entered | self._jumps & ~closed if (entered | reached) & self._jumps else entered


def bits(mask: int) -> Iterator[int]:
    """The positions of the ones in a mask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _walk_back(came_from: Mapping[str, str], start: str, goal: str) -> tuple[str, ...]:
    way = [goal]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return tuple(reversed(way))
