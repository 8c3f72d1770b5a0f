"""What an edition of Defenders of Hogwarts says: the map, the cards, the Path.

All of it is printed on a box and none of it is rules; `companion.editions` reads it from files.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from companion.games.kernel.board import Board

DARK = "dark"
HOUSES = ("gryffindor", "hufflepuff", "ravenclaw", "slytherin")

GREAT_HALL = "great_hall"
POOL = "pool"
"""Where Dark Arts Pawns off the board are kept: a place beside the map."""

OPEN, ENTRANCE, WALL = "open", "entrance", "wall"
OBSTACLES = ("locked_doors", "protective_spells", "physical_objects", "water")
BORDERS = (OPEN, ENTRANCE, WALL, *OBSTACLES)

Zone = Literal["white", "orange", "red"]


class Space(NamedTuple):
    """A space of the Main Board."""

    id: str
    inside: bool
    protected: bool
    deployment: bool


class Card(NamedTuple):
    """A card of a Starter deck: so far its movement value alone."""

    id: str
    points: int


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """One edition, checked and ready to play. Known by identity, so that what follows from it
    can be kept."""

    board: Board
    spaces: Mapping[str, Space]
    cards: Mapping[str, Card]
    house_starter: tuple[str, ...]
    """Card ids, one entry a card."""
    dark_starter: tuple[str, ...]
    path: tuple[Zone, ...]
    """The zone of each space of the Dark Arts Path, first to last."""
