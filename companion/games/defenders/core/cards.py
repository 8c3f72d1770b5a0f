"""Cards as data: what is printed on them, in the words of the glossary.

An effect is known by its address: the id of its card, book or event, and the way to it, such as
`alohomora.0`, `walls_shake.dark.1` or, inside a choice, `old_map.0.1.0`.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

Zone = Literal["white", "orange", "red"]
ZONES: tuple[Zone, ...] = ("white", "orange", "red")
DEMENTOR: Zone = "red"
"""The zone whose Progress Token comes with the Dark Location Card (PTH-5)."""

Type = Literal[
    "creatures", "transfiguration", "artefacts", "defence", "charms", "potions", "herbology"
]
TYPES: tuple[Type, ...] = get_args(Type)
"""The seven card types, each with its Hogwarts Token."""

ANY = "any"
RANDOM = "random"
MANY = 99
FLY_OFF = "fly_off"
"""Where a movement value leads that is "to a Fly Off Point"."""

Countable = Literal[
    "pawns", "hand", "discard", "items", "loyalty", "zone", "house_markers", "house_players"
]
Whose = Literal["own", "house", "rival", "dark", "any"]
"""Whose pawns: of the player whose effect it is, of any House Player, of another House Player, of
the Dark Arts Player, or of anybody."""
Kept = Literal["book", "scroll", "token", "coin", "detector", "shield"]
"""What a House Player keeps in front of him."""


@dataclass(frozen=True, slots=True)
class Count:
    """Something that everybody at the table can count."""

    of: Countable
    what: str = ""
    """Pawns: where they are, a space or `inside`, `outside`, `protected`, or how, `stunned`;
    items: which kind, or none for all kinds."""
    whose: Whose | Literal["moved"] = "own"
    """Whose pawns; `moved` is the pawn that has just moved, alone."""


@dataclass(frozen=True, slots=True)
class Condition:
    """A count that must lie between two bounds."""

    counted: Count
    least: int = 1
    most: int = MANY


Do = Literal[
    "pass",
    "passage",
    "fly_off",
    "directly",
    "swap",
    "stun",
    "stand_up",
    "send_back",
    "deploy",
    "draw",
    "discard",
    "look",
    "search",
    "recover",
    "acquire",
    "remove",
    "play",
    "loyalty",
    "marker",
    "gain",
    "relinquish",
    "take",
    "give",
    "house_marker",
    "again",
    "skip",
    "protect",
    "bar",
    "negate",
    "choose",
    "text",
]
Who = Literal["you", "dark", "house", "rival", "each_house", "each_rival", "everyone"]
"""Who undergoes an effect: its player; the Dark Arts Player; one House Player, or one other, whom
its player chooses; every House Player, every other one, or everybody."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that a card, a book or an event does. `pass`, `passage` and `fly_off` hold for
    the whole turn, `protect` and `bar` until the player's next turn, the others are instant."""

    do: Do
    amount: int = 1
    """How many cards, steps, pawns or turns."""
    what: str = ""
    """The obstacle kind, the passage's colour, the place, the pile, the item, or what is barred;
    `random` for a discard; for pawns that are aimed at, where they are."""
    whom: Whose = "own"
    """Whose pawns are stunned, stood up, sent back or swapped with."""
    must: bool = False
    """Card effects are optional unless the card says that they must be resolved."""
    who: Who = "you"
    per: Count | None = None
    """The amount, once for each of these."""
    when: tuple[Condition, ...] = ()
    """Conditional: only where all of these are met."""
    choices: tuple[tuple["Effect", ...], ...] = ()
    """`choose`: one of these is resolved."""


@dataclass(frozen=True, slots=True)
class Extra:
    """Further movement of the pawn that moved, once its move has ended (RUL-8)."""

    points: int
    when: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Value:
    """A movement value: one number, two numbers, to a Fly Off Point, or to a named place."""

    points: tuple[int, ...] = ()
    to: str = ""
    """`FLY_OFF` or the id of a space, in place of points."""
    per: Count | None = None
    """A single number grows by one for each of these."""
    extra: Extra | None = None


Trigger = Literal["bump", "effect", "targeted", "token", "event"]
"""When a reaction may come: before a bump, before an effect of another player that is aimed at
somebody, before one that is aimed at the reacting player, before another player's Hogwarts Token
is used, after an Event Card is turned up."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """A Reactive Effect."""

    to: Trigger
    effects: tuple[Effect, ...]
    when: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A card that is played to explore."""

    id: str
    value: Value
    effects: tuple[Effect, ...] = ()
    type: Type | None = None
    """House cards: the type, and so the Hogwarts Token that it goes with."""
    colour: Zone | None = None
    """Dark Arts cards: the zone that unlocks the effects."""
    reaction: Reaction | None = None


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


Addressed = Iterator[tuple[str, Effect]]


def by_address(
    cards: Iterable[Card], books: Iterable[Book], events: Iterable[EventCard]
) -> Mapping[str, Effect]:
    """All effects of an edition by their addresses, those inside choices too."""

    def below(address: str, effects: Iterable[Effect]) -> Addressed:
        for at, effect in enumerate(effects):
            own = f"{address}.{at}"
            yield own, effect
            for number, choice in enumerate(effect.choices):
                yield from below(f"{own}.{number}", choice)

    def everything() -> Addressed:
        for card in cards:
            yield from below(card.id, card.effects)
            if card.reaction is not None:
                yield from below(f"{card.id}.reaction", card.reaction.effects)
        for book in books:
            yield from below(book.id, book.effects)
        for event in events:
            yield from below(f"{event.id}.house", event.house)
            yield from below(f"{event.id}.dark", event.dark)

    return dict(everything())


def source_of(address: str) -> str:
    """The card, book or event of an effect."""
    return address.partition(".")[0]
