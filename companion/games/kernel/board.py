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

    def ways(self, kinds: Collection[str], closed: int = 0) -> "Ways":
        """The map for a piece that passes borders of these kinds and enters no space of the mask
        `closed`."""
        neighbours = [0] * len(self.spaces)
        for a, b, kind in self.borders.values():
            if kind in kinds:
                neighbours[self.index[a]] |= 1 << self.index[b]
                neighbours[self.index[b]] |= 1 << self.index[a]
        return Ways(self, [mask & ~closed for mask in neighbours])

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

    def __init__(self, board: Board, neighbours: Sequence[int]) -> None:
        self._board = board
        self._neighbours = neighbours
        """For each space the mask of those that can be entered from it."""
        self._reached: dict[tuple[str, int], int] = {}

    def reach(self, start: str, points: int) -> int:
        """Mask of the spaces that can be reached with 1 to `points` movement points, the start
        left out. A shortest way never meets a space twice, so a first move cannot backtrack."""
        reached = self._reached.get((start, points))
        if reached is None:
            reached = self._reached[start, points] = self._search(start, points)
        return reached

    def route(self, start: str, goal: str) -> tuple[str, ...] | None:
        """A shortest way from start to goal, both included, or None if there is none."""
        board, came_from, queue = self._board, {start: start}, [start]
        for space in queue:
            if space == goal:
                return _walk_back(came_from, start, goal)
            for entered in board.named(self._neighbours[board.index[space]]):
                if entered not in came_from:
                    came_from[entered] = space
                    queue.append(entered)
        return None

    def _search(self, start: str, points: int) -> int:
        origin = 1 << self._board.index[start]
        reached = frontier = origin
        for _ in range(points):
            entered = 0
            for i in bits(frontier):
                entered |= self._neighbours[i]
            frontier = entered & ~reached
            reached |= frontier
        return reached & ~origin


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
