"""What is printed on a box of Defenders of Hogwarts, as the browser draws it. Its types are
generated from here."""

from typing import TypedDict

from companion.editions.geometry import Point


class PrintedSpace(TypedDict):
    """A space of the map."""

    id: str
    name: str
    polygon: list[Point]
    inside: bool
    protected: bool
    deployment: bool


class PrintedBorder(TypedDict):
    """A border between two spaces: the edge that their polygons share."""

    a: str
    b: str
    kind: str
    line: tuple[Point, Point]


class PrintedCard(TypedDict):
    """A card's face."""

    name: str
    points: int


class PrintedDefenders(TypedDict):
    """An edition of Defenders of Hogwarts."""

    game: str
    title: str
    training: bool
    """Is it the built-in training edition, which is not the printed game?"""
    size: Point
    spaces: list[PrintedSpace]
    borders: list[PrintedBorder]
    cards: dict[str, PrintedCard]
    path: list[str]
    """The zone of each space of the Dark Arts Path."""
    names: dict[str, str]
    """Id of a place or card -> its name."""
