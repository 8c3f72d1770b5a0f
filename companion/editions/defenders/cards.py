"""The cards of an edition as its files have them: house_cards.yaml, dark_cards.yaml,
library.yaml, locations.yaml, events.yaml and path.yaml."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated, Literal, Protocol

from pydantic import Field

from companion.editions.defenders.effects import (
    EffectEntry,
    ReactionEntry,
    ValueEntry,
    effects_of,
)
from companion.editions.files import Entry, Flag, Id, Name
from companion.games.defenders.core.cards import Book, Card, EventCard, Type, Zone
from companion.games.defenders.core.definitions import PathSpace

STARTER, HOUSE_ACQUIRE, DARK_ACQUIRE = 7, 42, 20
BOOKS, HOUSE_LOCATIONS, DARK_LOCATIONS = 11, 21, 4
EVENT_CARDS = 5
"""Cards in the Event deck of each zone."""

Copies = Annotated[int, Field(strict=True, ge=1, le=HOUSE_ACQUIRE)]


class PlayedEntry(Entry):
    """A card that is played to explore, and how many of it the deck holds."""

    id: Id
    name: Name
    value: ValueEntry
    effects: tuple[EffectEntry, ...] = ()
    reaction: ReactionEntry | None = None
    copies: Copies = 1

    def as_card(self) -> Card:
        return Card(
            self.id,
            self.value.as_value(),
            effects_of(self.effects),
            reaction=self.reaction.as_reaction() if self.reaction else None,
        )


class HouseCardEntry(PlayedEntry):
    """A House Player's card."""

    type: Type

    def as_card(self) -> Card:
        return replace(super().as_card(), type=self.type)


class DarkCardEntry(PlayedEntry):
    """A card of the Dark Arts Player."""

    colour: Zone

    def as_card(self) -> Card:
        return replace(super().as_card(), colour=self.colour)


class HouseCardsFile(Entry):
    """house_cards.yaml"""

    starter: tuple[HouseCardEntry, ...]
    acquire: tuple[HouseCardEntry, ...]


class DarkCardsFile(Entry):
    """dark_cards.yaml"""

    starter: tuple[DarkCardEntry, ...]
    acquire: tuple[DarkCardEntry, ...]


class BookEntry(Entry):
    """A Library Book. It must be resolved at once, whatever its entry says of `must`."""

    id: Id
    name: Name
    effects: Annotated[tuple[EffectEntry, ...], Field(min_length=1)]
    copies: Copies = 1

    def as_book(self) -> Book:
        return Book(self.id, effects_of(self.effects, must=True))


class LibraryFile(Entry):
    """library.yaml"""

    books: tuple[BookEntry, ...]


class EventEntry(Entry):
    """An Event Card. Both halves must be resolved, whatever their entries say of `must`."""

    id: Id
    name: Name
    house: Annotated[tuple[EffectEntry, ...], Field(min_length=1)]
    dark: Annotated[tuple[EffectEntry, ...], Field(min_length=1)]

    def as_event(self, zone: Zone) -> EventCard:
        house, dark = (effects_of(half, must=True) for half in (self.house, self.dark))
        return EventCard(self.id, zone, house, dark)


ZoneEvents = Annotated[
    tuple[EventEntry, ...], Field(min_length=EVENT_CARDS, max_length=EVENT_CARDS)
]


class EventsFile(Entry):
    """events.yaml"""

    white: ZoneEvents
    orange: ZoneEvents
    red: ZoneEvents

    def by_zone(self) -> tuple[tuple[Zone, tuple[EventEntry, ...]], ...]:
        return ("white", self.white), ("orange", self.orange), ("red", self.red)


class LocationsFile(Entry):
    """locations.yaml: the spaces that the Location Cards show."""

    house: tuple[Id, ...]
    dark: tuple[Id, ...]


class PathEntry(Entry):
    """A space of the Dark Arts Path."""

    zone: Zone
    event: Flag = False


class PathFile(Entry):
    """path.yaml: the spaces from first to last."""

    spaces: Annotated[tuple[PathEntry, ...], Field(min_length=3, max_length=100)]

    def as_path(self) -> tuple[PathSpace, ...]:
        return tuple(PathSpace(space.zone, space.event) for space in self.spaces)


class EditionFile(Entry):
    """edition.yaml"""

    game: Literal["defenders"]
    title: Name
    training: Flag = False


class Copied(Protocol):
    """Something that a deck holds one or more of."""

    @property
    def id(self) -> str: ...
    @property
    def copies(self) -> int: ...


def deck(entries: Iterable[Copied]) -> tuple[str, ...]:
    """The ids of a deck's cards, one a card."""
    return tuple(card.id for card in entries for _ in range(card.copies))
