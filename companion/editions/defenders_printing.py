"""From an edition's files and definitions to what the browser draws."""

from collections.abc import Iterable

from companion.editions.defenders_card_checks import Files
from companion.editions.defenders_cards import BookEntry, EditionFile, EventEntry, PlayedEntry
from companion.editions.defenders_map import Borders, MapFile, SpaceEntry, coordinates
from companion.editions.defenders_printed import (
    PrintedBook,
    PrintedBorder,
    PrintedCard,
    PrintedDefenders,
    PrintedEffect,
    PrintedEvent,
    PrintedPathSpace,
    PrintedSpace,
    PrintedValue,
)
from companion.editions.geometry import Point
from companion.games.defenders.definitions import Card, Edition, Effect


def printed(
    about: EditionFile, drawn: MapFile, borders: Borders, files: Files, edition: Edition
) -> PrintedDefenders:
    """The whole edition. Its files are known to be right."""
    names = _names(drawn, files)
    return PrintedDefenders(
        game=about.game,
        title=about.title,
        training=about.training,
        size=drawn.size,
        spaces=[_space(space, drawn.size) for space in drawn.spaces],
        borders=[
            PrintedBorder(a=a, b=b, kind=border.kind, lines=border.lines)
            for (a, b), border in borders.items()
        ],
        cards={card.id: _card(card, names[card.id]) for card in edition.cards.values()},
        books={
            book.id: PrintedBook(name=names[book.id], effects=_effects(book.effects))
            for book in edition.books.values()
        },
        events={
            event.id: PrintedEvent(
                name=names[event.id],
                zone=event.zone,
                house=_effects(event.house),
                dark=_effects(event.dark),
            )
            for event in edition.events.values()
        },
        decks={name: list(cards) for name, cards in edition.decks._asdict().items()},
        path=[PrintedPathSpace(zone=space.zone, event=space.event) for space in edition.path],
        names=names,
    )


def _names(drawn: MapFile, files: Files) -> dict[str, str]:
    named: tuple[SpaceEntry | PlayedEntry | BookEntry | EventEntry, ...] = (
        *drawn.spaces,
        *files.house.starter,
        *files.house.acquire,
        *files.dark.starter,
        *files.dark.acquire,
        *files.library.books,
        *(event for _, events in files.events.by_zone() for event in events),
    )
    return {entry.id: entry.name for entry in named}


def _space(space: SpaceEntry, size: Point) -> PrintedSpace:
    return PrintedSpace(
        id=space.id,
        name=space.name,
        polygon=list(space.polygon),
        coordinates=coordinates(space, size),
        inside=space.inside,
        protected=space.protected,
        deployment=space.deployment,
        fly_off=space.fly_off,
        passage=space.passage,
        bonus=space.bonus,
        token=space.token,
        detector=space.detector,
        shield=space.shield,
    )


def _card(card: Card, name: str) -> PrintedCard:
    return PrintedCard(
        name=name,
        type=card.type,
        colour=card.colour,
        value=PrintedValue(points=list(card.value.points), to=card.value.to),
        effects=_effects(card.effects),
    )


def _effects(effects: Iterable[Effect]) -> list[PrintedEffect]:
    return [
        PrintedEffect(do=do, amount=amount, what=what, whom=whom, must=must)
        for do, amount, what, whom, must in effects
    ]
