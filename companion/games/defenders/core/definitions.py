"""What an edition of Defenders of Hogwarts says: the map, the cards, the Path.

All of it is printed on a box and none of it is rules; `companion.editions` reads it from files.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from companion.games.defenders.core.cards import (
    Book,
    Card,
    Effect,
    EventCard,
    Type,
    Zone,
    by_address,
)
from companion.games.kernel.board import Board

DARK = "dark"
HOUSES = ("gryffindor", "hufflepuff", "ravenclaw", "slytherin")

GREAT_HALL = "great_hall"
LIBRARY = "library"
ROOM = "room_of_requirement"
POOL = "pool"
"""Where Dark Arts Pawns off the board are kept: a place beside the map."""

OPEN, ENTRANCE, WALL = "open", "entrance", "wall"
OBSTACLES = ("locked_doors", "protective_spells", "physical_objects", "water")
BORDERS = (OPEN, ENTRANCE, WALL, *OBSTACLES)

Passage = Literal["blue", "green", "red"]
PASSAGES: tuple[Passage, ...] = ("blue", "green", "red")

Bonus = Literal["acquire", "draw", "play_again"]
Item = Literal["detector", "coin"]
"""What a Defence Shield asks for beside book and scroll."""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the Main Board."""

    id: str
    inside: bool
    protected: bool = False
    deployment: bool = False
    fly_off: bool = False
    passage: Passage | None = None
    bonus: Bonus | None = None
    token: Type | None = None
    """The Hogwarts Token whose own space this is."""
    detector: bool = False
    """Does it show the Dark Detector icon?"""
    shield: bool = False
    """Is it a Defence Shield Space?"""


@dataclass(frozen=True, slots=True)
class PathSpace:
    """A space of the Dark Arts Path."""

    zone: Zone
    event: bool


class Decks(NamedTuple):
    """Card ids, one entry a card."""

    house_starter: tuple[str, ...]
    house_acquire: tuple[str, ...]
    dark_starter: tuple[str, ...]
    dark_acquire: tuple[str, ...]
    library: tuple[str, ...]
    house_locations: tuple[str, ...]
    """Ids of spaces: a Location Card is the space that it shows."""
    dark_locations: tuple[str, ...]
    white: tuple[str, ...]
    orange: tuple[str, ...]
    red: tuple[str, ...]

    def starter_of(self, seat: str) -> tuple[str, ...]:
        return self.dark_starter if seat == DARK else self.house_starter

    def acquire_of(self, seat: str) -> tuple[str, ...]:
        return self.dark_acquire if seat == DARK else self.house_acquire


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """One edition, checked and ready to play. Known by identity, so that what follows from it
    can be kept."""

    board: Board
    spaces: Mapping[str, Space]
    cards: Mapping[str, Card]
    books: Mapping[str, Book]
    events: Mapping[str, EventCard]
    decks: Decks
    path: tuple[PathSpace, ...]
    """First to last; the last is a red Event Space."""
    effects: Mapping[str, Effect] = field(init=False)
    """All effects of cards, books and events, by their addresses."""

    def __post_init__(self) -> None:
        printed = self.cards.values(), self.books.values(), self.events.values()
        object.__setattr__(self, "effects", by_address(*printed))
