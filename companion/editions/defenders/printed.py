"""What is printed on a box of Defenders of Hogwarts, as the browser draws it. Its types are
generated from here."""

from typing import TypedDict

from companion.editions.geometry import Point
from companion.games.defenders.core.cards import Countable, Do, Trigger, Type, Who, Whose, Zone
from companion.games.defenders.core.definitions import Bonus, Passage


class PrintedSpace(TypedDict):
    """A space of the map."""

    id: str
    name: str
    polygon: list[Point]
    coordinates: str
    """The square of the map's grid where its middle is, such as C4."""
    inside: bool
    protected: bool
    deployment: bool
    fly_off: bool
    passage: Passage | None
    bonus: Bonus | None
    token: Type | None
    detector: bool
    shield: bool


class PrintedBorder(TypedDict):
    """A border between two spaces, and the lines along which their polygons touch: nearly
    always one."""

    a: str
    b: str
    kind: str
    lines: list[list[Point]]


class PrintedCount(TypedDict):
    """Something that everybody at the table can count."""

    of: Countable
    what: str
    whose: str


class PrintedCondition(TypedDict):
    """A count that must lie between two bounds."""

    counted: PrintedCount
    least: int
    most: int


class PrintedExtra(TypedDict):
    """Further movement of the pawn that moved."""

    points: int
    when: list[PrintedCondition]


class PrintedValue(TypedDict):
    """A movement value: one or two numbers, or where it leads."""

    points: list[int]
    to: str
    """`fly_off` or the id of a space, where there are no points."""
    per: PrintedCount | None
    """A single number grows by one for each of these."""
    extra: PrintedExtra | None


class PrintedEffect(TypedDict):
    """What a card does; the message `effect-<do>` makes the sentence of it."""

    do: Do
    amount: int
    what: str
    whom: Whose
    must: bool
    who: Who
    per: PrintedCount | None
    """The amount, once for each of these."""
    when: list[PrintedCondition]
    choices: list[list["PrintedEffect"]]


class PrintedReaction(TypedDict):
    """A Reactive Effect."""

    to: Trigger
    effects: list[PrintedEffect]
    when: list[PrintedCondition]


class PrintedCard(TypedDict):
    """A card's face. House cards have a type, Dark Arts cards a colour."""

    name: str
    type: Type | None
    colour: Zone | None
    value: PrintedValue
    effects: list[PrintedEffect]
    reaction: PrintedReaction | None


class PrintedBook(TypedDict):
    """A Library Book."""

    name: str
    effects: list[PrintedEffect]


class PrintedEvent(TypedDict):
    """An Event Card: each House Player's half, and the Dark Arts Player's."""

    name: str
    zone: Zone
    house: list[PrintedEffect]
    dark: list[PrintedEffect]


class PrintedPathSpace(TypedDict):
    """A space of the Dark Arts Path."""

    zone: Zone
    event: bool


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
    books: dict[str, PrintedBook]
    events: dict[str, PrintedEvent]
    decks: dict[str, list[str]]
    """What each deck holds, one id a card: everybody may know that. Location Cards go by their
    spaces."""
    path: list[PrintedPathSpace]
    names: dict[str, str]
    """Id of a place, card, book or event -> its name."""
