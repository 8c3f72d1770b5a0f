"""map.yaml: the spaces of the Main Board as polygons, and what stands between them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from companion.editions.files import Entry, Flag, Id, Name, wrong, wrong_entry
from companion.editions.geometry import Line, Point, middle, shared_borders
from companion.games.defenders.core.cards import Type
from companion.games.defenders.core.definitions import Bonus, Passage, Space

FILE = "map.yaml"
GRID = 10
"""Columns and rows of the grid whose coordinates name a space."""

Kind = Literal[
    "open",
    "entrance",
    "wall",
    "locked_doors",
    "protective_spells",
    "physical_objects",
    "water",
]
Coordinate = Annotated[float, Field(strict=True, ge=0, le=10_000)]
Extent = Annotated[float, Field(strict=True, gt=0, le=10_000)]
Corner = tuple[Coordinate, Coordinate]
Pair = tuple[Id, Id]


class SpaceEntry(Entry):
    """A space."""

    id: Id
    name: Name
    polygon: Annotated[tuple[Corner, ...], Field(min_length=3)]
    inside: Flag = False
    protected: Flag = False
    deployment: Flag = False
    fly_off: Flag = False
    passage: Passage | None = None
    bonus: Bonus | None = None
    token: Type | None = None
    detector: Flag = False
    shield: Flag = False

    def as_space(self) -> Space:
        return Space(**self.model_dump(exclude={"name", "polygon"}))


class MapFile(Entry):
    """The whole file. `borders` holds, by kind, those that are not what they would be by
    themselves."""

    size: tuple[Extent, Extent]
    spaces: Annotated[tuple[SpaceEntry, ...], Field(min_length=2)]
    borders: dict[Kind, tuple[Pair, ...]] = {}

    @property
    def polygons(self) -> dict[str, tuple[Point, ...]]:
        return {space.id: space.polygon for space in self.spaces}


class DrawnBorder(NamedTuple):
    """A border as it follows from the file: its kind, and the lines where the spaces touch."""

    kind: Kind
    lines: list[Line]


Borders = Mapping[Pair, DrawnBorder]


def drawn_borders(drawn: MapFile) -> Borders:
    """Every border of the map: of the kind that the file says, else open, or a castle wall
    between inside and outside. Raises EditionProblem where spaces that should have a border do
    not touch, or are named twice."""
    lines = shared_borders(drawn.polygons)
    inside = {space.id: space.inside for space in drawn.spaces}
    kinds: dict[Pair, Kind] = {
        (a, b): "open" if inside[a] == inside[b] else "wall" for a, b in lines
    }
    said: set[Pair] = set()
    for entry, kind, (a, b) in _named_borders(drawn):
        pair = (a, b) if (a, b) in kinds else (b, a)
        if pair not in kinds:
            raise wrong_entry(FILE, entry, wrong("apart", a=a, b=b))
        if pair in said:
            raise wrong_entry(FILE, entry, wrong("border-twice", a=a, b=b))
        said.add(pair)
        kinds[pair] = kind
    return {pair: DrawnBorder(kinds[pair], lines[pair]) for pair in lines}


def _named_borders(drawn: MapFile) -> Iterator[tuple[str, Kind, Pair]]:
    for kind, pairs in drawn.borders.items():
        for at, pair in enumerate(pairs):
            yield f"borders.{kind}.{at}", kind, pair


def coordinates(space: SpaceEntry, size: Point) -> str:
    """The square of the map's grid in which the middle of a space is, such as C4: columns are
    letters from the left, rows are numbers from the top."""
    x, y = middle(space.polygon)
    column, row = (
        min(int(at / extent * GRID), GRID - 1) for at, extent in ((x, size[0]), (y, size[1]))
    )
    return f"{chr(ord('A') + column)}{row + 1}"


def neighbours(borders: Borders, kinds: Iterable[str]) -> dict[str, set[str]]:
    """For each space those beyond its borders of these kinds."""
    across: dict[str, set[str]] = {}
    for (a, b), border in borders.items():
        if border.kind in kinds:
            across.setdefault(a, set()).add(b)
            across.setdefault(b, set()).add(a)
    return across
