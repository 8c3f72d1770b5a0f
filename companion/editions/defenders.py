"""The files of an edition of Defenders of Hogwarts, as a schema and as the game's definitions."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from companion.editions.defenders_printed import (
    PrintedBorder,
    PrintedCard,
    PrintedDefenders,
    PrintedSpace,
)
from companion.editions.files import read, wrong_entry
from companion.editions.geometry import Edge, Point, shared_edges
from companion.games.defenders.definitions import (
    GREAT_HALL,
    Card,
    Edition,
    Space,
    Zone,
)
from companion.games.defenders.setup import ON_DEPLOYMENT_SPACES
from companion.games.kernel.board import Board, Border

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
Name = Annotated[str, Field(min_length=1, max_length=60)]
BorderKind = Literal[
    "open",
    "entrance",
    "wall",
    "locked_doors",
    "protective_spells",
    "physical_objects",
    "water",
]
STARTER_SIZE = 7
ALWAYS_PROTECTED = (GREAT_HALL, "astronomy_tower", "hagrids_hut")
"""Spaces that the rulebook's texts themselves call Protected Areas."""


class Entry(BaseModel):
    """Part of an edition's file; unknown keys are mistakes."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class EditionFile(Entry):
    """edition.yaml"""

    game: Literal["defenders"]
    title: Name
    training: bool = False
    path: Annotated[tuple[Zone, ...], Field(min_length=3, max_length=100)]


class SpaceEntry(Entry):
    """A space of map.yaml."""

    id: Id
    name: Name
    polygon: Annotated[tuple[Point, ...], Field(min_length=3)]
    inside: bool = False
    protected: bool = False
    deployment: bool = False


class BorderEntry(Entry):
    """A border of map.yaml that is not what it would be by itself."""

    between: tuple[Id, Id]
    kind: BorderKind


class MapFile(Entry):
    """map.yaml"""

    size: Point
    spaces: Annotated[tuple[SpaceEntry, ...], Field(min_length=2)]
    borders: tuple[BorderEntry, ...] = ()


class CardEntry(Entry):
    """A card of cards.yaml and how many of it a deck holds."""

    id: Id
    name: Name
    points: Annotated[int, Field(ge=1, le=20)]
    copies: Annotated[int, Field(ge=1)] = 1


class CardsFile(Entry):
    """cards.yaml"""

    house_starter: tuple[CardEntry, ...]
    dark_starter: tuple[CardEntry, ...]


def load(folder: Path) -> tuple[Edition, PrintedDefenders]:
    """Read and check an edition's folder. Raises EditionProblem, naming file and entry."""
    about = read(folder / "edition.yaml", EditionFile)
    drawn = read(folder / "map.yaml", MapFile)
    cards = read(folder / "cards.yaml", CardsFile)
    check_map(drawn)
    check_cards(cards)
    edges = shared_edges({space.id: space.polygon for space in drawn.spaces})
    kinds = border_kinds(drawn, edges)
    return _definitions(about, drawn, cards, kinds), _printed(about, drawn, cards, edges, kinds)


def check_map(drawn: MapFile) -> None:
    """What any edition's map must agree with. Raises EditionProblem."""
    ids = [space.id for space in drawn.spaces]
    for at, space in enumerate(drawn.spaces):
        entry = f"spaces.{at} ({space.id})"
        if space.id in ids[:at]:
            raise wrong_entry("map.yaml", entry, "this id is taken by an earlier space")
        if space.id in ALWAYS_PROTECTED and not space.protected:
            raise wrong_entry("map.yaml", entry, "the rulebook makes this a Protected Area")
        if not all(0 <= x <= drawn.size[0] and 0 <= y <= drawn.size[1] for x, y in space.polygon):
            raise wrong_entry("map.yaml", entry, "its polygon leaves the map")
    if GREAT_HALL not in ids:
        raise wrong_entry("map.yaml", "spaces", f"there must be a space {GREAT_HALL}")
    if sum(space.deployment for space in drawn.spaces) != ON_DEPLOYMENT_SPACES:
        raise wrong_entry("map.yaml", "spaces", "exactly 4 must be Deployment Spaces")


def check_cards(cards: CardsFile) -> None:
    """The sizes of the decks, and no id used twice. Raises EditionProblem."""
    seen: set[str] = set()
    for deck, entries in (
        ("house_starter", cards.house_starter),
        ("dark_starter", cards.dark_starter),
    ):
        if sum(card.copies for card in entries) != STARTER_SIZE:
            raise wrong_entry("cards.yaml", deck, f"a Starter deck has {STARTER_SIZE} cards")
        for card in entries:
            if card.id in seen:
                raise wrong_entry("cards.yaml", f"{deck}.{card.id}", "this id is taken")
            seen.add(card.id)


def border_kinds(
    drawn: MapFile, edges: dict[tuple[str, str], Edge]
) -> dict[tuple[str, str], BorderKind]:
    """The kind of every border: what the file says, else open, or a castle wall between inside
    and outside. Raises EditionProblem where spaces that should have a border do not touch."""
    inside = {space.id: space.inside for space in drawn.spaces}
    kinds: dict[tuple[str, str], BorderKind] = {
        (a, b): "open" if inside[a] == inside[b] else "wall" for a, b in edges
    }
    for at, border in enumerate(drawn.borders):
        a, b = border.between
        pair = (a, b) if (a, b) in kinds else (b, a)
        if pair not in kinds:
            reason = f"{a} and {b} do not share an edge of their polygons"
            raise wrong_entry("map.yaml", f"borders.{at}", reason)
        kinds[pair] = border.kind
    return kinds


def _definitions(
    about: EditionFile,
    drawn: MapFile,
    cards: CardsFile,
    kinds: dict[tuple[str, str], BorderKind],
) -> Edition:
    return Edition(
        board=Board(
            [space.id for space in drawn.spaces],
            [Border(a, b, kind) for (a, b), kind in kinds.items()],
        ),
        spaces={
            space.id: Space(space.id, space.inside, space.protected, space.deployment)
            for space in drawn.spaces
        },
        cards={card.id: Card(card.id, card.points) for card in _all_cards(cards)},
        house_starter=_deck(cards.house_starter),
        dark_starter=_deck(cards.dark_starter),
        path=about.path,
    )


def _printed(
    about: EditionFile,
    drawn: MapFile,
    cards: CardsFile,
    edges: dict[tuple[str, str], Edge],
    kinds: dict[tuple[str, str], BorderKind],
) -> PrintedDefenders:
    return PrintedDefenders(
        game=about.game,
        title=about.title,
        training=about.training,
        size=drawn.size,
        spaces=[
            PrintedSpace(
                id=space.id,
                name=space.name,
                polygon=list(space.polygon),
                inside=space.inside,
                protected=space.protected,
                deployment=space.deployment,
            )
            for space in drawn.spaces
        ],
        borders=[
            PrintedBorder(a=a, b=b, kind=kinds[a, b], line=line) for (a, b), line in edges.items()
        ],
        cards={
            card.id: PrintedCard(name=card.name, points=card.points) for card in _all_cards(cards)
        },
        path=list(about.path),
        names={
            **{space.id: space.name for space in drawn.spaces},
            **{card.id: card.name for card in _all_cards(cards)},
        },
    )


def _all_cards(cards: CardsFile) -> tuple[CardEntry, ...]:
    return (*cards.house_starter, *cards.dark_starter)


def _deck(entries: tuple[CardEntry, ...]) -> tuple[str, ...]:
    return tuple(card.id for card in entries for _ in range(card.copies))
