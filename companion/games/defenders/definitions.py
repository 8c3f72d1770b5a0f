"""What an edition of Defenders of Hogwarts says: the map, the cards, the Path.

All of it is printed on a box and none of it is rules; `companion.editions` reads it from files.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

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

Zone = Literal["white", "orange", "red"]
ZONES: tuple[Zone, ...] = ("white", "orange", "red")

Passage = Literal["blue", "green", "red"]
PASSAGES: tuple[Passage, ...] = ("blue", "green", "red")

Type = Literal[
    "creatures", "transfiguration", "artefacts", "defence", "charms", "potions", "herbology"
]
TYPES: tuple[Type, ...] = get_args(Type)
"""The seven card types, each with its Hogwarts Token."""

Bonus = Literal["acquire", "draw", "play_again"]
Item = Literal["detector", "coin"]
"""What a Defence Shield asks for beside book and scroll."""


class Space(NamedTuple):
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


Do = Literal[
    "draw",
    "pass",
    "loyalty",
    "stun",
    "stand_up",
    "marker",
    "fly_off",
    "passage",
    "directly",
    "swap",
    "play",
    "discard",
]
Whom = Literal["own", "house", "dark"]


class Effect(NamedTuple):
    """One thing that a card, a book or an event does. `pass`, `fly_off` and `passage` hold for
    the whole turn; the others happen at once."""

    do: Do
    amount: int = 1
    """How many cards, steps or pawns."""
    what: str = ""
    """The obstacle kind, the passage's colour or `any`, the place, or `random` for a discard."""
    whom: Whom = "own"
    """Whose pawns are stunned, stood up or swapped with: the player's own, any house's, or the
    Dark Arts Player's."""
    must: bool = False
    """Card effects are optional unless the card says that they must be resolved."""


class Value(NamedTuple):
    """A movement value: one number, two numbers, to a Fly Off Point, or to a named place."""

    points: tuple[int, ...] = ()
    to: str = ""
    """`fly_off` or the id of a space, in place of points."""


class Card(NamedTuple):
    """A card that is played to explore."""

    id: str
    value: Value
    effects: tuple[Effect, ...] = ()
    type: Type | None = None
    """House cards: the type, and so the Hogwarts Token that it goes with."""
    colour: Zone | None = None
    """Dark Arts cards: the zone that unlocks the effects."""


class Book(NamedTuple):
    """A Library Book."""

    id: str
    effects: tuple[Effect, ...]


class EventCard(NamedTuple):
    """An Event: each House Player's half, and the Dark Arts Player's."""

    id: str
    zone: Zone
    house: tuple[Effect, ...]
    dark: tuple[Effect, ...]


class PathSpace(NamedTuple):
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
